import { z } from 'zod';
import { shanghaiTime, timestamp } from '../../shared/fields.ts';
import { author, contentType, queued } from '../posts/posts.schema.ts';

/** A comment has no draft. Others than its author see `displayed`, and of what was answered that it is gone. */
export const commentStates = ['pending', 'displayed', 'rejected', 'hidden', 'deleted'] as const;
const commentState = z.enum(commentStates, 'request.invalid');
export type CommentState = z.infer<typeof commentState>;

/** `hot`: liked and answered most first; `new`: latest first. Answers stand in the order in which they were written. */
export const commentSorts = ['hot', 'new'] as const;
export const commentSort = z.enum(commentSorts, 'request.invalid');
export type CommentSort = z.infer<typeof commentSort>;

/** An answer, or a comment of the first level without its answers. */
export const reply = z.object({
  comment_id: z.string(),
  /** What it is about. */
  type: contentType,
  id: z.string(),
  author,
  /** As it was typed: HTML in it is text. Empty once it was deleted or hidden. */
  text: z.string(),
  /** Members it names. */
  mentions: z.array(author),
  at: shanghaiTime(),
  at_ts: timestamp(),
  likes: z.number().int(),
  liked: z.boolean(),
  is_own: z.boolean(),
  /** The comment of the first level it stands under; null for one of those. */
  parent_id: z.string().nullable(),
  /** Whom it answers, where that is another answer. */
  answers: author.nullable(),
  state: commentState,
  /** Why it was rejected or hidden: for its author; empty else. */
  reason: z.string(),
  /** For its author while it is pending; null else. */
  queue: queued.nullable(),
});
export type Reply = z.infer<typeof reply>;

/** A comment of the first level. */
export const comment = reply.extend({
  /** Answers that are displayed, and mine that are not. */
  replies: z.number().int(),
  /** The first of them; the others are asked for with `parent`. Empty where answers are asked for. */
  first_replies: z.array(reply),
});
export type Comment = z.infer<typeof comment>;
