import { expect, it } from 'vitest';
import { monthLater, monthWeeks } from './month-weeks.ts';

it('begins on the right day of the week and ends on the last of the month', () => {
  const weeks = monthWeeks({ year: 2026, month: 11 });
  expect(weeks[0]).toEqual([null, null, null, null, null, null, 1]);
  expect(weeks).toHaveLength(6);
  expect(weeks[5]).toEqual([30, null, null, null, null, null, null]);
});

it('knows leap years', () => {
  expect(monthWeeks({ year: 2028, month: 2 }).flat()).toContain(29);
  expect(monthWeeks({ year: 2027, month: 2 })).toEqual([
    [1, 2, 3, 4, 5, 6, 7],
    [8, 9, 10, 11, 12, 13, 14],
    [15, 16, 17, 18, 19, 20, 21],
    [22, 23, 24, 25, 26, 27, 28],
  ]);
});

it('goes over the turn of the year', () => {
  expect(monthLater({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 });
  expect(monthLater({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 });
});
