import { cast, market } from '../../../stories/index.ts';
import type { GiftOffer } from '../../gifts/index.ts';
import type { LiveWishGoal } from './LiveWish.tsx';

const offer = (icon: string, name: string, price: number): GiftOffer => ({
  id: icon,
  icon,
  name,
  price,
  fanLevel: null,
  isIron: false,
});
/** Gifts of the catalogue. */
export const offers = {
  sunflower: offer('sunflower', market.sunflower, 5),
  rocket: offer('rocket', market.rocket, 1_000),
  dragonBoat: offer('dragon boat', market.dragonBoat, 520),
};
const top = [
  { uid: '1', ...cast.wang },
  { uid: '2', ...cast.mei },
  { uid: '3', ...cast.somchai },
];
/** One on its way, one reached, one that nobody has helped yet. */
export const wishes: readonly LiveWishGoal[] = [
  { id: 'w1', gift: offers.sunflower, target: 66, now: 41, top, helpers: 18 },
  { id: 'w2', gift: offers.rocket, target: 3, now: 3, top: top.slice(1), helpers: 2 },
  { id: 'w3', gift: offers.dragonBoat, target: 1_250_000, now: 0, top: [], helpers: 0 },
];
