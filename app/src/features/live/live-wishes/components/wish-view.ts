import type { Gift } from '@goldbean/contract/live';
import type { GiftOffer } from '@goldbean/design-system/gifts';
import type { LiveWishGoal, LiveWishState } from '@goldbean/design-system/live';
import type { Snapshot } from 'valtio';
import { refusalWords } from '../../../../shared/i18n/index.ts';
import type { ListedLiveWish } from '../live-wishes.service.ts';
import type { LiveWishesState } from '../live-wishes.state.ts';

const offerOf = ({ gift_id, icon, name, price, fan_level, iron_fan }: Snapshot<Gift>): GiftOffer => ({
  id: gift_id,
  icon,
  name,
  price,
  fanLevel: fan_level,
  isIron: iron_fan,
});

/** A wish as it is drawn. */
export const goalOf = ({ id, gift, target, now, helpers, top }: Snapshot<ListedLiveWish>): LiveWishGoal => ({
  id,
  gift: offerOf(gift),
  target,
  now,
  helpers,
  top: top.map(({ uid, nickname, img }) => ({ uid, nickname, img })),
});

export function wishStateOf({
  phase,
  failure,
  list,
}: Snapshot<Pick<LiveWishesState, 'phase' | 'failure' | 'list'>>): LiveWishState {
  if (phase === 'loading') return { kind: 'loading' };
  if (phase === 'failed') return { kind: 'error', reason: refusalWords(failure) };
  return { kind: 'ready', wishes: list.map(goalOf) };
}
