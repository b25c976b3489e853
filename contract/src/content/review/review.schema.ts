import { z } from 'zod';
import { shanghaiTime, timestamp } from '../../shared/fields.ts';
import { author, picture, topicName } from '../posts/posts.schema.ts';
import { film } from '../short-videos/short-videos.schema.ts';

/**
 * A queue of the desk, by the name under which its feature registered it with the server's `review.kind(...)`: `post`,
 * `comment`, later `article`, `video`, `wish_comment` and others.
 */
export const reviewKind = () => z.string('request.invalid').regex(/^[a-z_]{1,32}$/, 'request.invalid');

/** Something that waits for review. */
export const reviewEntry = z.object({
  kind: z.string(),
  id: z.string(),
  /** What is judged: a verdict on an older one is refused. */
  version: z.number().int(),
  author,
  /** Empty where a kind has none. */
  title: z.string(),
  text: z.string(),
  pics: z.array(picture),
  /** What plays, with an address for whoever asked; left out of what has no film. */
  film: film.optional(),
  topic: topicName.nullable(),
  /** What it is about, as of a comment: its type and id, and how it begins. Null for what stands alone. */
  about: z.object({ type: z.string(), id: z.string(), words: z.string() }).nullable(),
  /** An earlier version of it is displayed. */
  is_edit: z.boolean(),
  /** Since when it waits. */
  at: shanghaiTime(),
  at_ts: timestamp(),
});
export type ReviewEntry = z.infer<typeof reviewEntry>;

const reviewOutcomes = ['displayed', 'rejected'] as const;
const reviewOutcome = z.enum(reviewOutcomes);
export type ReviewOutcome = z.infer<typeof reviewOutcome>;

/** A verdict that has not taken effect: its judge can take it back until then. */
export const heldVerdict = z.object({
  kind: z.string(),
  id: z.string(),
  version: z.number().int(),
  state: reviewOutcome,
  reason: z.string(),
  /** When it takes effect, UTC ms. */
  until_ts: timestamp(),
});
export type HeldVerdict = z.infer<typeof heldVerdict>;
