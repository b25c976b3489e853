import type * as files from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { patienceMs } from '../../../../test/until.ts';
import { isNativeInstalled } from '../../../platform/media/native.ts';
import { spareBytes } from '../../../platform/media/recording/index.ts';
import { createReplayFixture, type ReplayFixture } from './replay.test-fixture.ts';

/* A disk that fills up while a live session is recorded: the room goes on, and the replay says what is missing. */
const disk = vi.hoisted(() => ({ free: Number.MAX_SAFE_INTEGER }));
vi.mock('node:fs/promises', async (original) => ({
  ...(await original<typeof files>()),
  statfs: async () => ({ bavail: disk.free, bsize: 1 }),
}));

let fixture: ReplayFixture;
beforeAll(async () => {
  fixture = await createReplayFixture();
}, 6 * patienceMs);
afterAll(() => fixture.close());

describe.skipIf(!isNativeInstalled())('X10: a disk that fills up while it is recorded', () => {
  test('the room goes on, the console says why there is no recording, and the replay what is missing', async () => {
    const { live_id, room } = await fixture.onAir();
    await fixture.recorded(live_id, 4_000);
    disk.free = spareBytes - 1;
    const health = async () => (await fixture.ask('teacher', 'streaming.health', { live_id })).data;
    await vi.waitFor(async () => expect((await health()).recording_off).toBe('disk'), {
      interval: 100,
    });
    expect((await health()).pushing).toBe(true);
    const { data } = await fixture.ask('member', 'live.info', { live_id });
    expect([data.state, data.media.flv === '']).toEqual(['live', false]);
    expect((await fixture.say('member', room, 'still here')).msg_key).toBe('');

    // Longer than the film has run by now on any machine.
    fixture.clock.advance(600_000);
    await fixture.end(live_id);
    const { recorded, missing } = await fixture.replay(live_id);
    expect(recorded).toBeGreaterThanOrEqual(4_000);
    expect(missing.at(-1)).toMatchObject({ at: recorded, reason: 'disk' });
    expect(missing.at(-1)?.ms).toBeGreaterThan(30_000);
  });
});
