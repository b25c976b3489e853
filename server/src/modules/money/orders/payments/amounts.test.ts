import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalOf, minorOf, moneyOf } from './amounts.domain.ts';

test.each([
  ['0.29', 29],
  ['0.28', 28],
  ['1.1', 110],
  ['8', 800],
  ['0.07', 7],
  ['1.005', null],
  ['4.35', 435],
  ['1001.15', 100_115],
  ['999999999999.99', 99_999_999_999_999],
  ['1e2', null],
  ['-1.00', null],
  ['+1.00', null],
  [' 1.00', null],
  ['1,00', null],
  ['.5', null],
  ['5.', null],
  ['', null],
  ['١', null],
  ['NaN', null],
  ['0x10', null],
])('%j is %s in the smallest unit', (amount, minor) => {
  expect(minorOf(amount)).toBe(minor);
});

test('29 is written 0.29, and small amounts keep their zeros', () => {
  expect([1, 10, 29, 100, 123_456].map(decimalOf)).toEqual(['0.01', '0.10', '0.29', '1.00', '1234.56']);
});

test('what is written is read again, whatever the amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999_999 }), (minor) => {
      expect(minorOf(decimalOf(minor))).toBe(minor);
    }),
  );
});

test('only whole amounts above zero, in currencies that we sell in, are money', () => {
  expect(moneyOf(29, 'usd')).toEqual({ minor: 29, currency: 'USD' });
  expect(moneyOf(29, 'CNY')).toEqual({ minor: 29, currency: 'CNY' });
  for (const minor of [null, 0, -1, 0.5, Number.NaN, 2 ** 53]) expect(moneyOf(minor, 'USD')).toBeNull();
  for (const currency of ['EUR', 'HKD', '', 'US', '__proto__']) expect(moneyOf(29, currency)).toBeNull();
});
