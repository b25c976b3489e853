import { expect, it } from 'vitest';
import { isDataCheap } from './preview-wish.ts';

it('the door plays by itself only where data is neither saved nor slow', () => {
  expect(isDataCheap(undefined)).toBe(true);
  expect(isDataCheap({ effectiveType: '4g' })).toBe(true);
  expect(isDataCheap({ effectiveType: '3g' })).toBe(false);
  expect(isDataCheap({ effectiveType: '4g', saveData: true })).toBe(false);
});
