import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { done, feedOf, id, json, requestId, scrolling, text } from '../../shared/fields.ts';
import { contentType } from '../posts/posts.schema.ts';
import { commentLimits } from './comments.limits.ts';
import { comment, commentSort } from './comments.schema.ts';

/** V22, M04: the words of a comment, as the server takes them; the box asks the same. */
export const commentText = text(
  commentLimits.commentCharacters,
  'request.content_required',
  'comment.too_long',
);

const mentions = () =>
  json(z.array(id()).max(commentLimits.commentMentions, 'comment.mentions'), 'request.invalid')
    .optional()
    .default([]);

/** Comments two levels deep on whatever is displayed (E30, T14, P08). */
export const commentCalls = defineCalls({
  list: defineCall({
    id: 'G053',
    service: 'cms',
    path: 'comment/list',
    summary:
      'Comments on something, or with `parent` the answers to one, by cursor; mine in every state but deleted.',
    access: 'open',
    input: z.object({
      type: contentType,
      id: id(),
      /** A comment of the first level whose answers are asked for; `sort` says nothing then. */
      parent: id().optional(),
      sort: commentSort.optional().default('hot'),
      ...scrolling,
    }),
    output: feedOf(comment).extend({
      /** Displayed comments and answers on it; with `parent`, answers. */
      total: z.number().int(),
    }),
    errors: ['post.missing', 'comment.missing'],
  }),
  add: defineCall({
    id: 'G054',
    service: 'cms',
    path: 'comment/add',
    summary:
      'Comment on something that is displayed, or answer a comment; until it is approved only I see it.',
    writes: true,
    input: z.object({
      type: contentType,
      id: id(),
      text: commentText,
      /** The comment that is answered; an answer to an answer stands beside it. */
      reply_to: id().optional(),
      /** Uids of the members that it names; unknown ones are left out. */
      mentions: mentions(),
      request_id: requestId().optional(),
    }),
    output: z.object({ comment }),
    errors: [
      'request.content_required',
      'comment.too_long',
      'comment.mentions',
      'post.missing',
      'comment.missing',
    ],
  }),
  edit: defineCall({
    id: 'G428',
    service: 'cms',
    path: 'comment/edit',
    summary: 'Change a comment of mine that is pending or was rejected: it waits again.',
    writes: true,
    input: z.object({
      comment_id: id(),
      text: commentText,
      mentions: mentions(),
      request_id: requestId().optional(),
    }),
    output: z.object({ comment }),
    errors: [
      'request.content_required',
      'comment.too_long',
      'comment.mentions',
      'post.missing',
      'comment.missing',
      'request.forbidden',
      'post.state',
    ],
  }),
  remove: defineCall({
    id: 'G055',
    service: 'cms',
    path: 'comment/delete',
    summary: 'Delete a comment of mine (P08); answers to it stay.',
    writes: true,
    input: z.object({ comment_id: id(), request_id: requestId().optional() }),
    output: done,
    errors: ['comment.missing', 'request.forbidden'],
  }),
});
