import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeFilm } from '../../../../../test/film-samples.ts';
import { openSrs, recorded } from '../../../../../test/srs/stand-in.ts';
import { patienceMs } from '../../../../../test/until.ts';
import { readFilm, shifted, type FlvFilm } from '../../../../platform/media/flv-file.ts';
import { isNativeInstalled } from '../../../../platform/media/native.ts';
import { Flv } from '../../../../platform/media/protocol.ts';
import { createReplayFixture, type ReplayFixture } from '../../replay/replay.test-fixture.ts';

const secret = 'the secret of the hooks';
const film = new URL('../../../../demo/film/film.flv', import.meta.url);

let srs: Awaited<ReturnType<typeof openSrs>>;
let fixture: ReplayFixture;
let folder: string;
beforeAll(async () => {
  srs = await openSrs();
  folder = await mkdtemp(join(tmpdir(), 'goldbean-dvr-'));
  fixture = await createReplayFixture({
    SRS_HOOK_SECRET: secret,
    SRS_API: srs.address,
    SRS_RTMP: 'rtmp://push.class.example/live',
    SRS_RECORDINGS: folder,
  });
}, 6 * patienceMs);
afterAll(async () => {
  await fixture.close();
  await srs.close();
  await rm(folder, { recursive: true, force: true });
});

/** Posts a hook as SRS does: the recorded body, with what this connection is about. */
async function hook(action: string, changes: object = {}, given = secret, body = action) {
  const answer = await fixture.app.http.inject({
    method: 'POST',
    url: `/live/hook/${action}?secret=${encodeURIComponent(given)}`,
    headers: { 'content-type': 'application/json', 'user-agent': 'SRS/6.0.155(Hang)' },
    payload: JSON.stringify({ ...(await recorded(body)), ...changes }),
  });
  return { status: answer.statusCode, ...answer.json<{ code: number; msg?: string }>() };
}

async function lesson() {
  const live_id = await fixture.lesson();
  await fixture.ask('teacher', 'streaming.start', { live_id });
  const to = (await fixture.ask('teacher', 'streaming.push', { live_id })).data;
  return { live_id, ...to, param: `?${to.key.split('?')[1] ?? ''}` };
}
const infoOf = async (live_id: string, who: 'member' | 'teacher' = 'member') =>
  (await fixture.ask(who, 'live.info', { live_id })).data;
const become = (live_id: string, interrupted: boolean) =>
  vi.waitFor(async () => {
    const { live } = await infoOf(live_id);
    expect(live).toMatchObject({ state: 'live', interrupted });
  });

