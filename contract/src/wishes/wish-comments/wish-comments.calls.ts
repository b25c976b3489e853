import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { done, flag, id, listOf, paging, requestId, text } from '../../shared/fields.ts';
import { sharedLimits } from '../../shared/limits.ts';
import { wishCommentLimits } from './wish-comments.limits.ts';
import { judgedWishComment, wishComment, wishCommentState } from './wish-comments.schema.ts';

/** A comment as the server takes it; the composer asks the same. */
export const wishCommentText = text(
  wishCommentLimits.wishCommentCharacters,
  'request.content_required',
  'wish.comment_long',
);

/** Comments on wishes and their review (D68). */
export const wishCommentCalls = defineCalls({
  list: defineCall({
    id: 'G043',
    service: 'wish',
    path: 'api/comment/list',
    summary:
      'Comments on a wish, newest first: those that are displayed, and mine that are pending or rejected.',
    input: z.object({ wish_id: id(), ...paging }),
    output: listOf(wishComment),
    errors: ['wish.missing'],
  }),
  add: defineCall({
    id: 'G044',
    service: 'wish',
    path: 'api/comment/add',
    summary:
      'Comment on a wish, or answer a comment. It is displayed once the staff have looked at it (D68).',
    writes: true,
    input: z.object({
      wish_id: id(),
      text: wishCommentText,
      /** A comment that is displayed. */
      reply_to: id().optional(),
      request_id: requestId().optional(),
    }),
    output: z.object({ id: z.string(), state: wishCommentState }),
    errors: [
      'wish.missing',
      'wish.merged',
      'wish.comment_missing',
      'wish.comment_long',
      'request.content_required',
    ],
  }),
  remove: defineCall({
    id: 'G404',
    service: 'wish',
    path: 'api/comment/delete',
    summary: 'Delete a comment of mine. Its answers stay.',
    writes: true,
    input: z.object({ comment_id: id(), request_id: requestId().optional() }),
    output: done,
    errors: ['wish.comment_missing'],
  }),
  like: defineCall({
    id: 'G405',
    service: 'wish',
    path: 'api/comment/like',
    summary: 'Like a displayed comment, or no longer. A repeat changes nothing.',
    writes: true,
    input: z.object({ comment_id: id(), on: flag(), request_id: requestId().optional() }),
    output: z.object({ likes: z.number().int(), liked: z.boolean() }),
    errors: ['wish.comment_missing', 'wish.missing'],
  }),
  review: defineCall({
    id: 'G406',
    service: 'wish',
    path: 'api/comment/review',
    summary:
      'Comments on wishes to judge, longest waiting first, or those that are judged, latest first (D68).',
    access: ['product_head', 'admin'],
    input: z.object({ state: wishCommentState.optional().default('pending'), ...paging }),
    output: listOf(judgedWishComment),
  }),
  judge: defineCall({
    id: 'G407',
    service: 'wish',
    path: 'api/comment/judge',
    summary:
      'Display a pending comment, or reject it with a reason for its author; never one of my own (D68).',
    access: ['product_head', 'admin'],
    writes: true,
    input: z.object({
      comment_id: id(),
      passes: flag(),
      /** Required where it does not pass. */
      reason: text(sharedLimits.reasonCharacters).optional().default(''),
      request_id: requestId().optional(),
    }),
    output: z.object({ state: wishCommentState }),
    errors: ['wish.comment_missing', 'wish.comment_judged', 'request.content_required', 'request.forbidden'],
  }),
});
