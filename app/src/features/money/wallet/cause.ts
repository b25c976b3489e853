import { rewardKinds, type StatementLine } from '@goldbean/contract/money';
import { paths } from '../../../shared/paths/index.ts';

const isReward = (type: string): boolean => rewardKinds.some((kind) => kind === type);

/** S23: the page of what moved the money; undefined where there is none. */
export function causeHref({ type, id, place }: Omit<StatementLine['cause'], 'note'>): string | undefined {
  if (place?.kind === 'group') return paths.chat.href({ group: place.id, packet: id });
  if (place?.kind === 'live') return paths.liveMiddlePage.href({ live_id: place.id });
  if (type === 'order') return paths.pay.href({ order: id });
  if (type === 'exchange') return paths.myGold.href({ panel: 'exchange' });
  if (type === 'wish') return paths.wishDetails.href({ wish_id: id });
  // Vouchers have no page of their own yet.
  return isReward(type) ? paths.credits.href() : undefined;
}
