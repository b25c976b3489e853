import { afterEach, expect, test } from 'vitest';
import { foreignLetters } from './foreign-letters.ts';
import { localized, localizedIn, speak, spoken } from './spoken.ts';

const name = spoken({
  zh_CN: '林老师',
  zh_HK: '林老師',
  en: 'Ms "Lin"',
  ms: 'Cikgu Lim',
  th: 'อาจารย์หลิน',
  vi: 'Cô Lâm',
});

afterEach(() => speak('en'));

test('a text is said in the language of the story, also inside another text', () => {
  speak('th');
  expect(localized(`1. ${name}`)).toBe('1. อาจารย์หลิน');
  speak('zh_HK');
  expect(localized(name)).toBe('林老師');
});

test('data is said wherever a text stands in it, and stays what it is otherwise', () => {
  expect(localizedIn({ list: [{ name, n: 2, none: null }] })).toEqual({
    list: [{ name: 'Ms "Lin"', n: 2, none: null }],
  });
});

test('a page in one language has no letters of another', () => {
  expect(foreignLetters('Minit 3: สวัสดี', 'ms')).toBe('สวัสดี');
  expect(foreignLetters('ห้องเรียน 均线', 'th')).toBe('均线');
  expect(foreignLetters('Nguyễn', 'en')).toBe('ễ');
  expect(foreignLetters('Nguyễn đi học, 2026', 'vi')).toBeNull();
  expect(foreignLetters('ห้องเรียน ETF', 'th')).toBeNull();
});
