import { rewardLimits, signInBeans, type ClaimKind, type SignInDay } from '@goldbean/contract';
import { shanghaiTime } from '../../../platform/clock.ts';

/** What a reward adds to the wallet. */
export interface Gives {
  readonly beans: number;
  readonly credits: number;
}

/** K18, K23: rewards that are given once. */
export const claimGives: Readonly<Record<ClaimKind, Gives>> = {
  newcomer: { beans: rewardLimits.newcomerBeans, credits: rewardLimits.newcomerCredits },
  guidance: { beans: rewardLimits.firstTimeBeans, credits: 0 },
  first_post: { beans: rewardLimits.firstTimeBeans, credits: 0 },
  first_video: { beans: rewardLimits.firstTimeBeans, credits: 0 },
};

/** D51: paid when a moderator approves the first one, never on the member's word. */
export type ApprovedKind = Extract<ClaimKind, 'first_post' | 'first_video'>;
export const isApprovedKind = (kind: ClaimKind): kind is ApprovedKind =>
  kind === 'first_post' || kind === 'first_video';

/** The day in Asia/Shanghai, `YYYY-MM-DD`, in which a moment (UTC ms) lies. */
export const dayOf = (at: number): string => shanghaiTime(at).slice(0, 10);

/** Asia/Shanghai has had no summer time since 1991. */
const shanghaiOffsetMs = 8 * 3_600_000;
const dayMs = 24 * 3_600_000;

/** When a day begins in Asia/Shanghai, UTC ms. */
export const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) - shanghaiOffsetMs;

/** The day so many days later; negative is earlier. */
export const dayAfter = (day: string, days = 1): string => dayOf(startOf(day) + days * dayMs);

/** A sign-in, and the how-manyth day in a row it was. */
export interface RewardCheckIn {
  readonly day: string;
  readonly streak: number;
}

/** Days in a row up to `today`: what the last sign-in began, unless a day was missed since (D50). */
export const streakAt = (last: RewardCheckIn | null, today: string): number =>
  last && last.day >= dayAfter(today, -1) ? last.streak : 0;

/** D50: beans of the `streak`th day in a row. */
export const signInGives = (streak: number): number =>
  signInBeans[Math.min(streak, signInBeans.length) - 1] ?? 0;

/**
 * Every day of a month, first to last.
 * @param month `YYYY-MM`
 * @param signed beans by day
 */
export function calendarOf(month: string, signed: ReadonlyMap<string, number>): SignInDay[] {
  const days: SignInDay[] = [];
  for (let day = `${month}-01`; day.startsWith(month); day = dayAfter(day)) {
    const beans = signed.get(day);
    days.push({ day, signed: beans !== undefined, beans: beans ?? 0 });
  }
  return days;
}

/** Where an invite stands between the code and the payment (K24). */
export function inviteState({
  completed_at,
  refused_at,
  beans,
}: {
  readonly completed_at: number | null;
  readonly refused_at: number | null;
  readonly beans: number;
}): 'joined' | 'held' | 'completed' | 'refused' {
  if (refused_at !== null) return 'refused';
  if (completed_at === null) return 'joined';
  return beans > 0 ? 'completed' : 'held';
}

/** Letters and digits that are not mistaken for each other. */
const codeLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const codeLength = 8;

/** @param below gives a whole number from 0 to less than its argument */
export const newInviteCode = (below: (limit: number) => number): string =>
  Array.from({ length: codeLength }, () => codeLetters[below(codeLetters.length)]).join('');
