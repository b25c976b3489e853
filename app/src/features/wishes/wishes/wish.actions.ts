import type { Wish } from '@goldbean/contract/wishes';
import { ref } from 'valtio/vanilla';
import { asApiError } from '../../../shared/api/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import { onMemberGone } from '../../../shared/session/index.ts';
import { hearPool } from './hear-pool.ts';
import { changeKnown } from './known-wishes.ts';
import { emptyWish, wishState as state } from './wish.state.ts';
import * as service from './wishes.service.ts';

const scope = createRequestScope();
onMemberGone(scope.end);

/** S10: shows one wish, and follows what becomes of it. @returns ends it */
export function openWish(wishId: string): () => void {
  const isCurrent = scope.begin();
  if (state.wishId !== wishId) Object.assign(state, emptyWish(wishId));
  void loadWish();
  const stopHearing = hearPool(({ any, changed, gone }) => {
    if (any || changed.has(wishId) || gone.has(wishId)) void loadWish();
  });
  return () => {
    stopHearing();
    if (isCurrent()) scope.end();
  };
}

/** G031: also after a failure. What is shown stays until the answer is here; what is gone is not shown any more. */
export async function loadWish(): Promise<void> {
  const isCurrent = scope.watch();
  try {
    const detail = await service.loadWish(state.wishId);
    if (isCurrent()) Object.assign(state, { detail, error: null });
  } catch (error) {
    if (!isCurrent()) return;
    const refused = asApiError(error);
    if (refused.msgKey === 'wish.missing') state.detail = null;
    if (!state.detail) state.error = ref(refused);
  }
}

/** An action elsewhere on the page has answered with how the wish stands now. */
export function takeWish(wish: Wish): void {
  changeKnown(wish.wish_id, wish);
  if (wish.wish_id === state.wishId) void loadWish();
}

/** Votes were bought. */
export const takeVotes = (wishId: string, votes: Pick<Wish, 'free_votes' | 'paid_votes'>): void =>
  changeKnown(wishId, votes);

/** G403 was answered elsewhere. */
export function takeHearing(hears: boolean): void {
  if (state.detail) state.detail.my.hears = hears;
}

/** G400: takes my pending wish back. @returns whether it is gone, and still the one that is shown */
export async function withdrawWish(): Promise<boolean> {
  if (state.isWithdrawing) return false;
  const isCurrent = scope.watch();
  const { wishId } = state;
  state.isWithdrawing = true;
  try {
    await service.withdrawWish(wishId);
    return isCurrent();
  } catch (error) {
    notifyError(error);
    return false;
  } finally {
    if (state.wishId === wishId) state.isWithdrawing = false;
  }
}
