import { expect, it } from 'vitest';
import { csvOf } from './results-csv.views.ts';

it('E10: a spreadsheet runs nothing of what members wrote, and reads every letter and line', () => {
  const evil = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '＝1', '\r=1'];
  expect(csvOf([evil])).toBe(`\uFEFF${evil.map((words) => `"'${words}"`).join(',')}\r\n`);
  expect(csvOf([['a "b", c', '一\nสอง'], ['1 - 2']])).toBe('\uFEFF"a ""b"", c","一\nสอง"\r\n"1 - 2"\r\n');
});
