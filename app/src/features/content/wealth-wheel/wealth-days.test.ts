import { wealthDeck } from '@goldbean/contract/content';
import { expect, test } from 'vitest';
import { chosenMonth, dayOf, drawOf, noonOf } from './wealth-days.ts';

test('S20: a day begins at midnight of Asia/Shanghai', () => {
  expect(dayOf(Date.UTC(2026, 10, 30, 15, 59, 59))).toBe('2026-11-30');
  expect(dayOf(Date.UTC(2026, 10, 30, 16))).toBe('2026-12-01');
});

test('S20: a day is written as that day, wherever it is read', () => {
  const noon = new Date(noonOf('2026-11-28'));
  expect([noon.getFullYear(), noon.getMonth(), noon.getDate(), noon.getHours()]).toEqual([2026, 10, 28, 12]);
});

test('S20: a visitor draws one card a day, and every card before one comes again', () => {
  expect(drawOf('2026-11-28')).toEqual(drawOf('2026-11-28'));
  const days = wealthDeck.map((_, at) => dayOf(Date.UTC(2026, 11, 20 + at)));
  expect(new Set(days.map((day) => drawOf(day).card)).size).toBe(wealthDeck.length);
});

test.each([
  [null, null, 2026, 11],
  ['2026', '3', 2026, 3],
  ['2027', null, 2027, 1],
  ['2025', '12', 2025, 12],
  ['2031', '12', 2027, 12],
  ['next', '13', 2026, 11],
])('S20: in November 2026 the address ?year=%s&month=%s chooses %i, %i', (year, month, ...chosen) => {
  const { year: inYear, month: inMonth } = chosenMonth(year, month, '2026-11-28');
  expect([inYear, inMonth]).toEqual(chosen);
});
