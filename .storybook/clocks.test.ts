import { expect, it } from 'vitest';
import { clockOf, clocks, ownClock } from './clocks.ts';

it("the story's own time is the first choice and stops nothing", () => {
  expect(clocks[0]?.value).toBe(ownClock);
  expect(clockOf(ownClock)).toBeUndefined();
  expect(clockOf(undefined)).toBeUndefined();
});

it('a moment of the toolbar is that moment in Shanghai, as text or as the number an address makes of it', () => {
  const yearEnd = Date.UTC(2026, 11, 31, 15, 59);
  expect(clocks.map(({ value }) => clockOf(value))).toContain(yearEnd);
  expect(clockOf(yearEnd)).toBe(yearEnd);
});
