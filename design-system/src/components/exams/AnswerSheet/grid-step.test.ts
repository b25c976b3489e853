import { describe, expect, it } from 'vitest';
import { gridStep } from './grid-step.ts';

describe('a step in a grid of 12 cells, 5 to a row', () => {
  it.each([
    ['ArrowRight', 4, 5],
    ['ArrowLeft', 5, 4],
    ['ArrowDown', 1, 6],
    ['ArrowUp', 6, 1],
    ['Home', 8, 0],
    ['End', 0, 11],
  ])('%s leads from %i to %i', (key, from, to) => {
    expect(gridStep(key, from, 12, 5)).toBe(to);
  });

  it.each([
    ['ArrowLeft', 0],
    ['ArrowRight', 11],
    ['ArrowUp', 3],
    ['ArrowDown', 8],
    ['Enter', 3],
    ['Home', -1],
  ])('%s does not move from %i', (key, from) => {
    expect(gridStep(key, from, 12, 5)).toBeNull();
  });
});
