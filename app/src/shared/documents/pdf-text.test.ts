import { expect, test } from 'vitest';
import { flowingText, searchedText } from './pdf-text.ts';

const line = (str: string) => ({ str, hasEOL: true });

test('S07: lines are parted by a space, except in writing that has none', () => {
  expect(flowingText([line('runs out of'), { type: 'mark' }, line('money. ')])).toBe('runs out of money.');
  expect(flowingText([line('现金从'), line('哪里来')])).toBe('现金从哪里来');
  expect(flowingText([line('กระแส'), line('เงินสด')])).toBe('กระแสเงินสด');
  expect(flowingText([{ str: 'cash ', hasEOL: false }, line('flow')])).toBe('cash flow');
  expect(flowingText([line('a state-'), line('ment')])).toBe('a state-\nment');
  expect(flowingText([line('a state- '), line('ment')])).toBe('a state- \nment');
});

test('S26: a place in the text that is searched is one in the words of the page, which spell no ends of lines', () => {
  const { text, placeOf } = searchedText([line('cash'), { type: 'mark' }, line('flow'), line('ends')]);
  expect(text).toBe('cash\nflow\nends\n');
  expect([0, 4, 5, 9, 10, 14].map(placeOf)).toEqual([0, 4, 4, 8, 8, 12]);
});
