import { expect, it } from 'vitest';
import { backOff } from './back-off.ts';

it.each([
  [0, 0.9, 0],
  [1, 0.5, 500],
  [2, 0, 0],
  [5, 0.25, 4_000],
  [6, 0.999, 29_970],
  [60, 0.5, 15_000],
])('D58: after %i failures, random %d, it waits %i ms', (failures, random, wait) => {
  expect(backOff(failures, random)).toBe(wait);
});
