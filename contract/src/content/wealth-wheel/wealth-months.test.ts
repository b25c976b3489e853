import { expect, test } from 'vitest';
import { monthOf, shownYear, whyNoGoal } from './wealth-months.ts';

test.each([
  ['2026-11', 4, null],
  ['2026-11', 5, 'wheel.month_full'],
  ['2026-10', 0, 'wheel.month_over'],
  ['2025-12', 0, 'wheel.month_over'],
  ['2027-12', 0, null],
  ['2028-01', 0, 'wheel.month_far'],
])('S20: in November 2026 a goal is added to %s, which has %i: %s', (month, goals, why) => {
  expect(whyNoGoal(month, '2026-11', goals)).toBe(why);
});

test.each([
  [2026, 2026],
  [2025, 2025],
  [2027, 2027],
  [2024, 2025],
  [2028, 2027],
])('S20: with a first goal of 2025, in 2026 the year %i shows %i', (asked, shown) => {
  expect(shownYear(asked, 2025, 2026)).toBe(shown);
});

test('S20: the running year is seen also where the first goal is of the next', () => {
  expect(shownYear(2026, 2027, 2026)).toBe(2026);
  expect(monthOf(2026, 3)).toBe('2026-03');
});
