import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRateLimits, type RateLimits } from './rate-limits.ts';

const tooFast = (retry_ms: number) =>
  expect.objectContaining({ msgKey: 'system.too_fast', data: { retry_ms } });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function takeAll(limits: RateLimits, times: number, ...given: Parameters<RateLimits['take']>) {
  for (let n = 0; n < times; n += 1) await limits.take(...given);
}

test('a limit counts from the first try, each key by itself, and begins again when it is over', async () => {
  const limits = createRateLimits(1);
  await takeAll(limits, 5, 'like', 'ann');
  vi.advanceTimersByTime(2_000);
  await expect(limits.take('like', 'ann')).rejects.toEqual(tooFast(3_000));
  await limits.take('like', 'bob');
  await limits.take('write', 'ann');
  // Tries above the limit do not extend the wait.
  vi.advanceTimersByTime(3_000);
  await takeAll(limits, 5, 'like', 'ann');
  await expect(limits.take('like', 'ann')).rejects.toEqual(tooFast(5_000));
});

test('staff may do more, counted apart', async () => {
  const limits = createRateLimits(1);
  await takeAll(limits, 50, 'chat', 'ann', 10);
  await expect(limits.take('chat', 'ann', 10)).rejects.toEqual(tooFast(5_000));
  await limits.take('chat', 'ann');
});

test('failed log-ins use the limit up without being refused', async () => {
  const limits = createRateLimits(1);
  for (let n = 0; n < 4; n += 1) await limits.penalise('login', 'ann');
  expect(await limits.beyond('login', 'ann')).toBe(0);
  await limits.penalise('login', 'ann');
  expect(await limits.beyond('login', 'ann')).toBe(1);
  await limits.penalise('login', 'ann');
  expect(await limits.beyond('login', 'ann')).toBe(2);
  expect(await limits.beyond('login', 'ann', 4)).toBe(0);
  expect(await limits.beyond('login', 'bob')).toBe(0);
  vi.advanceTimersByTime(60_000);
  expect(await limits.beyond('login', 'ann')).toBe(0);
});

test('what needs no limit is never counted', async () => {
  const limits = createRateLimits(0);
  await takeAll(limits, 10, 'none', 'ann');
  await limits.penalise('none', 'ann');
  expect(await limits.beyond('none', 'ann')).toBe(0);
});
