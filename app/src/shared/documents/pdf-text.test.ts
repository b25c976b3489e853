import { expect, test } from 'vitest';
import { flowingText } from './pdf-text.ts';

const line = (str: string) => ({ str, hasEOL: true });

test('S07: lines are parted by a space, except in writing that has none', () => {
  expect(flowingText([line('runs out of'), { type: 'mark' }, line('money. ')])).toBe('runs out of money.');
  expect(flowingText([line('现金从'), line('哪里来')])).toBe('现金从哪里来');
  expect(flowingText([line('กระแส'), line('เงินสด')])).toBe('กระแสเงินสด');
  expect(flowingText([{ str: 'cash ', hasEOL: false }, line('flow')])).toBe('cash flow');
});
