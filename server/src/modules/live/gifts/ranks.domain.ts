import type { RankPeriod } from '@goldbean/contract';

const dayMs = 86_400_000;
/** Asia/Shanghai is ahead of UTC all year. */
const shanghaiMs = 8 * 3_600_000;

/** The day of Asia/Shanghai, YYYY-MM-DD. @param at UTC ms */
export const dayOf = (at: number): string => new Date(at + shanghaiMs).toISOString().slice(0, 10);

/** The first day that counts; null when all do. A week begins on Monday. @param now UTC ms */
export function firstDay(period: RankPeriod, now: number): string | null {
  if (period === 'total') return null;
  if (period === 'day') return dayOf(now);
  const sinceMonday = (new Date(now + shanghaiMs).getUTCDay() + 6) % 7;
  return dayOf(now - sinceMonday * dayMs);
}

/**
 * Beans that bring a member one place further: one more than who is before them, since of equals the earlier goes first.
 * @param ahead score of who is before; null when nobody is
 */
export const gapTo = (ahead: number | null, score: number): number =>
  ahead === null ? 0 : ahead - score + 1;
