import { expect, it } from 'vitest';
import { createLagCause } from './lag-cause.ts';

it('S35: says why the picture is behind until it has caught up', () => {
  const cause = createLagCause();
  expect(cause.of(0.6)).toBe('live');
  expect(cause.of(4)).toBe('buffer');
  cause.note('network');
  expect(cause.of(4)).toBe('network');
  cause.note('hidden');
  expect(cause.of(9)).toBe('hidden');
  expect(cause.of(1)).toBe('live');
  expect(cause.of(3)).toBe('buffer');
});

it('S35: what was noted while it is still close is not held against it later', () => {
  const cause = createLagCause();
  cause.note('paused');
  expect([cause.of(0.5), cause.of(2)]).toEqual(['live', 'buffer']);
});
