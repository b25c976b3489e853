import { z } from 'zod';
import { wishStatus } from './wishes.schema.ts';

/** The room in which members hear how the wish pool changes; joined as any room is (C113). */
export const wishRoom = 'wish_pool';

/**
 * Events of the wish pool: counters, without `seq` and never replayed, of each wish and kind the latest at most once a
 * second. Who comes back after a break asks for the list or the wish again.
 */
export const wishEvents = {
  /** There is a wish more, or it can be seen again. */
  wish_made: z.object({ kind: z.literal('wish_made'), wish_id: z.string() }),
  wish_votes: z.object({
    kind: z.literal('wish_votes'),
    wish_id: z.string(),
    free_votes: z.number().int(),
    paid_votes: z.number().int(),
  }),
  /** Somebody's comment is displayed, or was deleted. */
  wish_comments: z.object({
    kind: z.literal('wish_comments'),
    wish_id: z.string(),
    comments: z.number().int(),
  }),
  /** Anything else of it is new, such as status, date, answer or pin: ask for it (G031). */
  wish_changed: z.object({ kind: z.literal('wish_changed'), wish_id: z.string(), status: wishStatus }),
  /** It is hidden, withdrawn or merged: it is in no list any more. */
  wish_gone: z.object({ kind: z.literal('wish_gone'), wish_id: z.string() }),
};

export const wishPoolEvent = z.discriminatedUnion('kind', [
  wishEvents.wish_made,
  wishEvents.wish_votes,
  wishEvents.wish_comments,
  wishEvents.wish_changed,
  wishEvents.wish_gone,
]);
export type WishPoolEvent = z.infer<typeof wishPoolEvent>;
