import { beforeEach, expect, it } from 'vitest';
import { fitPageWindow, storyWindow } from './page-window.ts';

const kept = new Map<string, string>();
const style = {
  setProperty: (name: string, value: string) => void kept.set(name, value),
  removeProperty: (name: string) => void kept.delete(name),
};
const windowOf = (id: string) => ({ id, style }) as unknown as HTMLElement;
beforeEach(() => {
  kept.clear();
});

it('a page gets a window of the width of the toolbar, and a part of a page the whole frame again', () => {
  fitPageWindow('690', windowOf(storyWindow));
  expect(kept.get('width')).toBe('690px');
  fitPageWindow(undefined, windowOf(storyWindow));
  expect(kept.size).toBe(0);
});

it("no other window is touched: a test's, a picture's, a story alone", () => {
  fitPageWindow('690', windowOf('tests'));
  fitPageWindow('690', null);
  expect(kept.size).toBe(0);
});
