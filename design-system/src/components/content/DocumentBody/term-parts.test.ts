import { expect, test } from 'vitest';
import { termParts } from './term-parts.ts';

const term = (key: string, name: string) => ({ key, name, meaning: key });
const cut = (text: string, ...terms: ReturnType<typeof term>[]) =>
  termParts(text, terms, new Set()).map((part) => (typeof part === 'string' ? part : `[${part.text}]`));

test('S15: a term is marked once, as a whole word, the longer one first', () => {
  const [ratio, price] = [term('pe', 'price-earnings ratio'), term('price', 'price')];
  expect(cut('The Price-earnings ratio and the price; the price again.', price, ratio)).toEqual([
    'The ',
    '[Price-earnings ratio]',
    ' and the ',
    '[price]',
    '; the price again.',
  ]);
  expect(cut('priceless', price)).toEqual(['priceless']);
});

test('S15: in scripts without spaces a term is found inside of a sentence', () => {
  expect(cut('看市盈率之前先看现金流。', term('pe', '市盈率'), term('cash', '现金流'))).toEqual([
    '看',
    '[市盈率]',
    '之前先看',
    '[现金流]',
    '。',
  ]);
});
