import { expect, it } from 'vitest';
import { excerptsOf } from './excerpts.ts';

it('S07: what is found stands with the words around it, cut where there is more', () => {
  const text = `${'a'.repeat(30)} cash ${'b'.repeat(30)}`;
  expect(excerptsOf(text, [{ at: 31, length: 4 }], 3)).toEqual([
    { page: 3, text: `…${'a'.repeat(23)} cash ${'b'.repeat(23)}…` },
  ]);
  expect(excerptsOf('cash flow', [{ at: 0, length: 4 }], 1)).toEqual([{ page: 1, text: 'cash flow' }]);
});

it('no half of a character is left at the cut', () => {
  const text = `x${'😀'.repeat(20)}cash`;
  expect(excerptsOf(text, [{ at: 41, length: 4 }], 1)[0]?.text).toBe(`…${'😀'.repeat(12)}cash`);
  expect(excerptsOf(text, [{ at: 40, length: 5 }], 1)[0]?.text.isWellFormed()).toBe(true);
});
