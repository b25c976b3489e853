import { expect, test } from 'vitest';
import { createRateLimits } from './rate-limits.ts';

let now = 1_000;
const clock = () => now;
const tooFast = (retry_ms: number) =>
  expect.objectContaining({ msgKey: 'system.too_fast', data: { retry_ms } });

function caught(work: () => void): unknown {
  try {
    work();
    return undefined;
  } catch (error) {
    return error;
  }
}

test('a limit counts from the first try, each key by itself, and begins anew when it is over', () => {
  const limits = createRateLimits(1, clock);
  for (let n = 0; n < 5; n += 1) limits.take('like', 'ann');
  now += 1_999.5;
  expect(caught(() => limits.take('like', 'ann'))).toEqual(tooFast(3_001));
  limits.take('like', 'bob');
  limits.take('write', 'ann');
  // Tries beyond the limit make it no longer.
  now += 3_000.5;
  for (let n = 0; n < 5; n += 1) limits.take('like', 'ann');
  expect(caught(() => limits.take('like', 'ann'))).toEqual(tooFast(5_000));
});

test('staff may do more, counted apart', () => {
  const limits = createRateLimits(1, clock);
  for (let n = 0; n < 50; n += 1) limits.take('chat', 'ann', 10);
  expect(caught(() => limits.take('chat', 'ann', 10))).toEqual(tooFast(5_000));
  limits.take('chat', 'ann');
});

test('failed log-ins use the limit up without being refused', () => {
  const limits = createRateLimits(1, clock);
  for (let n = 0; n < 4; n += 1) limits.penalise('login', 'ann');
  expect(limits.exhausted('login', 'ann')).toBe(false);
  limits.penalise('login', 'ann');
  limits.penalise('login', 'ann');
  expect(limits.exhausted('login', 'ann')).toBe(true);
  expect(limits.exhausted('login', 'bob')).toBe(false);
  now += 60_000;
  expect(limits.exhausted('login', 'ann')).toBe(false);
});

test('what needs no limit is never counted', () => {
  const limits = createRateLimits(0, clock);
  for (let n = 0; n < 10; n += 1) limits.take('none', 'ann');
  limits.penalise('none', 'ann');
  expect(limits.exhausted('none', 'ann')).toBe(false);
});

test('looking for old keys forgets no key that still counts', () => {
  const limits = createRateLimits(1, clock);
  for (let n = 0; n < 900; n += 1) limits.take('like', `old ${n}`);
  now += 4_000;
  for (let n = 0; n < 5; n += 1) limits.take('like', 'ann');
  now += 1_000;
  for (let n = 0; n < 2_000; n += 1) limits.take('like', `new ${n}`);
  expect(caught(() => limits.take('like', 'ann'))).toEqual(tooFast(4_000));
});
