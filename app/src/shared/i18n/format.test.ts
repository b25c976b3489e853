import { expect, it } from 'vitest';
import { formatMoney } from './format.ts';

it.each([
  ['en', 3_000, 'CNY', 'CN¥30'],
  ['zh_CN', 1_990, 'CNY', '¥19.90'],
  ['en', 499, 'USD', '$4.99'],
  ['vi', 9_999, 'USD', '99,99 US$'],
] as const)('money in %s: %i %s is %s', (language, minor, currency, expected) => {
  expect(formatMoney(language, minor, currency).replaceAll('\u00A0', ' ')).toBe(expected);
});
