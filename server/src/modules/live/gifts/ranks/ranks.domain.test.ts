import { expect, test } from 'vitest';
import { dayOf, firstDay, gapTo } from './ranks.domain.ts';

const at = (text: string) => Date.parse(`${text}+08:00`);

test('C027: days and weeks turn at midnight in Shanghai, a week on Monday', () => {
  expect(dayOf(at('2026-11-22T23:59:59'))).toBe('2026-11-22');
  expect(dayOf(at('2026-11-23T00:00:00'))).toBe('2026-11-23');
  expect(firstDay('day', at('2026-11-23T00:00:00'))).toBe('2026-11-23');
  // Sunday belongs to the week that began on Monday the 16th.
  expect(firstDay('week', at('2026-11-22T23:59:59'))).toBe('2026-11-16');
  expect(firstDay('week', at('2026-11-23T00:00:00'))).toBe('2026-11-23');
  expect(firstDay('total', at('2026-11-23T00:00:00'))).toBeNull();
});

test('E29: who gave as much earlier stays ahead, so one bean more is needed', () => {
  expect(gapTo(null, 40)).toBe(0);
  expect(gapTo(50, 40)).toBe(11);
  expect(gapTo(40, 40)).toBe(1);
});
