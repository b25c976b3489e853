import type { WishCommentState } from '@goldbean/contract/wishes';
import { ref } from 'valtio/vanilla';
import { asApiError } from '../../../shared/api/index.ts';
import { createPages } from '../../../shared/pages/index.ts';
import { createPoll } from '../../../shared/poll/index.ts';
import { onMemberGone } from '../../../shared/session/index.ts';
import { emptyReview, reviewState as state } from './review.state.ts';
import * as service from './wish-comments.service.ts';

/** How often it is asked whether there are new ones, in ms. */
const everyMs = 5_000;

const pages = createPages({
  state: () => state.pages,
  load: (page) => service.listReview(state.tab, page),
  keyOf: ({ comment_id }) => comment_id,
  // What stands there is older than it could be (D90); the next time will tell.
  onMoreFailed: () => undefined,
});
onMemberGone(pages.close);
const poll = createPoll({
  ask: pages.reload,
  isVisible: () => document.visibilityState === 'visible',
  everyMs,
});

/** D68: comments on wishes that wait to be judged, and new ones as they come. @returns ends it */
export function openReview(): () => void {
  Object.assign(state, emptyReview());
  poll.start();
  return () => {
    poll.stop();
    pages.close();
  };
}

/** G406. */
export function chooseReviewTab(tab: WishCommentState): void {
  state.tab = tab;
  void pages.show(1);
}

/** @param page from 1 */
export const showReview = (page: number): void => void pages.show(page);

/** @param id of the comment whose rejection is written; empty: none */
export function beginRejecting(id: string): void {
  state.rejecting = id;
}

/** G407. @param reason why not; empty where it passes */
export async function judgeComment(id: string, reason: string): Promise<void> {
  if (state.deciding) return;
  Object.assign(state, { deciding: { id, passes: reason === '' }, failed: null, rejecting: '' });
  try {
    await service.judge(id, reason);
    await pages.reloadWithout(({ comment_id }) => comment_id === id);
  } catch (error) {
    state.failed = { id, error: ref(asApiError(error)) };
  } finally {
    state.deciding = null;
  }
}
