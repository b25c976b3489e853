import { z } from 'zod';
import { shanghaiTime, timestamp } from '../../shared/fields.ts';

/** Rewards a member has once and for all (K18, K23, D51). */
export const claimKinds = ['newcomer', 'guidance', 'first_post', 'first_video'] as const;
export const claimKind = z.enum(claimKinds);
export type ClaimKind = z.infer<typeof claimKind>;

/** Why a reward was given (domain 3.2, RewardGrant). */
export const rewardKinds = [...claimKinds, 'invite', 'sign_in', 'anniversary'] as const;
export const rewardKind = z.enum(rewardKinds);
export type RewardKind = z.infer<typeof rewardKind>;

/** D50: beans of the days 1 to 7 of an unbroken streak; every further day gives what the last of them does. */
export const signInBeans = [1, 2, 3, 4, 5, 6, 10] as const;

/** What the newcomer guidance asks for, in the order in which it is shown; each was seen by the server (K23). */
export const guidanceSteps = ['profile', 'lesson', 'message', 'wallet'] as const;
export const guidanceStep = z.enum(guidanceSteps);
export type GuidanceStep = z.infer<typeof guidanceStep>;

export const reward = z.object({
  kind: claimKind,
  beans: z.number().int(),
  credits: z.number().int(),
  /**
   * `open`: mine to claim; `steps`: some are still to be done; `waiting`: paid by itself once my first one is approved
   * (D51); `claimed`: I have it; `closed`: not for me any more.
   */
  state: z.enum(['open', 'steps', 'waiting', 'claimed', 'closed']),
  /** Of the guidance; none for the others. */
  steps: z.array(z.object({ step: guidanceStep, done: z.boolean() })),
  at: shanghaiTime().nullable(),
  at_ts: timestamp().nullable(),
});
export type Reward = z.infer<typeof reward>;

/** A day of the sign-in calendar; `day` is `YYYY-MM-DD` in Asia/Shanghai. */
export const signInDay = z.object({
  day: z.string(),
  signed: z.boolean(),
  /** What it gave; 0 for a day without a sign-in. */
  beans: z.number().int(),
});
export type SignInDay = z.infer<typeof signInDay>;

/** The state of the caller's sign-ins (K25, D50). */
export const signInState = z.object({
  /** Today, `YYYY-MM-DD` in Asia/Shanghai. */
  day: z.string(),
  signed: z.boolean(),
  /** Days in a row up to today, or up to yesterday while today can still be added; 0 when it is broken. */
  streak: z.number().int(),
  /** What the next sign-in gives: today's, or tomorrow's when today's is done. */
  next_beans: z.number().int(),
  /** When the next day begins in Asia/Shanghai. */
  next_day_ts: timestamp(),
  /** Every day of the month asked for, first to last. */
  calendar: z.array(signInDay),
});
export type SignInState = z.infer<typeof signInState>;
