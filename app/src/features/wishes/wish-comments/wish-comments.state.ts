import type { WishComment } from '@goldbean/contract/wishes';
import { emptyPages, type Pages } from '../../../shared/pages/index.ts';
import { memberState } from '../../../shared/session/index.ts';

export interface WishCommentsState {
  wishId: string;
  pages: Pages<WishComment>;
  /** What is being written. */
  text: string;
  /** Whom it answers; null for a comment on the wish itself. */
  replyTo: { readonly id: string; readonly nickname: string } | null;
  isSending: boolean;
  /** Why the last try did not arrive. */
  error: unknown;
}

export const emptyWishComments = (wishId = ''): WishCommentsState => ({
  wishId,
  pages: emptyPages<WishComment>(),
  text: '',
  replyTo: null,
  isSending: false,
  error: null,
});

export const wishCommentsState = memberState<WishCommentsState>(() => emptyWishComments());
