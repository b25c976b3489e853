import { expect, it } from 'vitest';
import { lastMoment, startOfDay } from './days.ts';

it('a day begins at midnight where the reader is, and ends where the next begins', () => {
  expect(startOfDay('2026-11-30')).toBe(new Date(2026, 10, 30).getTime());
  expect(startOfDay('2026-11-30', 1)).toBe(new Date(2026, 11, 1).getTime());
});

it.each(['', '2026', '0026-11-30', '20261-01-01'])('%j is no day yet', (typed) => {
  expect(startOfDay(typed)).toBeUndefined();
});

it('D42: beans that are gone on 1 July are valid until 30 June', () => {
  const until = new Date(lastMoment(Date.parse('2027-07-01T00:00:00+08:00')));
  expect(until.toLocaleDateString('en-CA', { timeZone: 'Asia/Shanghai' })).toBe('2027-06-30');
});
