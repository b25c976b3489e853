import { z } from 'zod';
import { user } from '../../shared/fields.ts';
import { gift } from '../gifts/gifts.schema.ts';

/** A gift the teacher hopes for in a live session, and how many have come since (D18). */
export const liveWish = z.object({
  id: z.string(),
  gift,
  target: z.number().int().positive(),
  /** Gifts that have come; may be more than hoped for. */
  now: z.number().int(),
  /** Members who gave. */
  helpers: z.number().int(),
  /** Those of them who gave most, three at most. */
  top: z.array(user),
});
export type LiveWish = z.infer<typeof liveWish>;
