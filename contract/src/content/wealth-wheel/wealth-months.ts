import { wealthWheelLimits } from './wealth-wheel.limits.ts';

/*
 * Months are written `2026-11`, days `2026-11-28`, both of Asia/Shanghai: as text they sort as they follow each other.
 */

/** The year of a month or a day. */
export const yearOf = (date: string): number => Number(date.slice(0, 4));

/** The month of a year. @param month 1 to 12 */
export const monthOf = (year: number, month: number): string => `${year}-${String(month).padStart(2, '0')}`;

/**
 * The year that is shown when one is asked for: from that of the first goal to the one after the running year.
 * @param first that of the first goal, or the running one where none is set
 * @param running the running year
 */
export const shownYear = (asked: number, first: number, running: number): number =>
  Math.min(Math.max(asked, Math.min(first, running)), running + 1);

/**
 * Why no goal can be added to a month, null where one can (S20).
 * @param running the running month
 * @param goals how many the month has
 */
export function whyNoGoal(
  month: string,
  running: string,
  goals: number,
): 'wheel.month_over' | 'wheel.month_far' | 'wheel.month_full' | null {
  if (month < running) return 'wheel.month_over';
  if (yearOf(month) > yearOf(running) + 1) return 'wheel.month_far';
  return goals >= wealthWheelLimits.wealthGoalsOfMonth ? 'wheel.month_full' : null;
}
