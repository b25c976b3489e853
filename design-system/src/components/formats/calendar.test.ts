import { expect, test } from 'vitest';
import { calendarOf } from './calendar.ts';

test.each([
  ['en', 'Nov', '2026'],
  ['zh-CN', '11月', '2026年'],
  ['th', 'พ.ย.', 'พ.ศ. 2569'],
])('in %s a month alone is %s, and a year is %s', (language, month, year) => {
  expect(calendarOf(language).shortMonth(11)).toBe(month);
  expect(calendarOf(language).year(2026)).toBe(year);
});
