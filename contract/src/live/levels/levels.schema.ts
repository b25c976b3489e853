import { z } from 'zod';

/** What brings experience on the platform (C071); how much of it is in docs/rules.md. */
export const experienceActs = ['sign_in', 'watch', 'comment', 'gift', 'share'] as const;
export type ExperienceAct = (typeof experienceActs)[number];

/** What a level of the platform gives. */
export const levelBenefits = [
  'badge',
  'uploads_double',
  'badge_bronze',
  'uploads_fourfold',
  'badge_silver',
] as const;
export const levelBenefit = z.enum(levelBenefits);
export type LevelBenefit = z.infer<typeof levelBenefit>;

/** A level of the platform, from 1 on, which everybody has. */
export const platformLevel = z.object({
  level: z.number().int().positive(),
  /** Experience from which it is reached. */
  experience: z.number().int(),
  /** What it gives from its unlocking on (C071). */
  benefits: z.array(levelBenefit),
  /** I have unlocked it. */
  unlocked: z.boolean(),
});
export type PlatformLevel = z.infer<typeof platformLevel>;

/** How I stand on the platform (G540). */
export const levelStatus = z.object({
  experience: z.number().int(),
  /** The level that the experience reaches. */
  level: z.number().int(),
  /** The highest level that I have unlocked: others see it, and it gives its benefits. */
  unlocked: z.number().int(),
  /** Experience of the next level; null at the highest. */
  next: z.number().int().nullable(),
});
export type LevelStatus = z.infer<typeof levelStatus>;

/** An act of the day, counted in Asia/Shanghai. */
export const experienceTask = z.object({
  id: z.enum(experienceActs),
  /** How often it was done today. */
  done: z.number().int(),
  /** How often it counts in a day. */
  target: z.number().int(),
  /** Experience for doing it once. */
  reward: z.number().int(),
});
export type ExperienceTask = z.infer<typeof experienceTask>;
