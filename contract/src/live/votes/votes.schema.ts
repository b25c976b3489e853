import { z } from 'zod';
import { shanghaiTime, timestamp } from '../../shared/fields.ts';

/** An answer that can be voted for, and how many did. */
export const voteOption = z.object({ id: z.string(), text: z.string(), n: z.number().int() });

/** A question to the room of a live session (C026). */
export const vote = z.object({
  id: z.string(),
  question: z.string(),
  options: z.array(voteOption),
  /** The option I voted for; null while I have not. */
  mine: z.string().nullable(),
  /** When it closes, or closed. */
  ends: shanghaiTime(),
  ends_ts: timestamp(),
  /** Nobody can vote any more. */
  closed: z.boolean(),
});
export type Vote = z.infer<typeof vote>;
