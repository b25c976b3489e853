import { expect, it } from 'vitest';
import { isMonth, monthAfter, monthOf, monthWords } from './months.ts';

it('S11: a month begins at 0:00 in Shanghai', () => {
  expect(monthOf(Date.UTC(2026, 10, 30, 15, 59, 59))).toBe('2026-11');
  expect(monthOf(Date.UTC(2026, 10, 30, 16))).toBe('2026-12');
});

it('goes over the end of the year', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01');
  expect(monthAfter('2026-01', -1)).toBe('2025-12');
});

it('is one of twelve', () => {
  expect(['2026-12', '2026-13', '2026-00', '26-01', ''].map(isMonth)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(monthWords('2026-11', 'en')).toBe('November 2026');
});
