import { execFileSync } from 'node:child_process';
import { replayLimits } from '@goldbean/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { patienceMs } from '../../../../test/until.ts';
import { isNativeInstalled } from '../../../platform/media/native.ts';
import { createReplayFixture, type ReplayFixture } from './replay.test-fixture.ts';

const dayMs = 86_400_000;
let fixture: ReplayFixture;
beforeAll(async () => {
  fixture = await createReplayFixture();
}, 6 * patienceMs);
afterAll(() => fixture.close());
afterEach(() => fixture.clear());

const partsOf = async (live_id: string) =>
  (
    await sql<{ part: number; ms: number | null; begun_at: number }>`
      SELECT part, ms, begun_at FROM live_replay_part WHERE live_id = ${live_id} ORDER BY part`.execute(
      fixture.app.database.reader,
    )
  ).rows;

describe.skipIf(!isNativeInstalled())('S37: a replay', () => {
  test('S37, N02: is recorded from the first picture, played while on air (DVR) and after, with its chat in its place', async () => {
    const { live_id, room } = await fixture.onAir();
    const { clock } = fixture;
    const begun = clock.now();
    await fixture.recorded(live_id, 12_000);
    const onAir = await fixture.info(live_id);
    expect(onAir.replay).toMatchObject({ state: 'recording', mode: 'limited', days: 7, expires_at: null });
    const playlist = (await fixture.fetch(onAir.replay.hls)).body;
    expect(playlist).toContain('#EXT-X-PLAYLIST-TYPE:EVENT');
    expect(playlist).not.toContain('ENDLIST');
    expect((await fixture.ask('member', 'live.info', { live_id })).data.media.hls).toMatch(/^\/hls\//);

    clock.set(begun + 6_000);
    expect((await fixture.say('member', room, 'at six')).msg_key).toBe('');
    await fixture.app.flushed();
    clock.set(begun + 9_000);
    await fixture.ask('teacher', 'streaming.notice', { live_id, text: 'chapter two' });
    await fixture.ask('member2', 'gifts.barrage', {
      live_id,
      text: 'flies',
      request_id: 'b1',
      media_ts: 8_000,
    });
    await fixture.app.flushed();
    clock.set(begun + 30_000);
    await fixture.end(live_id);

    const { replay, live, my } = await fixture.info(live_id);
    expect(my).toMatchObject({ role: 'member', runs: false });
    expect(live).toMatchObject({ live_id, state: 'ended', channel: { channel_id: fixture.channel_id } });
    expect(replay).toMatchObject({ state: 'ready', missing: [], trim: null });
    expect(replay.expires_at_ts).toBe(begun + 30_000 + 7 * dayMs);
    expect(replay.duration).toBeGreaterThan(11_000);
    const chapter = replay.chapters.find(({ text }) => text === 'chapter two');
    expect(Math.abs((chapter?.at ?? 0) - 9_000)).toBeLessThan(2_500);

    const whole = await fixture.between(live_id, 0, 60_000);
    const chat = whole.filter((one) => one.type === 'msg');
    expect(chat).toMatchObject([{ data: { kind: 'text', body: { text: 'at six' } } }]);
    const barrage = whole.find((one) => one.type === 'event' && one.data.kind === 'barrage');
    expect(Math.abs((barrage?.media_ts ?? 0) - 8_000)).toBeLessThan(2_500);
    for (const width of [500, 1_700]) {
      const pieces = [];
      for (let from = 0; from < 60_000; from += width)
        pieces.push(...(await fixture.between(live_id, from, from + width, 1)));
      expect(pieces.map(({ seq }) => seq).toSorted((a, b) => a - b)).toEqual(whole.map(({ seq }) => seq));
    }
    await vi.waitFor(async () => expect((await fixture.replay(live_id)).poster).not.toBe(''), {
      timeout: 2 * patienceMs,
    });
    const { thumbnails, poster } = await fixture.replay(live_id);
    expect(thumbnails).toMatchObject({ width: 160, height: 90, every: 4_000 });
    expect(thumbnails?.count).toBe(Math.ceil(replay.duration / 4_000));
    for (const picture of [poster, thumbnails?.src ?? '']) {
      const { headers, rawPayload } = await fixture.fetch(picture);
      expect(headers['content-type']).toBe('image/jpeg');
      expect(rawPayload.readUInt16BE(0)).toBe(0xffd8);
    }
    const { body } = await fixture.fetch(replay.hls);
    expect(body).toContain('#EXT-X-ENDLIST');
    const folder = replay.hls.replace('index.m3u8', '');
    for (const name of ['0/init.mp4', '0/0.m4s'])
      expect((await fixture.fetch(folder + name)).headers).toMatchObject({
        'cache-control': 'private, no-store',
        'accept-ranges': 'bytes',
      });
    const part = await fixture.fetch(`${folder}0/0.m4s`, { range: 'bytes=4-7' });
    expect([part.statusCode, part.body]).toEqual([206, expect.stringMatching(/styp|moof/)]);
  });

  test('D89: its addresses are of one member and one session, of this recording, and end with the right to it', async () => {
    const { live_id } = await fixture.onAir();
    await fixture.recorded(live_id, 4_000);
    const { hls } = await fixture.replay(live_id);
    const status = async (address: string) => (await fixture.fetch(address)).statusCode;
    expect(await status(hls)).toBe(200);
    expect(await status(hls.replace(live_id, 'other'))).toBe(403);
    expect(await status(hls.replace(/\.[\w-]+\/(?=\w+\/index)/, '.bad/'))).toBe(403);
    for (const place of ['..%2F..%2Fserver-secret', '0/index.m3u8', '9/0.m4s'])
      expect([403, 404]).toContain(await status(hls.replace('index.m3u8', place)));
    const other = (await fixture.replay(live_id, 'member2')).hls;
    expect(await status(other)).toBe(200);
    await fixture.ask('member2', 'identity.logout', { all: 1 });
    expect(await status(other)).toBe(403);
    fixture.clock.advance(replayLimits.replayTicketMs);
    expect(await status(hls)).toBe(403);
  });

  test('S49, D89: a replay that asks a ticket is refused without one and given with one; its card shows the poster, which opens nothing else', async () => {
    const { live_id } = await fixture.onAir();
    await fixture.recorded(live_id, 4_000);
    await sql`UPDATE live SET course_type = 5, ticket_beans = 30 WHERE live_id = ${live_id}`.execute(
      fixture.app.database.reader,
    );
    await fixture.end(live_id);
    const range = { from_ts: 0, to_ts: 1_000 };
    for (const answer of [
      await fixture.ask('member', 'replay.info', { live_id }),
      await fixture.ask('member', 'replay.events', { live_id, ...range }),
    ])
      expect([answer.msg_key, answer.data]).toEqual([
        'live.requirement',
        { course_type: 5, channel_id: expect.any(String) as string },
      ]);
    const card = await vi.waitFor(
      async () => {
        const { list } = (await fixture.ask('member', 'replay.list', { channel_id: fixture.channel_id }))
          .data;
        const found = list.find((one) => one.live_id === live_id);
        expect(found?.poster).toMatch(/^\/hls\//);
        return found;
      },
      { timeout: 2 * patienceMs },
    );
    const poster = card?.poster ?? '';
    expect((await fixture.fetch(poster)).statusCode).toBe(200);
    for (const place of ['index.m3u8', '0/init.mp4', '0/0.m4s', 'thumbnails.jpg'])
      expect((await fixture.fetch(poster.replace('poster.jpg', place))).statusCode).toBe(403);

    const bought = await fixture.ask('member', 'tickets.buy', { live_id, beans: 30, request_id: 'replay' });
    expect(bought).toMatchObject({ code: 200, data: { state: 'paid' } });
    const { hls } = await fixture.replay(live_id);
    expect((await fixture.fetch(hls)).body).toContain('#EXT-X-ENDLIST');
    expect((await fixture.fetch(hls.replace('index.m3u8', '0/init.mp4'))).statusCode).toBe(200);
    expect((await fixture.ask('member', 'replay.events', { live_id, ...range })).code).toBe(200);
    expect((await fixture.ask('teacher2', 'replay.info', { live_id })).msg_key).toBe('live.requirement');
  });

  test('T01: an encoder that comes back goes on after a discontinuity, and what is missing is listed', async () => {
    const { live_id, pusher, push } = await fixture.onAir();
    await fixture.recorded(live_id, 4_000);
    const before = fixture.clock.now();
    pusher.stop();
    await pusher.closed;
    await vi.waitFor(async () => expect((await partsOf(live_id))[0]?.ms).toBeGreaterThan(0), {
      timeout: 2 * patienceMs,
    });
    fixture.clock.set(before + 20_000);
    await push();
    await vi.waitFor(async () => expect(await partsOf(live_id)).toHaveLength(2), { timeout: 2 * patienceMs });
    const [first] = await partsOf(live_id);
    await fixture.recorded(live_id, (first?.ms ?? 0) + 4_000);
    const { missing, hls } = await fixture.replay(live_id);
    expect(missing[0]).toMatchObject({ at: first?.ms, reason: 'encoder' });
    expect((await fixture.fetch(hls)).body.match(/#EXT-X-DISCONTINUITY/g)).toHaveLength(1);
    // The key is rotated on air: whoever pushed is cut, and the new encoder is recorded too.
    await push(true);
    await vi.waitFor(async () => expect((await partsOf(live_id)).length).toBeGreaterThan(2), {
      timeout: 2 * patienceMs,
    });
    await fixture.end(live_id);
  });

  test('X10: a recorder that is killed goes on by itself', async () => {
    const { live_id } = await fixture.onAir();
    await fixture.recorded(live_id, 8_000);
    const { rows } = await sql<{ video_id: string }>`
      SELECT video_id FROM live_replay WHERE live_id = ${live_id}`.execute(fixture.app.database.reader);
    const found = execFileSync('ps', ['-eo', 'pid,args']).toString().split('\n');
    const line = found.find(
      (one) => one.includes('recording-process') && one.includes(rows[0]?.video_id ?? '-'),
    );
    process.kill(Number(line?.trim().split(' ')[0]), 'SIGKILL');
    await vi.waitFor(async () => expect(await partsOf(live_id)).toHaveLength(2), { timeout: 2 * patienceMs });
    expect((await partsOf(live_id))[0]?.ms).toBeGreaterThanOrEqual(8_000);
    await fixture.end(live_id);
  });

  test('X10: what a server was recording when it was killed plays up to its last whole segment', async () => {
    const { live_id } = await fixture.onAir();
    await fixture.recorded(live_id, 8_000);
    await fixture.end(live_id);
    const before = await fixture.replay(live_id);
    const [part] = await partsOf(live_id);
    // As a killed server leaves it: nobody wrote down how long the stretch became.
    const { reader } = fixture.app.database;
    await sql`UPDATE live_replay_part SET ms = NULL, ended_by = NULL WHERE live_id = ${live_id}`.execute(
      reader,
    );
    await fixture.app.modules.live.features.replays.start();
    expect(await partsOf(live_id)).toEqual([part]);
    const { recorded, hls } = await fixture.replay(live_id);
    expect(recorded).toBe(before.recorded);
    expect((await fixture.fetch(hls)).body).toContain('#EXT-X-ENDLIST');
  });

  test('V31, K13, C060: retained for 1 to 7 days or for ever, trimmed, and gone at its hour', async () => {
    const { live_id } = await fixture.onAir();
    await fixture.recorded(live_id, 16_000);
    expect(
      await fixture.ask('teacher', 'replay.choose', { live_id, trim_from: 0, trim_to: 5_000 }),
    ).toMatchObject({
      msg_key: 'replay.not_ready',
    });
    await fixture.end(live_id);
    const { recorded, video_id } = await fixture.replay(live_id);
    const choose = (fields: object, who: 'teacher' | 'member' = 'teacher') =>
      fixture.ask(who, 'replay.choose', { live_id, ...fields });
    expect((await choose({ mode: 'permanent' }, 'member')).msg_key).toBe('request.forbidden');
    expect((await choose({ mode: 'limited', days: 8 })).msg_key).toBe('live.replay_days');
    expect((await choose({ video_id: 'other' })).msg_key).toBe('replay.missing');
    expect((await choose({ video_id, mode: 'permanent' })).data.replay).toMatchObject({
      mode: 'permanent',
      expires_at: null,
    });
    expect((await choose({ trim_from: 5_000, trim_to: recorded + 1 })).msg_key).toBe('replay.trim');
    const { replay } = (await choose({ trim_from: 5_000, trim_to: 9_000 })).data;
    expect(replay.trim?.from).toBeLessThanOrEqual(5_000);
    expect(replay.trim?.to).toBeGreaterThanOrEqual(9_000);
    expect(replay.duration).toBe((replay.trim?.to ?? 0) - (replay.trim?.from ?? 0));
    expect((await fixture.fetch(replay.hls)).body.match(/#EXTINF/g)?.length).toBeLessThan(4);
    // Its pictures are drawn again, of what is shown.
    expect(replay).toMatchObject({ poster: '', thumbnails: null });
    const count = Math.ceil(replay.duration / 4_000);
    await vi.waitFor(async () =>
      expect(await fixture.replay(live_id)).toMatchObject({
        poster: expect.stringMatching(/./) as string,
        thumbnails: { count },
      }),
    );
    expect((await choose({ trim_from: 0, trim_to: recorded })).data.replay.trim).toBeNull();

    const { expires_at_ts: until } = (await choose({ mode: 'limited', days: 1 })).data.replay;
    fixture.clock.set((until ?? 0) - 1_000);
    const { hls } = await fixture.replay(live_id);
    const listed = async (who: 'member' | 'teacher') =>
      (await fixture.ask(who, 'replay.list', { channel_id: fixture.channel_id })).data.list.find(
        (card) => card.live_id === live_id,
      )?.state;
    expect([await listed('member'), await listed('teacher')]).toEqual(['ready', 'ready']);
    fixture.clock.advance(1_000);
    expect((await fixture.fetch(hls)).statusCode).toBe(403);
    expect(await fixture.replay(live_id)).toMatchObject({ state: 'expired', hls: '', duration: 0 });
    expect([await listed('member'), await listed('teacher')]).toEqual([undefined, 'expired']);
    expect(await fixture.ask('member', 'replay.events', { live_id, from_ts: 0, to_ts: 1_000 })).toMatchObject(
      {
        msg_key: 'replay.expired',
      },
    );
    await vi.waitFor(async () => expect(await fixture.app.recorder.file(video_id, '0/init.mp4')).toBeNull());
  });

  test('S37, C036: goes on where one left, on whatever device, also after a trim', async () => {
    const { live_id } = await fixture.onAir();
    await fixture.recorded(live_id, 48_000);
    await fixture.end(live_id);
    const watch = async (pos: number, fields: object = { replay: 1 }) =>
      expect(
        await fixture.ask('member', 'live.watch', { live_id, seconds: 5, pos, ...fields }),
      ).toMatchObject({
        msg_key: '',
      });
    const left = async (who: 'member' | 'teacher2' = 'member') =>
      (await fixture.info(live_id, who)).my.left_at;
    expect(await left()).toBeNull();
    await watch(26);
    expect([await left(), await left('teacher2')]).toEqual([26_000, null]);
    // Where one was in the live session is no place on its replay.
    await watch(31, {});
    expect(await left()).toBe(26_000);
    const { recorded } = await fixture.replay(live_id);
    const cut = { live_id, trim_from: 5_000, trim_to: recorded };
    const { trim } = (await fixture.ask('teacher', 'replay.choose', cut)).data.replay;
    expect(trim?.from).toBeGreaterThan(0);
    expect(await left()).toBe(26_000 - (trim?.from ?? 0));
    await watch(20);
    expect(await left()).toBe(20_000);
    await watch(3);
    expect(await left()).toBeNull();
  });

  test('D28: of a live session without a replay only the latest seconds are retained, and nothing afterwards', async () => {
    const { live_id } = await fixture.onAir({ replay_mode: 'none' });
    await vi.waitFor(
      async () => {
        fixture.clock.advance(1_001);
        expect((await fixture.ask('member', 'live.info', { live_id })).data.media.hls).not.toBeNull();
      },
      { timeout: 2 * patienceMs },
    );
    expect((await fixture.ask('teacher', 'replay.info', { live_id })).msg_key).toBe('replay.missing');
    const { hls } = (await fixture.ask('member', 'live.info', { live_id })).data.media;
    expect((await fixture.fetch(hls ?? '')).body).not.toContain('PLAYLIST-TYPE');
    await fixture.ask('teacher', 'streaming.end', { live_id, kind: 'end' });
    await vi.waitFor(
      async () => {
        await fixture.ring();
        expect(await partsOf(live_id)).toEqual([]);
      },
      { timeout: 2 * patienceMs },
    );
  });

  test('G222: those who run it delete it; one of a live session that was stopped is for them alone', async () => {
    const { live_id } = await fixture.onAir();
    await fixture.recorded(live_id, 4_000);
    await fixture.ask('teacher', 'streaming.end', { live_id, kind: 'stop', reason: 'wrong slides' });
    await vi.waitFor(
      async () => {
        await fixture.ring();
        expect((await fixture.replay(live_id, 'teacher')).state).toBe('ready');
      },
      { timeout: 2 * patienceMs },
    );
    expect((await fixture.ask('member', 'replay.info', { live_id })).msg_key).toBe('replay.missing');
    expect((await fixture.ask('member', 'replay.remove', { live_id })).msg_key).toBe('request.forbidden');
    expect((await fixture.ask('teacher', 'replay.remove', { live_id })).data).toEqual({ ok: true });
    expect((await fixture.ask('teacher', 'replay.info', { live_id })).msg_key).toBe('replay.missing');
  });
});
