import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { silentLog } from '../../../test/test-database.ts';
import { readFilm } from './flv-file.ts';
import { createMedia, encoderLimits, type Media } from './index.ts';
import { createViewer, tagsOf } from './media.test-fixture.ts';
import { Flv } from './protocol.ts';

/* The film plays at its own pace. */
const film = fileURLToPath(new URL('../../demo/film/film.flv', import.meta.url));

let media: Media;
beforeEach(() => {
  media = createMedia({ port: 0, host: '127.0.0.1', limits: encoderLimits, tiers: 0, log: silentLog });
  media.setHandlers({
    authorise: async () => ({ ok: true }),
    onMisaddressed: async () => {},
    onPublish: async () => {},
    onUnpublish: async () => {},
  });
});
afterEach(() => media.close());

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
