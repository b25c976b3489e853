import { z } from 'zod';
import { shanghaiTime, timestamp } from '../../shared/fields.ts';

/** A coupon of the platform's anniversary (C021): beans for each member who takes it while it lasts, once. */
export const anniversaryCoupon = z.object({
  id: z.string(),
  name: z.string(),
  /** Beans. */
  value: z.number().int().positive(),
  ends: shanghaiTime(),
  ends_ts: timestamp(),
});
export type AnniversaryCoupon = z.infer<typeof anniversaryCoupon>;
