import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSeededRandom, silentLog } from '../../../test/test-database.ts';
import { createPusher } from '../../../test/rtmp-pusher.ts';
import { streamOf } from './encoders/encoder-session.ts';
import { createMedia, encoderLimits, slowReaderBytes, type Media } from './index.ts';
import { createViewer, tagsOf } from './media.test-fixture.ts';

const here = { port: 0, host: '127.0.0.1', limits: encoderLimits };
const film = fileURLToPath(new URL('../../demo/film/film.flv', import.meta.url));

let media: Media;
const events: string[] = [];

beforeEach(async () => {
  events.length = 0;
  media = createMedia({ ...here, tiers: 0, log: silentLog });
  media.setHandlers({
    authorise: async (_stream, secret) =>
      secret === 'good' ? { ok: true } : { ok: false, reason: 'wrong_key' },
    onMisaddressed: async (names) => void events.push(`misaddressed ${names.join(' ')}`),
    onPublish: async (stream, info) => void events.push(`on ${stream} ${info.kind}`),
    onUnpublish: async (stream) => void events.push(`off ${stream}`),
  });
  await media.listen();
});
afterEach(() => media.close());

const pushTo = (stream: string, key: string) =>
  createPusher({
    url: `rtmp://127.0.0.1:${media.port()}/live`,
    key: `${stream}?key=${key}`,
    film: readFileSync(film),
  });

test('a stream that nobody pushes cannot be played', () => {
  expect(media.play('c1', createViewer())).toBeNull();
  expect(media.health('c1').pushing).toBe(false);
});

test('an encoder with the key is on air; one without is refused and never was', async () => {
  const wrong = await pushTo('c1', 'bad');
  expect(wrong.refused).toContain('wrong_key');
  expect(media.isPublishing('c1')).toBe(false);
  expect(events).toEqual([]);

  const right = await pushTo('c1', 'good');
  expect(right.refused).toBe('');
  const viewer = createViewer();
  await vi.waitFor(() => expect(media.play('c1', viewer)).not.toBeNull());
  await vi.waitFor(() => expect(tagsOf(viewer.bytes()).length).toBeGreaterThan(10));
  expect(viewer.bytes().includes('@setDataFrame')).toBe(false);
  right.stop();
  await vi.waitFor(() => expect(events).toEqual(['on c1 push', 'off c1']));
  expect(viewer.ended).toEqual(['over']);
  expect(media.play('c1', createViewer())).toBeNull();
});

test.each([
  ['a leading slash', '/c1?key=good'],
  ['a doubled slash', '//c1?key=good'],
  ['a trailing slash', 'c1?key=good/'],
  ['a slash before the question mark', 'c1/?key=good'],
  ['a blank after the key', 'c1?key=good '],
  ['a line end after the key', 'c1?key=good\r\n'],
])('G090: a push key with %s is that of the stream', async (_, key) => {
  const url = `rtmp://127.0.0.1:${media.port()}/live`;
  const pusher = await createPusher({ url, key, film: readFileSync(film) });
  expect(pusher.refused).toBe('');
  await vi.waitFor(() => expect(events).toEqual(['on c1 push']));
  pusher.stop();
});

test('G090: an address is split by encoders in several ways', () => {
  for (const [app, name] of [
    ['live', 'c1'],
    ['live/', 'c1'],
    ['/live', 'c1'],
    ['live//', '/c1/'],
    ['', 'live/c1'],
    [' live ', ' c1 '],
  ] as const)
    expect([app, name, streamOf(app, name)]).toEqual([app, name, 'c1']);
  for (const [app, name] of [
    ['other', 'c1'],
    ['live', ''],
    ['live', 'c1/c2'],
    ['live/c1', 'c2'],
    ['live', 'c 1'],
  ] as const)
    expect([app, name, streamOf(app, name)]).toEqual([app, name, '']);
});

test('G090: an address of something else is refused', async () => {
  const url = `rtmp://127.0.0.1:${media.port()}/live`;
  for (const key of ['c1/c2?key=good', '/?key=good', 'c1?key=go/od']) {
    const pusher = await createPusher({ url, key, film: readFileSync(film) });
    expect(pusher.refused).not.toBe('');
  }
  expect(events).toEqual(['misaddressed c1 c2']);
});

test('a push replaces the loop, and a second push the first, without the stream being off between', async () => {
  await media.loop('c1', film);
  const first = await pushTo('c1', 'good');
  expect(await media.loop('c1', film)).toBe(false);
  const second = await pushTo('c1', 'good');
  await first.closed;
  await vi.waitFor(() => expect(events).toEqual(['on c1 loop', 'on c1 push', 'on c1 push']));
  expect(media.isPublishing('c1')).toBe(true);
  media.cut('c1');
  await second.closed;
  await vi.waitFor(() => expect(events.at(-1)).toBe('off c1'));
});

test('a reader too far behind is cut, and the others are not', async () => {
  await media.loop('c1', film);
  const slow = createViewer();
  const quick = createViewer();
  media.play('c1', slow);
  media.play('c1', quick);
  slow.waiting = slowReaderBytes * 2;
  await vi.waitFor(() => expect(slow.ended).toEqual(['slow']));
  expect(media.viewers('c1')).toBe(1);
  expect(quick.ended).toEqual([]);
});

test('nonsense ends its own connection and nothing else', async () => {
  await media.loop('c1', film);
  const random = createSeededRandom(42);
  const handshake = Buffer.alloc(1 + 1536 * 2, 3);
  // A header of twelve bytes that announces a message of 16 MiB, before any key.
  const huge = Buffer.from([3, 0, 0, 0, 0xff, 0xff, 0xff, 20, 0, 0, 0, 0]);
  const attempts = [
    Buffer.alloc(100_000, 1),
    Buffer.concat([handshake, huge, Buffer.alloc(64)]),
    ...Array.from({ length: 20 }, () => Buffer.concat([handshake, random.bytes(70_000)])),
  ];
  for (const bytes of attempts) {
    const socket = connect(media.port());
    socket.on('error', () => {});
    socket.resume();
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write(bytes);
    await closed;
  }
  expect(media.isPublishing('c1')).toBe(true);
  expect((await pushTo('c1', 'good')).refused).toBe('');
});

test('a port that is taken is named', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(createMedia({ ...here, port, tiers: 0, log: silentLog }).listen()).rejects.toThrow(
    `RTMP port ${port} is taken: set RTMP_PORT`,
  );
  other.close();
});
