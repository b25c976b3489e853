import type { JudgedWishComment, WishCommentState } from '@goldbean/contract/wishes';
import { emptyPages, type Pages } from '../../../shared/pages/index.ts';
import { memberState } from '../../../shared/session/index.ts';

export interface WishCommentReviewState {
  tab: WishCommentState;
  pages: Pages<JudgedWishComment>;
  /** The comment that is being decided on; null while none is. */
  deciding: { readonly id: string; readonly passes: boolean } | null;
  /** The comment whose rejection is being written; empty while none is. */
  rejecting: string;
  /** What the last decision was refused for. */
  failed: { readonly id: string; readonly error: unknown } | null;
}

export const emptyReview = (): WishCommentReviewState => ({
  tab: 'pending',
  pages: { ...emptyPages<JudgedWishComment>(), page: 1 },
  deciding: null,
  rejecting: '',
  failed: null,
});

export const reviewState = memberState<WishCommentReviewState>(emptyReview);
