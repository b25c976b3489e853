import { z } from 'zod';
import { shanghaiTime, timestamp, user } from '../../shared/fields.ts';
import { wishName } from '../wishes/wishes.schema.ts';

/** D68: a pending or rejected comment is seen by its author and by those who judge. */
export const wishCommentStates = ['pending', 'displayed', 'rejected'] as const;
export const wishCommentState = z.enum(wishCommentStates, 'request.invalid');
export type WishCommentState = z.infer<typeof wishCommentState>;

/** A comment on a wish, as one member sees it. */
export const wishComment = z.object({
  comment_id: z.string(),
  user,
  /** Plain text; lines are kept. */
  text: z.string(),
  at: shanghaiTime(),
  at_ts: timestamp(),
  state: wishCommentState,
  /** Why it was rejected, for its author; else empty. */
  reason: z.string(),
  likes: z.number().int(),
  /** I am among those who like it. */
  liked: z.boolean(),
  /** What it answers; null for a comment on the wish itself. Empty `text` where that was deleted. */
  reply_to: z.object({ comment_id: z.string(), nickname: z.string(), text: z.string() }).nullable(),
});
export type WishComment = z.infer<typeof wishComment>;

/** A comment before those who judge it. */
export const judgedWishComment = wishComment.extend({
  wish: wishName,
  /** Null while it is pending. */
  judged: z.object({ by: user, at: shanghaiTime(), at_ts: timestamp() }).nullable(),
  /** It is the reader's own: somebody else judges it. */
  own: z.boolean(),
});
export type JudgedWishComment = z.infer<typeof judgedWishComment>;
