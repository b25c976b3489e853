import { z } from 'zod';
import { shanghaiTime, timestamp, user } from '../../shared/fields.ts';

/** What brings closeness (E14); how much of it is in docs/rules.md. */
export const fanTaskIds = ['sign_in', 'watch', 'comment', 'gift', 'share'] as const;
export type FanTaskId = (typeof fanTaskIds)[number];

/** The tasks that are done by saying so (C050); the server sees the others itself. */
export const declaredFanTasks = ['sign_in', 'share'] as const satisfies readonly FanTaskId[];

/** What a level of a club gives. */
export const fanBenefits = [
  'medal',
  'group',
  'lucky_bags',
  'gift_ribbon',
  'gift_heart',
  'medal_bronze',
  'medal_silver',
] as const;
export const fanBenefit = z.enum(fanBenefits);
export type FanBenefit = z.infer<typeof fanBenefit>;

/** A level of a club, from 1 on. */
export const fanLevel = z.object({
  level: z.number().int().positive(),
  /** Closeness from which it is reached. */
  closeness: z.number().int(),
  /** What it gives from its unlocking on (C052). */
  benefits: z.array(fanBenefit),
  /** I have unlocked it. */
  unlocked: z.boolean(),
});

/** How long a badge is lit. */
const light = {
  /** Lit by a task of the last three days, or for a bean (T10). */
  lit: z.boolean(),
  /** Until when, UTC ms; null while it is not. */
  lit_until: timestamp().nullable(),
  /** Pays for its light by itself (K11, D23). */
  auto_light: z.boolean(),
};
export const fanLight = z.object(light);

/** A member in a club (C049). */
export const fanMembership = z.object({
  /** The level that the closeness reaches; 0 outside the club. */
  level: z.number().int(),
  /** The highest level that is unlocked, by which gifts, bags and groups are opened; 0 outside the club. */
  unlocked: z.number().int(),
  closeness: z.number().int(),
  /** Closeness of the next level; null at the highest. */
  next: z.number().int().nullable(),
  /** Name on the medal, the beginning of the channel's. */
  medal: z.string(),
  ...light,
  /** When they joined, UTC ms; null outside the club. */
  joined_ts: timestamp().nullable(),
  /** When they may join again, UTC ms; left out unless they left it in the last 24 hours (T09). */
  rejoin_at: timestamp().optional(),
});
export type FanMembership = z.infer<typeof fanMembership>;

/** The club of a channel (C048). */
export const fanClub = z.object({
  /** Id of the channel: each has one club (D21). */
  id: z.string(),
  name: z.string(),
  /** Picture of the channel, or empty. */
  img: z.string(),
  medal: z.string(),
  members: z.number().int(),
  levels: z.array(fanLevel),
});
export type FanClub = z.infer<typeof fanClub>;

/** A task of the day, counted in Asia/Shanghai. */
export const fanTask = z.object({
  id: z.enum(fanTaskIds),
  /** The id again: its words are the reader's language's. */
  name: z.string(),
  /** How often it was done today. */
  done: z.number().int(),
  /** How often it counts in a day. */
  target: z.number().int(),
  /** Closeness for doing it once. */
  reward: z.number().int(),
});
export type FanTask = z.infer<typeof fanTask>;

/** A row of the members of a club (C058). */
export const fanRow = z.object({
  user,
  /** From 1 on, by closeness; the same whatever the list is sorted by. */
  rank: z.number().int(),
  level: z.number().int(),
  closeness: z.number().int(),
  medal: z.string(),
  lit: z.boolean(),
  joined: shanghaiTime(),
  joined_ts: timestamp(),
});
export type FanRow = z.infer<typeof fanRow>;

export const fanSorts = ['closeness', 'newest'] as const;
