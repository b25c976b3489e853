import { z } from 'zod';
import { shanghaiTime, timestamp } from '../../shared/fields.ts';

export const gift = z.object({
  gift_id: z.string(),
  name: z.string(),
  /** Beans, more than 0 (V18). */
  price: z.number().int().positive(),
  /** Name of its picture in the design system's gift set. */
  icon: z.string(),
  /** Fan level that unlocks it; null for everybody. */
  fan_level: z.number().int().nullable(),
  /** Whether only iron fans of the channel may give it (P10). */
  iron_fan: z.boolean(),
});
export type Gift = z.infer<typeof gift>;

/** A campaign of live sessions while it lasts (C023). */
export const liveActivity = z.object({
  id: z.string(),
  type: z.enum(['gift', 'course']),
  title: z.string(),
  /** Address of its picture, or empty. */
  img: z.string(),
  starts: shanghaiTime(),
  starts_ts: timestamp(),
  ends: shanghaiTime(),
  ends_ts: timestamp(),
  /** Where it leads, or empty. */
  link: z.string(),
});
export type LiveActivity = z.infer<typeof liveActivity>;
