import type { CallData } from '@goldbean/contract/shared';
import { calls, type WishCommentState } from '@goldbean/contract/wishes';
import { newRequestId, request } from '../../../shared/api/index.ts';

export type Liked = CallData<typeof calls.wishComments.like>;

/** G043. @param page from 1 */
export const listComments = (wishId: string, page: number) =>
  request(calls.wishComments.list, { wish_id: wishId, page });

/** G044. @throws ApiError `wish.comment_missing`, `wish.merged` */
export const addComment = (wishId: string, text: string, replyTo: string | null, requestId: string) =>
  request(calls.wishComments.add, {
    wish_id: wishId,
    text,
    ...(replyTo !== null && { reply_to: replyTo }),
    request_id: requestId,
  });

/** G404. */
export const deleteComment = (commentId: string) =>
  request(calls.wishComments.remove, { comment_id: commentId, request_id: newRequestId() });

/** G405. */
export const like = (commentId: string, on: boolean): Promise<Liked> =>
  request(calls.wishComments.like, { comment_id: commentId, on, request_id: newRequestId() });

/** G406. */
export const listReview = (state: WishCommentState, page: number) =>
  request(calls.wishComments.review, { state, page });

/** G407. @param reason empty where it passes @throws ApiError `wish.comment_judged` when somebody was quicker */
export const judge = (commentId: string, reason: string) =>
  request(calls.wishComments.judge, {
    comment_id: commentId,
    passes: reason === '',
    reason,
    request_id: newRequestId(),
  });
