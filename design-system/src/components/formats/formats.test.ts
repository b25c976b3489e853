import { expect, test } from 'vitest';
import { formatsOf } from './formats.ts';

test.each([
  ['en', 1_554, '1.6K'],
  ['zh-CN', 1_554, '1,554'],
  ['zh-CN', 12_345, '1.2万'],
  ['zh-HK', 9_999, '10K'],
])('a number where only its size matters, in %s: %i', (language, value, words) => {
  expect(formatsOf(language).compact(value)).toBe(words);
});

test.each([
  [0, '0 min'],
  [45 * 60_000, '45 min'],
  [60 * 60_000, '1 hr'],
  [90 * 60_000, '1 hr 30 min'],
])('a span of %i ms is said without empty parts', (ms, words) => {
  expect(formatsOf('en').span(ms)).toBe(words);
});

test.each([
  [0, '0:00'],
  [65.9, '1:05'],
  [3_725, '1:02:05'],
  [-1, '0:00'],
])('a place at %d s is written as players do', (seconds, words) => {
  expect(formatsOf('th').clock(seconds)).toBe(words);
});

test.each([
  ['en', 'Nov 21, 10:30:07'],
  ['zh-CN', '11月21日 10:30:07'],
])('an exact moment has its second, in %s', (language, words) => {
  const at = new Date(2026, 10, 21, 10, 30, 7).getTime();
  expect(formatsOf(language).exactMoment(at)).toBe(words);
});

test.each([
  ['en', 30, 'CNY', 'CN¥30'],
  ['zh-CN', 19.9, 'CNY', '¥19.90'],
  ['en', 4.99, 'USD', '$4.99'],
  ['vi', 99.99, 'USD', '99,99 US$'],
])('money in %s: %f %s is %s', (language, amount, currency, words) => {
  expect(formatsOf(language).money(amount, currency).replaceAll('\u00A0', ' ')).toBe(words);
});

test.each([
  ['en', 'November 2026'],
  ['zh-CN', '2026年11月'],
])('a month in %s is said with its year', (language, words) => {
  expect(formatsOf(language).month({ year: 2026, month: 11 })).toBe(words);
});
