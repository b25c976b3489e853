import { afterAll, beforeAll, expect, test } from 'vitest';
import { createModerationFixture, type ModerationFixture } from './moderation.test-world.ts';

let world: ModerationFixture;
beforeAll(async () => {
  world = await createModerationFixture();
});
afterAll(() => world.close());

test('T02: a ban cuts the publisher within 2 s', async () => {
  const { live_id, pusher } = await world.onAir();
  const began = performance.now();
  await world.ask('inspector', 'moderation.ban', { live_id, reason: 'promised profit' });
  await pusher.closed;
  expect(performance.now() - began).toBeLessThan(2_000);
});
