import { expect, it } from 'vitest';
import { findWords } from './find-words.ts';

const places = (text: string, words: string) =>
  findWords(text, words, 1).map(({ at, length }) => [at, length]);

it('S26: words are found whatever their case, in every language, and point at their characters', () => {
  expect(places('Cash is a fact. CASH!', 'cash')).toEqual([
    [0, 4],
    [16, 4],
  ]);
  expect(places('İİ cash', 'CASH')).toEqual([[3, 4]]);
  expect(places('第 12 课 现金流量表，现金', '现金')).toHaveLength(2);
  expect(places('กำไรกับเงินสด', 'เงินสด')).toHaveLength(1);
});

it('S26: signs of a pattern are words like others, and nothing is found of nothing', () => {
  expect(places('a (b) [c] 1.5%', '(b) [c]')).toEqual([[2, 7]]);
  expect(places('105%', '1.5')).toEqual([]);
  expect(places('text', '  ')).toEqual([]);
  expect(places('two\n  lines', 'two lines')).toEqual([[0, 11]]);
});

it('S26: words are found where they are set apart, parted by a line, or hyphened', () => {
  expect(places('净 现 金 流', '现金流')).toEqual([[2, 5]]);
  expect(places('净现金\n流量', '现金 流')).toEqual([[1, 4]]);
  expect(places('the cash\nflow', 'cash flow')).toEqual([[4, 9]]);
  expect(places('cash\nflow', 'cashflow')).toEqual([]);
  expect(places('a state-\nment, agree\u00adment', 'statement')).toEqual([[2, 11]]);
  expect(places('a state-\nment, agree\u00adment', 'agreement')).toEqual([[15, 10]]);
  expect(places('re\u2011elect', 're-elect')).toEqual([[0, 8]]);
});
