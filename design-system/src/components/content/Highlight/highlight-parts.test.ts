import { describe, expect, test } from 'vitest';
import { highlightParts } from './highlight-parts.ts';

const found = (text: string, query: string): string =>
  highlightParts(text, query)
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join('');

describe('highlightParts', () => {
  test.each([
    ['Cash flow and cash', 'cash', '[Cash] flow and [cash]'],
    ['cash flow', 'flow cash', '[cash] [flow]'],
    ['cashflow', 'cash cashflow', '[cashflow]'],
    ['均线与仓位', '均线', '[均线]与仓位'],
    ['a.b (c)', '. (c)', 'a[.]b [(c)]'],
    ['nothing here', '  ', 'nothing here'],
    ['nothing here', 'absent', 'nothing here'],
  ])('%s searched for %s', (text, query, expected) => {
    expect(found(text, query)).toBe(expected);
  });

  test('leaves nothing out', () => {
    expect(
      highlightParts('บัญชีเงินสด', 'เงิน')
        .map(({ text }) => text)
        .join(''),
    ).toBe('บัญชีเงินสด');
  });
});
