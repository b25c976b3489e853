import { describe, expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

describe('pageWindow', () => {
  it('shows all of nine pages', () => {
    expect(pageWindow(4, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it.each([
    [1, [1, 2, 3, 4, 5, 6, 7, null, 20]],
    [5, [1, 2, 3, 4, 5, 6, 7, null, 20]],
    [6, [1, null, 4, 5, 6, 7, 8, null, 20]],
    [16, [1, null, 14, 15, 16, 17, 18, 19, 20]],
    [20, [1, null, 14, 15, 16, 17, 18, 19, 20]],
  ])('of 20 pages round page %i shows %j', (page, expected) => {
    expect(pageWindow(page, 20)).toEqual(expected);
  });

  it('always holds the present page and rises', () => {
    for (let count = 1; count <= 30; count += 1) {
      for (let page = 1; page <= count; page += 1) {
        const shown = pageWindow(page, count).filter((at) => at !== null);
        expect(shown).toContain(page);
        expect(shown).toEqual([...new Set(shown)].sort((a, b) => a - b));
        expect(pageWindow(page, count).length).toBeLessThanOrEqual(9);
      }
    }
  });
});
