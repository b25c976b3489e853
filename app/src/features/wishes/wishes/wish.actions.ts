import type { Wish } from '@goldbean/contract/wishes';
import { ref } from 'valtio/vanilla';
import { asApiError } from '../../../shared/api/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import { onMemberGone } from '../../../shared/session/index.ts';
import { hearPool, noteVotes } from './hear-pool.ts';
import { changeKnown } from './known-wishes.ts';
import { loadToday, loadTodaySoon, watchToday } from './today.actions.ts';
import { emptyWish, wishState as state } from './wish.state.ts';
import * as service from './wishes.service.ts';

/** Votes and comments of others ask for the wish this often at most, in ms: many may look at it while many vote. */
const throttleMs = 5_000;

const scope = createRequestScope();
/** Anew with every question, so that an older answer does not stand over a newer one. */
const asked = createRequestScope();
onMemberGone(() => {
  scope.end();
  asked.end();
});

/** S10: shows one wish, and follows what becomes of it. @returns ends it */
export function openWish(wishId: string): () => void {
  const isCurrent = scope.begin();
  if (state.wishId !== wishId) Object.assign(state, emptyWish(wishId));
  void loadWish();
  const stopToday = watchToday();
  let soon: ReturnType<typeof setTimeout> | undefined;
  const stopHearing = hearPool(({ any, changed, gone, counted, voted }) => {
    // Whether I hear of it and my tickets hang on my votes, votes by level on those of all.
    if (any || changed.has(wishId) || gone.has(wishId) || voted.has(wishId)) void loadWish();
    else if (counted.has(wishId))
      soon ??= setTimeout(() => {
        soon = undefined;
        void loadWish();
      }, throttleMs);
    if (any || changed.size > 0 || gone.size > 0) void loadToday();
    else loadTodaySoon();
  });
  return () => {
    stopHearing();
    stopToday();
    clearTimeout(soon);
    if (isCurrent()) scope.end();
  };
}

/** G031: also after a failure. What is shown stays until the answer is here; what is gone is not shown any more. */
export async function loadWish(): Promise<void> {
  const isOpen = scope.watch();
  const isNewest = asked.begin();
  const isCurrent = () => isOpen() && isNewest();
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
export function takeVotes(wishId: string, votes: Pick<Wish, 'free_votes' | 'paid_votes'>): void {
  changeKnown(wishId, votes);
  noteVotes(wishId);
}

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
