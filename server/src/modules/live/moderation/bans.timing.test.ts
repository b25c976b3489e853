import { afterAll, beforeAll, expect, test } from 'vitest';
import { createModerationFixture, type ModerationFixture } from './moderation.test-fixture.ts';

let fixture: ModerationFixture;
beforeAll(async () => {
  fixture = await createModerationFixture();
});
afterAll(() => fixture.close());

test('T02: a ban cuts the publisher within 2 s', async () => {
  const { live_id, pusher } = await fixture.onAir();
  const began = performance.now();
  await fixture.ask('inspector', 'moderation.ban', { live_id, reason: 'promised profit' });
  await pusher.closed;
  expect(performance.now() - began).toBeLessThan(2_000);
});
