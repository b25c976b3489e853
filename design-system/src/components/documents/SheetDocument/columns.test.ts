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