describe('G093: hooks of SRS', () => {
  test('G093: nobody without the secret is let in, and no other action', async () => {
    expect(await hook('on_publish', {}, 'the secret of the hookz')).toMatchObject({ status: 200, code: 403 });
    expect(await hook('on_publish', {}, '')).toMatchObject({ status: 200, code: 403 });
    expect(await hook('on_dance', {}, secret, 'on_publish')).toMatchObject({ status: 404 });
    expect(await hook('on_play', {}, secret, 'on_publish')).toMatchObject({ status: 200, code: 1 });
  });

  test('G093, D89: an encoder is let in by the rules of our own port; the lesson goes on air, waits, and goes on', async () => {
    const { live_id, stream, param, rtmp_url } = await lesson();
    expect(rtmp_url).toBe('rtmp://push.class.example/live');
    expect(await hook('on_publish', { stream, param: '?key=wrong' })).toEqual({
      status: 200,
      code: 1,
      msg: 'wrong_key',
    });
    expect(await hook('on_publish', { stream: 'c404', param })).toMatchObject({ msg: 'unknown_stream' });
    expect(await hook('on_publish', { stream, param, app: 'other' })).toMatchObject({ code: 1 });
    expect((await fixture.ask('teacher', 'streaming.health', { live_id })).data).toMatchObject({
      refused: 'bad_address',
    });
    expect((await infoOf(live_id)).state).toBe('not_started');

    expect(await hook('on_publish', { stream, param, client_id: 'first' })).toEqual({ status: 200, code: 0 });
    await become(live_id, false);
    expect((await infoOf(live_id)).media.flv).toContain(`/flv/${stream}.flv?`);
    expect(await hook('on_unpublish', { stream, param, client_id: 'first' })).toMatchObject({ code: 0 });
    await become(live_id, true);
    expect(await hook('on_publish', { stream, param, client_id: 'again' }, secret)).toMatchObject({
      code: 0,
    });
    await become(live_id, false);

    // A second encoder with a good key replaces the first, whose end then ends nothing.
    expect(await hook('on_publish', { stream, param, client_id: 'second' })).toMatchObject({ code: 0 });
    expect(srs.kicked).toContain('again');
    await hook('on_unpublish', { stream, param, client_id: 'again' });
    expect((await fixture.ask('teacher', 'streaming.health', { live_id })).data).toMatchObject({
      pushing: true,
    });
    await become(live_id, false);

    // A new key cuts who pushes, and the old one is refused.
    await fixture.ask('teacher', 'streaming.push', { live_id, rotate: 1 });
    await vi.waitFor(() => expect(srs.kicked).toContain('second'));
    expect(await hook('on_publish', { stream, param })).toMatchObject({ msg: 'wrong_key' });
    await fixture.ask('teacher', 'streaming.end', { live_id, kind: 'end' });
    await hook('on_unpublish', { stream, client_id: 'second' });
    const next = await fixture.ask('teacher', 'streaming.push', { live_id });
    const fresh = `?${next.data.key.split('?')[1] ?? ''}`;
    expect(await hook('on_publish', { stream, param: fresh })).toMatchObject({ code: 1 });
  });

  test('G093: what is known of a version before 4 is understood', async () => {
    const { live_id, stream, param } = await lesson();
    expect(await hook('on_publish', { stream, param }, secret, 'on_publish.v3')).toMatchObject({ code: 0 });
    await become(live_id, false);
    await hook('on_unpublish', { stream, client_id: 1985 });
    await become(live_id, true);
    await fixture.ask('teacher', 'streaming.end', { live_id, kind: 'end' });
  });

  test('G093, D89: a viewer plays with an address of ours alone, and is disconnected with their session', async () => {
    const { live_id, stream, param } = await lesson();
    await hook('on_publish', { stream, param, client_id: 'pushes' });
    await become(live_id, false);
    const { flv } = (await infoOf(live_id)).media;
    const query = flv.slice(flv.indexOf('?'));
    expect(await hook('on_play', { stream, param: query, client_id: 'views' })).toEqual({
      status: 200,
      code: 0,
    });
    expect(await hook('on_play', { stream, param: '', client_id: 'nobody' })).toMatchObject({ code: 1 });
    const forged = query.replace(/uid=[^&]+/, 'uid=1');
    expect(await hook('on_play', { stream, param: forged })).toMatchObject({ code: 1 });
    expect(await hook('on_play', { stream: `${stream}_hd`, param: query })).toMatchObject({ code: 1 });
    expect((await fixture.fetch(flv)).statusCode).toBe(404);

    const session = new URLSearchParams(query).get('session') ?? '';
    expect(await hook('on_play', { stream, param: query, client_id: 'left' })).toMatchObject({ code: 0 });
    await hook('on_stop', { stream, client_id: 'left' });
    fixture.app.modules.live.features.live.playbacks.end(session);
    await vi.waitFor(() => expect(srs.kicked).toContain('views'));
    expect(srs.kicked).not.toContain('left');
    fixture.clock.advance(61_000);
    expect(await hook('on_play', { stream, param: query })).toMatchObject({ code: 1 });
    await fixture.ask('teacher', 'streaming.end', { live_id, kind: 'end' });
    await hook('on_unpublish', { stream, client_id: 'pushes' });
  });

  test('G093: what a hook did not tell is seen in the list of the engine', async () => {
    const { live_id, stream, param } = await lesson();
    await hook('on_publish', { stream, param, client_id: 'reported' });
    await become(live_id, false);
    srs.carried.set(stream, 'reported');
    await fixture.app.media.recall();
    expect((await fixture.ask('teacher', 'streaming.health', { live_id })).data).toMatchObject({
      pushing: true,
      bitrate: 1_850,
    });
    await hook('on_unpublish', { stream, client_id: 'reported' });
    await become(live_id, true);
    // It came back, and this server did not hear of it.
    srs.carried.set(stream, 'unreported');
    await fixture.app.media.recall();
    await become(live_id, false);
    srs.carried.delete(stream);
    await fixture.ask('teacher', 'streaming.end', { live_id, kind: 'end' });
    await hook('on_unpublish', { stream, client_id: 'unreported' });
  });

  test.skipIf(!isNativeInstalled())(
    'G093, S37: a file that SRS recorded becomes the replay; what was pushed before the lesson is left out',
    { timeout: 4 * patienceMs },
    async () => {
      fixture.clock.advance(60_000);
      const { live_id, stream, param } = await lesson();
      const begunAt = fixture.clock.now() - 4_000;
      await hook('on_publish', { stream, param });
      await become(live_id, false);
      fixture.clock.advance(30_000);
      await fixture.ask('teacher', 'streaming.end', { live_id, kind: 'end' });
      await hook('on_unpublish', { stream });
      await mkdir(join(folder, stream), { recursive: true });
      await copyFile(film, join(folder, stream, `${begunAt}.flv`));
      const file = `./objs/nginx/html/dvr/${stream}/${begunAt}.flv`;
      expect(await hook('on_dvr', { stream, param, file })).toEqual({ status: 200, code: 0 });
      // Reported twice, it is taken once.
      expect(await hook('on_dvr', { stream, param, file })).toMatchObject({ code: 0 });
      await vi.waitFor(
        async () => {
          await fixture.ring();
          const replay = await fixture.replay(live_id, 'teacher');
          expect(replay.state).toBe('ready');
          expect(replay.duration).toBeGreaterThan(1_000);
        },
        { timeout: 3 * patienceMs, interval: 100 },
      );
      const { duration, hls } = await fixture.replay(live_id);
      expect((await fixture.fetch(hls)).body).toContain('ENDLIST');
      expect(duration).toBeLessThan(readFilm(await readFile(film)).duration - 1_000);
    },
  );

  test.skipIf(!isNativeInstalled())(
    'G093, S37: a file of SRS that goes on in another way is in the replay as a whole',
    { timeout: 4 * patienceMs },
    async () => {
      const encode = (filter: string) =>
        readFilm(
          makeFilm({
            picture: ['libx264', '-g', '25', '-bf', '0'],
            container: ['-f', 'flv'],
            seconds: 5,
            filter,
          }),
        );
      const [wide, high] = [encode('scale=128:96'), encode('transpose=clock')];
      const after = ({ packets }: FlvFilm, ms: number) =>
        packets.filter(({ codec_type: type }) => type === 8 || type === 9).map((one) => shifted(one, ms));
      // A new size, then times that begin again, then times that run away.
      const packets = [
        ...wide.packets,
        ...after(high, wide.duration),
        ...after(wide, 0),
        ...after(wide, 3_600_000),
      ];
      const whole = 3 * wide.duration + high.duration;

      fixture.clock.advance(60_000);
      const { live_id, stream, param } = await lesson();
      await hook('on_publish', { stream, param });
      await become(live_id, false);
      const begunAt = fixture.clock.now();
      fixture.clock.advance(30_000);
      await fixture.ask('teacher', 'streaming.end', { live_id, kind: 'end' });
      await hook('on_unpublish', { stream });
      await mkdir(join(folder, stream), { recursive: true });
      const bytes = [Flv.createHeader(true, true), ...packets.map((one) => Flv.createMessage(one))];
      await writeFile(join(folder, stream, `${begunAt}.flv`), Buffer.concat(bytes));
      await hook('on_dvr', { stream, param, file: `${stream}/${begunAt}.flv` });
      await hook('on_dvr', { stream, param, file: `${stream}/${begunAt}.flv` });
      await vi.waitFor(
        async () => {
          await fixture.ring();
          const replay = await fixture.replay(live_id, 'teacher');
          expect(replay.state).toBe('ready');
          expect(Math.abs((replay.duration ?? 0) - whole)).toBeLessThan(500);
        },
        { timeout: 3 * patienceMs, interval: 100 },
      );
      const { hls } = await fixture.replay(live_id);
      expect((await fixture.fetch(hls)).body.match(/#EXT-X-MAP/g)).toHaveLength(4);
    },
  );
});

test('G093: without its configuration there are no hooks', async () => {
  const plain = await createReplayFixture();
  try {
    const answer = await plain.app.http.inject({
      method: 'POST',
      url: `/live/hook/on_publish?secret=${encodeURIComponent(secret)}`,
      payload: await recorded('on_publish'),
    });
    expect(answer.statusCode).toBe(404);
  } finally {
    await plain.close();
  }
});
