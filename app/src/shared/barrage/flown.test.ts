import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFlown } from './flown.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('S35: a storm of comments is listed once a second, the latest 200', async () => {
  const show = vi.fn();
  const flown = createFlown(show);
  for (let at = 0; at < 500; at += 1) flown.add({ id: String(at), at, uid: 'u', nickname: 'N', text: 'x' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(show).toHaveBeenCalledOnce();
  expect(show.mock.lastCall?.[0]).toHaveLength(200);
  expect(show.mock.lastCall?.[0].at(-1).id).toBe('499');
});

it('what was gathered does not come back after it was cleared', async () => {
  const show = vi.fn();
  const flown = createFlown(show);
  flown.add({ id: '1', at: 1, uid: 'u', nickname: 'N', text: 'x' });
  flown.clear();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(show.mock.calls).toEqual([[[]]]);
});
