import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSeededRandom, silentLog } from '../../../test/scratch.ts';
import { createPusher } from '../../../test/rtmp-pusher.ts';
import { readFilm } from './flv-file.ts';
import { Flv } from './protocol.ts';
import { createMedia, encoderLimits, slowReaderBytes, type Media, type Sink } from './index.ts';

const here = { port: 0, host: '127.0.0.1', limits: encoderLimits };
const film = fileURLToPath(new URL('../../demo/film/film.flv', import.meta.url));

/** A viewer who keeps what came. */
function createViewer(): Sink & { bytes(): Buffer; ended: string[]; waiting: number } {
  const parts: Buffer[] = [];
  return {
    ended: [] as string[],
    waiting: 0,
    write: (bytes) => void parts.push(bytes),
    backlog() {
      return this.waiting;
    },
    end(reason) {
      this.ended.push(reason);
    },
    bytes: () => Buffer.concat(parts),
  };
}

/** Types and time stamps of an FLV file's tags; throws where the file is broken. */
function tagsOf(flv: Buffer): { type: number; time: number; size: number; first: number }[] {
  expect(flv.toString('latin1', 0, 3)).toBe('FLV');
  const tags = [];
  let place = 13;
  while (place + 15 <= flv.length) {
    const size = flv.readUIntBE(place + 1, 3);
    const time = flv.readUIntBE(place + 4, 3) + flv.readUInt8(place + 7) * 2 ** 24;
    tags.push({ type: flv.readUInt8(place), time, size, first: flv.readUInt8(place + 11) });
    place += 11 + size;
    expect(flv.readUInt32BE(place)).toBe(size + 11);
    place += 4;
  }
  expect(place).toBe(flv.length);
  return tags;
}

let media: Media;
const heard: string[] = [];

beforeEach(async () => {
  heard.length = 0;
  media = createMedia({ ...here, tiers: 0, log: silentLog });
  media.setHandlers({
    authorise: async (_stream, secret) =>
      secret === 'good' ? { ok: true } : { ok: false, reason: 'wrong_key' },
    onPublish: async (stream, info) => void heard.push(`on ${stream} ${info.kind}`),
    onUnpublish: async (stream) => void heard.push(`off ${stream}`),
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

test('the loop plays as a valid FLV: header, metadata, codec headers, a key frame first', async () => {
  expect(await media.loop('c1', film)).toBe(true);
  const viewer = createViewer();
  await vi.waitFor(() => expect(media.health('c1').fps).toBeGreaterThan(5));
  const stop = media.play('c1', viewer);
  await vi.waitFor(() => expect(tagsOf(viewer.bytes()).length).toBeGreaterThan(20));
  stop?.();
  const tags = tagsOf(viewer.bytes());
  expect(tags[0]?.type).toBe(18);
  const firstPicture = tags.filter((tag) => tag.type === 9)[1];
  expect((firstPicture?.first ?? 0) >> 4).toBe(1);
  const times = tags.filter((tag) => tag.type === 9).map((tag) => tag.time);
  expect(times.slice(1)).toEqual(times.slice(1).toSorted((a, b) => a - b));
  expect(media.health('c1')).toMatchObject({ pushing: true, audio: 'mp4a' });
  expect(media.health('c1').codec).toMatch(/^avc1\.[\da-f]{6}$/);
  expect(media.viewers('c1')).toBe(0);
});

test('the loop goes on where the film ends, and names its codecs once', async () => {
  const whole = readFileSync(film);
  const { packets } = readFilm(whole);
  const short = packets.filter((packet) => packet.dts < 300);
  const folder = await mkdtemp(join(tmpdir(), 'goldbean-loop-'));
  const file = join(folder, 'short.flv');
  const tags = short.map((packet) => Flv.createMessage(packet));
  await writeFile(file, Buffer.concat([Flv.createHeader(true, true), ...tags]));
  const viewer = createViewer();
  await media.loop('c1', file);
  media.play('c1', viewer);
  await vi.waitFor(() => expect(tagsOf(viewer.bytes()).at(-1)?.time).toBeGreaterThan(900));
  media.cut('c1');
  const seen = tagsOf(viewer.bytes());
  const times = seen.filter((tag) => tag.type === 9).map((tag) => tag.time);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(seen.filter((tag) => tag.type === 18)).toHaveLength(1);
  expect(viewer.ended).toEqual(['over']);
  await rm(folder, { recursive: true });
});

test('an encoder with the key is on air; one without is told so and never was', async () => {
  const wrong = await pushTo('c1', 'bad');
  expect(wrong.refused).toContain('wrong_key');
  expect(media.isPublishing('c1')).toBe(false);
  expect(heard).toEqual([]);

  const right = await pushTo('c1', 'good');
  expect(right.refused).toBe('');
  const viewer = createViewer();
  await vi.waitFor(() => expect(media.play('c1', viewer)).not.toBeNull());
  await vi.waitFor(() => expect(tagsOf(viewer.bytes()).length).toBeGreaterThan(10));
  expect(viewer.bytes().includes('@setDataFrame')).toBe(false);
  right.stop();
  await vi.waitFor(() => expect(heard).toEqual(['on c1 push', 'off c1']));
  expect(viewer.ended).toEqual(['over']);
  expect(media.play('c1', createViewer())).toBeNull();
});

test('a push replaces the loop, and a second push the first, without the stream being off between', async () => {
  await media.loop('c1', film);
  const first = await pushTo('c1', 'good');
  expect(await media.loop('c1', film)).toBe(false);
  const second = await pushTo('c1', 'good');
  await first.closed;
  await vi.waitFor(() => expect(heard).toEqual(['on c1 loop', 'on c1 push', 'on c1 push']));
  expect(media.isPublishing('c1')).toBe(true);
  media.cut('c1');
  await second.closed;
  await vi.waitFor(() => expect(heard.at(-1)).toBe('off c1'));
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
