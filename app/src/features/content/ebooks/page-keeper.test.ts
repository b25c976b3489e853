import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPageKeeper } from './page-keeper.ts';

let now = 0;
const save = vi.fn<(id: string, page: number, ago: number) => Promise<void>>();
const keeper = () => createPageKeeper({ save, now: () => now, delayMs: 1_000 });
const pass = async (ms: number) => {
  now += ms;
  await vi.advanceTimersByTimeAsync(ms);
};

beforeEach(() => {
  now = 0;
  save.mockReset().mockResolvedValue();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('S07: leafing keeps the last page alone, once the reader stays on it', async () => {
  const pages = keeper();
  for (const page of [2, 3, 4]) {
    pages.turned('b', page);
    await pass(900);
  }
  expect(save).not.toHaveBeenCalled();
  await pass(100);
  expect(save.mock.calls).toEqual([['b', 4, 1_000]]);
  await pages.flush();
  expect(save).toHaveBeenCalledOnce();
});

it('S07: leaving keeps it at once', async () => {
  const pages = keeper();
  pages.turned('b', 2);
  await pages.flush();
  expect(save.mock.calls).toEqual([['b', 2, 0]]);
  await pass(5_000);
  expect(save).toHaveBeenCalledOnce();
});

it('S07: what could not be kept goes along later with its age, and not in the place of a newer one', async () => {
  const pages = keeper();
  save.mockRejectedValueOnce(new Error('down'));
  pages.turned('b', 2);
  await pages.flush();
  await pass(60_000);
  await pages.flush();
  expect(save.mock.lastCall).toEqual(['b', 2, 60_000]);
  save.mockImplementationOnce(() => {
    pages.turned('b', 3);
    return Promise.reject(new Error('down'));
  });
  pages.turned('b', 2);
  await pages.flush();
  await pass(1_000);
  expect(save.mock.lastCall).toEqual(['b', 3, 1_000]);
});

it('is empty for the next member', async () => {
  const pages = keeper();
  pages.turned('b', 2);
  pages.forget();
  await pass(2_000);
  await pages.flush();
  expect(save).not.toHaveBeenCalled();
});
