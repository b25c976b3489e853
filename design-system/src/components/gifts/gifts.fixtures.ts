import { market } from '../../stories/index.ts';
import type { GiftOffer, OwnedGift } from './gift.ts';
import { type GiftIconName, giftIcons } from './GiftIcon/gift-icons.ts';

const prices: Readonly<Record<GiftIconName, number>> = {
  chalk: 1,
  applause: 2,
  sunflower: 5,
  heart: 10,
  goldbean: 20,
  candle: 66,
  bull: 188,
  rocket: 1_000,
  castle: 9_999,
  crown: 52_000,
  shield: 88,
  ribbon: 6,
};

/** A gift of the demo set; the crown asks for fan level 10, the ribbon for any fan, the shield for an iron fan. */
export const gift = (icon: GiftIconName): GiftOffer => ({
  id: icon,
  icon,
  name: icon,
  price: prices[icon],
  fanLevel: icon === 'crown' ? 10 : icon === 'castle' ? 3 : icon === 'ribbon' ? 1 : null,
  isIron: icon === 'shield',
});

/** The shield and the ribbon lie with the gifts for fans alone. */
const allGifts: readonly GiftOffer[] = giftIcons
  .filter((icon) => icon !== 'shield' && icon !== 'ribbon')
  .map(gift)
  .toSorted((one, other) => one.price - other.price);

export const tabs = [
  { key: 'popular', name: market.tabPopular, gifts: allGifts.slice(0, 8) },
  { key: 'luxury', name: market.tabGrand, gifts: allGifts.slice(6) },
  { key: 'fan', name: market.tabFans, gifts: [gift('castle'), gift('crown'), gift('shield')] },
  { key: 'spring', name: market.tabSpring, gifts: [] },
];

export const knapsack: readonly OwnedGift[] = [
  { gift: gift('sunflower'), count: 3, expiresAt: null },
  { gift: gift('rocket'), count: 1_250, expiresAt: Date.UTC(2026, 11, 31) },
];
