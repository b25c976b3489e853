import { describe, expect, it } from 'vitest';
import { isAllowed, nearestAllowed, numberText, parseNumber } from './number-text.ts';

describe('parseNumber', () => {
  it('reads group separators and points as the language writes them', () => {
    expect(parseNumber('1,234,567', 'en')).toBe(1_234_567);
    expect(parseNumber('1.234.567', 'vi')).toBe(1_234_567);
    expect(parseNumber('0,5', 'vi')).toBe(0.5);
    expect(parseNumber('0.5', 'zh-CN')).toBe(0.5);
  });

  it('reads Thai and full-width digits', () => {
    expect(parseNumber('๑๒๐', 'th')).toBe(120);
    expect(parseNumber('６６', 'zh-CN')).toBe(66);
  });

  it('refuses what is no number', () => {
    for (const typed of ['', '-', 'abc', '1e9', '12 beans', '1.2.3'])
      expect(parseNumber(typed, 'en')).toBeNull();
  });
});

describe('numberText', () => {
  it('groups, with as many decimals as the step has', () => {
    expect(numberText(1_234_567, 'vi', 1)).toBe('1.234.567');
    expect(numberText(1234.5, 'en', 0.01)).toBe('1,234.50');
  });
});

describe('nearestAllowed', () => {
  it('stays in the range and on a step', () => {
    expect(nearestAllowed(0, { min: 1, max: 86, step: 1 })).toBe(1);
    expect(nearestAllowed(120, { min: 1, max: 86, step: 1 })).toBe(86);
    expect(nearestAllowed(98, { min: 5, max: 100, step: 10 })).toBe(95);
    expect(nearestAllowed(0.30000000000000004, { step: 0.1 })).toBe(0.3);
  });

  it('tells what is allowed', () => {
    expect(isAllowed(66, { min: 1, max: 86, step: 1 })).toBe(true);
    expect(isAllowed(1.5, { step: 1 })).toBe(false);
    expect(isAllowed(87, { max: 86, step: 1 })).toBe(false);
  });
});
