import { z } from 'zod';

export const gift = z.object({
  gift_id: z.string(),
  name: z.string(),
  /** Beans, more than 0 (V18). */
  price: z.number().int().positive(),
  /** Name of its picture in the design system's gift set. */
  icon: z.string(),
  /** Fan level that unlocks it; null for everybody. */
  fan_level: z.number().int().nullable(),
});
export type Gift = z.infer<typeof gift>;
