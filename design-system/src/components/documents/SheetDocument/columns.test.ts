import { expect, test } from 'vitest';
import { columnName, columnWidths, widestOf } from './columns.ts';

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [51, 'AZ'],
  [701, 'ZZ'],
  [702, 'AAA'],
  [16_383, 'XFD'],
])('S26: column %i is %s', (index, name) => {
  expect(columnName(index)).toBe(name);
});

test('S26: columns are as wide as their longest text, within bounds, and rows may be of different length', () => {
  const sheet = {
    name: 'a',
    rows: [['x'], ['a sentence of some length', null, '现金流量表'], ['y'.repeat(99)]],
  };
  expect(widestOf(sheet)).toBe(3);
  expect(columnWidths(sheet)).toEqual([320, 72, 100]);
  expect(widestOf({ name: 'b', rows: [] })).toBe(0);
});

test('S26: columns are as wide as the workbook says, and no number is cut', () => {
  const amount = { text: '1,234,567.00', align: 'end' as const };
  const sheet = {
    name: 'a',
    rows: [
      ['a sentence of some length', amount, 'a sentence', 'x'],
      [1, 2, 3, 4],
    ],
    widths: [100, 40, 10_000, null],
  };
  expect(columnWidths(sheet)).toEqual([100, 116, 640, 72]);
});

test('S26: a heading across columns widens none of them, and the columns it holds are there', () => {
  const sheet = {
    name: 'a',
    rows: [['a heading that stands across all of the columns'], ['x']],
    merges: [{ row: 0, column: 0, rowSpan: 1, columnSpan: 3 }],
  };
  expect(widestOf(sheet)).toBe(3);
  expect(columnWidths(sheet)).toEqual([72, 72, 72]);
});
