import { expect, test } from 'vitest';
import { readingTimeOf } from './article-view.ts';

test('S15: reading time is whole minutes, one at least, and longer for Chinese of the same length', () => {
  expect(readingTimeOf(20, 'short')).toBe(60_000);
  expect(readingTimeOf(4_000, 'Cash')).toBe(240_000);
  expect(readingTimeOf(4_000, '现金')).toBe(600_000);
});
