import { expect, it } from 'vitest';
import { usableMerges, type StatedRange } from './merges.ts';

const range = (startRow: number, startCol: number, endRow: number, endCol: number): StatedRange => ({
  startRow,
  startCol,
  endRow,
  endCol,
});
const sheet = { rows: 10, columns: 5 };

it('S26: a merged range is drawn as far as its sheet reaches', () => {
  expect(usableMerges([range(2, 1, 3, 2), range(0, 0, 0, 4)], sheet)).toEqual([
    { row: 0, column: 0, rowSpan: 1, columnSpan: 5 },
    { row: 2, column: 1, rowSpan: 2, columnSpan: 2 },
  ]);
  expect(usableMerges([range(8, 3, 1_048_575, 16_383)], sheet)).toEqual([
    { row: 8, column: 3, rowSpan: 2, columnSpan: 2 },
  ]);
});

it.each([
  ['outside the sheet', range(10, 0, 12, 1)],
  ['right of the sheet', range(0, 5, 1, 6)],
  ['above the sheet', range(-1, 0, 2, 2)],
  ['upside down', range(4, 0, 2, 2)],
  ['no numbers', range(Number.NaN, 0, 2, 2)],
  ['one cell', range(3, 3, 3, 3)],
  ['one cell, as far as the sheet reaches', range(9, 4, 20, 20)],
])('S26: a merged range is left out that is %s', (_, one) => {
  expect(usableMerges([one], sheet)).toEqual([]);
});

it('S26: of two merged ranges that overlap the upper one is drawn, whatever their order', () => {
  const [upper, lower, beside] = [range(0, 0, 3, 1), range(3, 1, 5, 3), range(4, 0, 4, 1)];
  const drawn = [
    { row: 0, column: 0, rowSpan: 4, columnSpan: 2 },
    { row: 4, column: 0, rowSpan: 1, columnSpan: 2 },
  ];
  expect(usableMerges([upper, lower, beside], sheet)).toEqual(drawn);
  expect(usableMerges([beside, lower, upper], sheet)).toEqual(drawn);
});

it('S26: hostile merged ranges cost no more than they hold columns', () => {
  const whole = { rows: 1_048_576, columns: 16 };
  const started = performance.now();
  expect(usableMerges([range(0, 0, 1_048_575, 15)], whole)).toHaveLength(1);
  const many = Array.from({ length: 500_000 }, (_, at) => range(at, 0, at + 1_000_000, 15));
  expect(usableMerges(many, whole)).toHaveLength(1);
  expect(performance.now() - started).toBeLessThan(2_000);
  const apart = Array.from({ length: 100_001 }, (_, at) => range(at, 0, at, 1));
  expect(usableMerges(apart, whole)).toHaveLength(100_000);
});
