import { expect, test } from 'vitest';
import { mergesAmong } from './merges.ts';
import type { SheetMerge } from './sheet.ts';

const window = { firstRow: 10, lastRow: 12, firstColumn: 2, lastColumn: 4 };
const among = (...merges: SheetMerge[]) => Object.fromEntries(mergesAmong(merges, window));

test('S26: a merged range is drawn at its first cell, and its other cells are not', () => {
  const merge = { row: 11, column: 3, rowSpan: 2, columnSpan: 2 };
  expect(among(merge)).toEqual({ '11,3': merge, '11,4': null, '12,3': null, '12,4': null });
});

test('S26: a merged range that begins out of sight is drawn at its first cell in sight', () => {
  const above = { row: 0, column: 3, rowSpan: 11, columnSpan: 1 };
  const beside = { row: 12, column: 0, rowSpan: 1, columnSpan: 3 };
  expect(among(above, beside)).toEqual({ '10,3': above, '12,2': beside });
});

test('S26: merged ranges out of sight draw nothing', () => {
  const above = { row: 0, column: 2, rowSpan: 10, columnSpan: 3 };
  const beside = { row: 10, column: 5, rowSpan: 3, columnSpan: 1 };
  expect(among(above, beside)).toEqual({});
  expect(mergesAmong([above], { ...window, lastRow: -1 }).size).toBe(0);
});

test('S26: a merged range of a whole sheet costs the cells in sight', () => {
  const whole = { row: 0, column: 0, rowSpan: 1_048_576, columnSpan: 16_384 };
  expect(Object.keys(among(whole))).toHaveLength(9);
  expect(among(whole)['10,2']).toBe(whole);
});
