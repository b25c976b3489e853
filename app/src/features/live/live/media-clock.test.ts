import { expect, it } from 'vitest';
import { mediaTime } from './media-clock.ts';

it('N02: who is further behind sees an earlier moment', () => {
  const room = { now: 1_000_500, startedTs: 900_000 };
  expect(mediaTime({ ...room, lag: 1 })).toBe(99_500);
  expect(mediaTime({ ...room, lag: 8 })).toBe(92_500);
  expect(mediaTime({ ...room, startedTs: 2_000_000, lag: 0 })).toBe(0);
});
