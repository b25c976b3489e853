import type { MsgKey } from '@goldbean/contract';
import { openWishStatuses, wishDateRefusal, type Wish, type WishStatus } from '@goldbean/contract/wishes';
import type { WishDeskStep, WishDeskAction } from './wish-desk.state.ts';

/** D05: where a wish may go from each status by an edit. Completed is reached by completing alone (M13); the server checks. */
const moves: Readonly<Record<WishStatus, readonly WishStatus[]>> = {
  0: [1],
  1: [2, 3, 5, 0],
  2: [3, 5, 0],
  3: [4, 2, 0],
  4: [3, 0],
  5: [1, 2, 0],
  6: [0],
};
const adopted: ReadonlySet<WishStatus> = new Set([2, 3, 4, 6]);

/** Statuses it may be given; to hide it is an action of its own. */
export const targetsOf = (status: WishStatus): readonly WishStatus[] =>
  moves[status].filter((to) => to !== 0);

/** What a product head may do with a wish as it stands. @param isOwn nobody rewards their own wish, or gathers votes for it */
export function actionsOf(
  { status, merged_into, reward }: Pick<Wish, 'status' | 'merged_into' | 'reward'>,
  isOwn: boolean,
): readonly WishDeskStep[] {
  if (merged_into) return [];
  const may: Readonly<Record<WishDeskStep, boolean>> = {
    move: targetsOf(status).length > 0,
    date: status !== 0 && status !== 6,
    complete: status === 4,
    merge: status !== 0,
    reward: adopted.has(status) && reward === null && !isOwn,
    // Whoever decides on a wish gathers no votes for their own (E02).
    behalf: openWishStatuses.includes(status) && !isOwn,
    hide: moves[status].includes(0),
  };
  return (Object.keys(may) as WishDeskStep[]).filter((action) => may[action]);
}

/**
 * What the server would refuse of an action, so that it is not sent: a status that is reached by completing alone (M13), a day
 * that is not later than now (V21, M14).
 * @param now of the server, UTC ms @returns the `msg_key`, or null
 */
export function actionRefusal(done: WishDeskAction, now: number): MsgKey | null {
  if (done.kind === 'move' && done.to === 6) return 'wish.not_completed_directly';
  return 'expectedAt' in done ? wishDateRefusal(done.expectedAt, now) : null;
}
