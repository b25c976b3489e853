import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createPusher } from '../../../../../test/rtmp-pusher.ts';
import { patienceMs } from '../../../../../test/until.ts';
import { isNativeInstalled } from '../../../../platform/media/native.ts';
import {
  createReplayFixture,
  film,
  type ReplayAccount,
  type ReplayFixture,
} from '../../replay/replay.test-fixture.ts';

let fixture: ReplayFixture;
let host: string;
beforeAll(async () => {
  fixture = await createReplayFixture();
  host = await fixture.app.http.listen({ port: 0, host: '127.0.0.1' });
}, 6 * patienceMs);
afterAll(() => fixture.close());
afterEach(() => fixture.clear());

const infoOf = async (live_id: string, who: ReplayAccount = 'member') =>
  (await fixture.ask(who, 'live.info', { live_id })).data;

/** Opens a picture as a page does. */
async function watch(address: string) {
  const answer = await fetch(new URL(address, host));
  let bytes = 0;
  const count = new WritableStream<Uint8Array>({
    write(chunk) {
      bytes += chunk.length;
    },
  });
  let isOver = false;
  void answer.body
    ?.pipeTo(count)
    .catch(() => {})
    .finally(() => {
      isOver = true;
    });
  return {
    status: answer.status,
    bytes: () => bytes,
    over: () => vi.waitFor(() => expect(isOver).toBe(true)),
    comes: () => vi.waitFor(() => expect(bytes).toBeGreaterThan(1_000)),
  };
}

test('S36: a pause ends the picture of members, and gives it back; their teacher sees on', async () => {
  const { live_id, pusher } = await fixture.onAir();
  const before = (await infoOf(live_id)).media.flv;
  const member = await watch(before);
  await member.comes();
  await fixture.ask('teacher', 'streaming.pause', { live_id, on: 1 });
  await member.over();
  expect((await watch(before)).status).toBe(403);
  expect(await infoOf(live_id)).toMatchObject({ state: 'live', media: { flv: '', hls: null } });
  const teacher = await watch((await infoOf(live_id, 'teacher')).media.flv);
  await teacher.comes();

  expect((await fixture.ask('member', 'streaming.pause', { live_id, on: 0 })).msg_key).toBe(
    'request.forbidden',
  );
  await fixture.ask('teacher', 'streaming.pause', { live_id, on: 0 });
  const back = await watch((await infoOf(live_id)).media.flv);
  expect(back.status).toBe(200);
  await back.comes();
  pusher.stop();
});

test('S36: a test push is played to its teacher alone; on air, the test address ends and members see it', async () => {
  const live_id = await fixture.lesson();
  expect((await fixture.ask('teacher', 'streaming.test', { live_id })).data).toEqual({ testing: true });
  const to = (await fixture.ask('teacher', 'streaming.push', { live_id })).data;
  const pusher = await createPusher({ url: to.rtmp_url, key: to.key, film });
  expect(pusher.refused).toBe('');
  const picture = await vi.waitFor(async () => {
    const { media } = await infoOf(live_id, 'teacher');
    expect(media.flv).toContain('scope=test');
    return media.flv;
  });
  const teacher = await watch(picture);
  await teacher.comes();
  await vi.waitFor(async () =>
    expect((await fixture.ask('teacher', 'streaming.health', { live_id })).data).toMatchObject({
      pushing: true,
      fps: expect.any(Number) as number,
    }),
  );
  expect(await infoOf(live_id)).toMatchObject({ state: 'not_started', testing: false, media: { flv: '' } });
  expect((await watch(picture.replace('scope=test&', ''))).status).toBe(403);
  expect((await fixture.ask('member', 'streaming.test', { live_id })).msg_key).toBe('request.forbidden');

  expect((await fixture.ask('teacher', 'streaming.start', { live_id })).data).toEqual({ state: 'live' });
  await teacher.over();
  expect((await watch(picture)).status).toBe(403);
  const member = await watch((await infoOf(live_id)).media.flv);
  await member.comes();
  await fixture.ask('teacher', 'streaming.end', { live_id, kind: 'end' });
  await member.over();
  await pusher.closed;
});

describe.skipIf(!isNativeInstalled())('S36, S37', () => {
  const parts = async (live_id: string) =>
    (
      await sql<{ ms: number | null }>`
        SELECT ms FROM live_replay_part WHERE live_id = ${live_id} ORDER BY part`.execute(
        fixture.app.database.reader,
      )
    ).rows;

  test('S36, S37: what is pushed during a pause is in no replay', { timeout: 4 * patienceMs }, async () => {
    const { live_id, pusher } = await fixture.onAir();
    await fixture.recorded(live_id, 8_000);
    await fixture.ask('teacher', 'streaming.pause', { live_id, on: 1 });
    await vi.waitFor(async () => {
      const [only, ...others] = await parts(live_id);
      expect(only?.ms).toBeGreaterThan(0);
      expect(others).toEqual([]);
    });
    await fixture.ask('teacher', 'streaming.pause', { live_id, on: 0 });
    await vi.waitFor(async () => expect(await parts(live_id)).toHaveLength(2));
    await fixture.end(live_id);
    pusher.stop();
  });
});
