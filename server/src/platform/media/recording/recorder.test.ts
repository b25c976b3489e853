import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { silentLog } from '../../../../test/test-database.ts';
import { until } from '../../../../test/until.ts';
import type { Sink } from '../broadcast.ts';
import { readFilm, shifted } from '../flv-file.ts';
import { isNativeInstalled } from '../native.ts';
import { Flv, type AvPacket } from '../protocol.ts';
import { createRecorder, spareBytes, type RecorderSettings } from './index.ts';

const film = readFilm(readFileSync(fileURLToPath(new URL('../../../demo/film/film.flv', import.meta.url))));
const isPicture = ({ codec_type: type }: AvPacket): boolean => type === 9;
const isSound = ({ codec_type: type }: AvPacket): boolean => type === 8;

let folder: string;
let made = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goldbean-recorder-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const create = (given: Partial<RecorderSettings> = {}) =>
  createRecorder({ atOnce: 4, folder, log: silentLog, ...given });

/** An encoder that sends films one after the other, as fast as it is asked. */
function createEncoder(which: (packet: AvPacket) => boolean = () => true) {
  let sink: Sink | undefined;
  let round = 0;
  return {
    play(given: Sink) {
      sink = given;
      sink.write(Flv.createHeader(true, true));
      return () => {
        sink = undefined;
      };
    },
    /** Sends the film once more. */
    send() {
      const packets = film.packets.filter((packet) => packet.codec_type === 18 || which(packet));
      for (const packet of packets) sink?.write(Flv.createMessage(shifted(packet, round * film.duration)));
      round += 1;
    },
    end: (reason: 'over' | 'slow') => sink?.end(reason),
  };
}

test('without the package, or turned off, nothing is recorded, and `off` says why', async () => {
  expect(await create({ isInstalled: () => false }).off()).toBe('not_installed');
  expect(await create({ atOnce: 0, isInstalled: () => true }).off()).toBe('turned_off');
  expect(await create({ isInstalled: () => true, free: async () => spareBytes - 1 }).off()).toBe('disk');
  expect(await create({ isInstalled: () => true, free: async () => spareBytes }).off()).toBeNull();
});

describe.skipIf(!isNativeInstalled())('X10: recordings', () => {
  async function recorded(which?: (packet: AvPacket) => boolean) {
    const recorder = create();
    const encoder = createEncoder(which);
    const name = `r${(made += 1)}`;
    const stretch = await recorder.record(name, 0, null, encoder.play);
    if (!stretch) throw new Error('nothing is recorded');
    return { recorder, encoder, name, stretch };
  }
  const lengthOf = (segments: readonly { ms: number }[]) => segments.reduce((sum, { ms }) => sum + ms, 0);

  test('from the first picture to the last, in segments that begin with a key frame', async () => {
    const { recorder, encoder, name, stretch } = await recorded();
    encoder.send();
    encoder.send();
    encoder.end('over');
    expect(await stretch.ended).toBe('over');
    const segments = await recorder.segments(name, 0);
    expect(segments.length).toBeGreaterThan(3);
    expect(Math.abs(lengthOf(segments) - 2 * film.duration)).toBeLessThan(200);
    const playlist = await readFile(join(folder, name, '0/index.m3u8'), 'utf8');
    expect(playlist).toContain('#EXT-X-INDEPENDENT-SEGMENTS');
    const first = await readFile(join(folder, name, '0', segments[0]?.name ?? ''));
    expect(first.toString('latin1', 4, 8)).toMatch(/styp|moof/);
    await recorder.remove(name);
    expect(await recorder.segments(name, 0)).toEqual([]);
  });

  test.each([
    ['sound', isPicture],
    ['picture', isSound],
  ] as const)('a stream without %s', async (_what, which) => {
    const { recorder, encoder, name, stretch } = await recorded(which);
    encoder.send();
    encoder.end('over');
    expect(await stretch.ended).toBe('over');
    expect(Math.abs(lengthOf(await recorder.segments(name, 0)) - film.duration)).toBeLessThan(500);
  });

  test('a process that is killed loses the segment under way, and no other', async () => {
    const { recorder, encoder, name, stretch } = await recorded();
    encoder.send();
    encoder.send();
    const whole = 2 * film.duration - 5_000;
    await until('what is whole is there', async () => lengthOf(await recorder.segments(name, 0)) >= whole);
    process.kill(stretch.pid ?? 0, 'SIGKILL');
    expect(await stretch.ended).toBe('crashed');
    expect(lengthOf(await recorder.segments(name, 0))).toBeGreaterThanOrEqual(whole);
  });

  test('a recorder that does not keep up is cut as any reader, and says so', async () => {
    const { encoder, stretch } = await recorded();
    encoder.send();
    encoder.end('slow');
    expect(await stretch.ended).toBe('slow');
  });

  test('a disk that fills up ends it; what came stays', async () => {
    let free = spareBytes;
    const recorder = create({ free: async () => free, lookMs: 20 });
    const encoder = createEncoder();
    const stretch = await recorder.record('full', 0, null, encoder.play);
    encoder.send();
    await until('a segment is there', async () => (await recorder.segments('full', 0)).length >= 1);
    free = 0;
    expect(await stretch?.ended).toBe('disk');
    expect((await recorder.segments('full', 0)).length).toBeGreaterThan(0);
  });

  test('of a live window only the latest segments are retained', async () => {
    const recorder = create();
    const encoder = createEncoder();
    const stretch = await recorder.record('window', 0, 2, encoder.play);
    for (let round = 0; round < 3; round += 1) encoder.send();
    encoder.end('over');
    expect(await stretch?.ended).toBe('over');
    expect(await recorder.segments('window', 0)).toHaveLength(2);
  });

  test('a server that stops waits until it is written', async () => {
    const { recorder, encoder, name } = await recorded();
    encoder.send();
    await recorder.stop();
    expect(Math.abs(lengthOf(await recorder.segments(name, 0)) - film.duration)).toBeLessThan(200);
  });
});
