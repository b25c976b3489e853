import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftKeeper } from './keep-draft.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('S50: a draft is kept a second after the last change, one at a time, and the last words last', async () => {
  let words = '';
  const saves: { words: string; done: () => void }[] = [];
  const saved: string[] = [];
  const drafts = draftKeeper({
    written: () => words,
    isWorth: () => words !== '',
    isOpen: () => true,
    save: (given: string) =>
      new Promise<string>((resolve) => saves.push({ words: given, done: () => resolve(given) })),
    onSaved: (given) => saved.push(given),
    onRefused: () => undefined,
  });
  drafts.begin();
  const write = (text: string) => {
    words = text;
    drafts.soon();
  };
  write('a');
  await vi.advanceTimersByTimeAsync(900);
  write('ab');
  await vi.advanceTimersByTimeAsync(999);
  expect(saves).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(saves.map((save) => save.words)).toEqual(['ab']);
  write('abc');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(saves).toHaveLength(1);
  saves[0]?.done();
  await vi.advanceTimersByTimeAsync(0);
  expect(saves.map((save) => save.words)).toEqual(['ab', 'abc']);
  saves[1]?.done();
  await drafts.settle();
  expect(saved).toEqual(['ab', 'abc']);
  write('abc');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(saves).toHaveLength(2);
});
