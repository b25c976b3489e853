import { expect, test } from 'vitest';
import { directionOf, rimOf, sectorOf } from './wheel-shapes.ts';

test('S20: a sector begins at the top, goes clockwise and reaches as far as its score', () => {
  expect(sectorOf(0, 4, 1)).toBe('M0 0L0.00 -100.00A100 100 0 0 1 100.00 0.00Z');
  expect(sectorOf(0, 4, 0.5)).toBe('M0 0L0.00 -50.00A50 50 0 0 1 50.00 0.00Z');
  expect(rimOf(0, 4, 1)).toBe('M0.00 -100.00A100 100 0 0 1 100.00 0.00');
});

test('S20: the name of a sector stands over its middle', () => {
  const { x, y } = directionOf(0, 8);
  expect(x).toBeGreaterThan(0);
  expect(y).toBeLessThan(0);
  expect(Math.hypot(x, y)).toBeCloseTo(1);
  expect(directionOf(4, 8).y).toBeGreaterThan(0);
});
