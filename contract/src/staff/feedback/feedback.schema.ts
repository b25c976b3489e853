import { z } from 'zod';
import { shanghaiTime, timestamp, user } from '../../shared/fields.ts';

/** `open` waits, `answered` has words for its member, `closed` needs none. */
export const feedbackStates = ['open', 'answered', 'closed'] as const;
export const feedbackState = z.enum(feedbackStates, 'request.invalid');
export type FeedbackState = z.infer<typeof feedbackState>;

/** G480: what I told the staff, and what came of it. */
export const ownFeedback = z.object({
  id: z.string(),
  text: z.string(),
  /** Ids of private files, for G170: the member and the staff who answer may see them. */
  pics: z.array(z.string()),
  /** How I may be reached; may be empty. */
  contact: z.string(),
  at: shanghaiTime(),
  at_ts: timestamp(),
  state: feedbackState,
  /** Null until the staff have answered. */
  answer: z.object({ text: z.string(), at: shanghaiTime(), at_ts: timestamp() }).nullable(),
});
export type OwnFeedback = z.infer<typeof ownFeedback>;

/** G481: the same as the staff see it. */
export const feedback = ownFeedback.extend({
  member: user,
  /** Who answered or closed it; null while it is open. */
  handled_by: user.nullable(),
});
export type Feedback = z.infer<typeof feedback>;
