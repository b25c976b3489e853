import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cornersOf, audibleFrom, makeFilm, picturesOf } from '../../../../test/film-samples.ts';
import { createManualClock, createTestDatabase, silentLog } from '../../../../test/test-database.ts';
import { until } from '../../../../test/until.ts';
import { createIds } from '../../../platform/ids.ts';
import { createBroadcast, type Source } from '../../../platform/media/broadcast.ts';
import { readFilm, shifted } from '../../../platform/media/flv-file.ts';
import { isNativeInstalled } from '../../../platform/media/native.ts';
import { packetKinds, type AvPacket } from '../../../platform/media/protocol.ts';
import { createRecorder } from '../../../platform/media/recording/index.ts';
import { createRecordings } from './recording/record-live.usecase.ts';
import { findParts, findReplay } from './replay.repository.ts';

/* Pushes as encoders make them, from the film of the demo: all of it is recorded, in stretches that can be played. */
const film = readFilm(readFileSync(new URL('../../../demo/film/film.flv', import.meta.url)));
const isSound = ({ codec_type: type }: AvPacket): boolean => type === 8;
const isPicture = ({ codec_type: type }: AvPacket): boolean => type === 9;
const isHeader = ({ flags }: AvPacket): boolean =>
  flags === packetKinds.audioHeader || flags === packetKinds.videoHeader;

/** Puts off a track: its headers come when its first packet does. */
function late(which: (packet: AvPacket) => boolean, ms: number): AvPacket[] {
  const headers = film.packets.filter((one) => which(one) && isHeader(one)).map((one) => shifted(one, ms));
  const begin = film.packets.findIndex(
    (one) => which(one) && one.dts >= ms && (isSound(one) || one.flags === packetKinds.keyFrame),
  );
  return film.packets.flatMap((one, place) => {
    if (place === begin) return [...headers, one];
    return !which(one) || (place > begin && !isHeader(one)) ? [one] : [];
  });
}
const bare = film.packets.filter((one) => !isHeader(one) && (isSound(one) || isPicture(one)));
const again = (ms: number): AvPacket[] => bare.map((one) => shifted(one, ms));

const aheadBytes = 262_144;

const testDatabase = await createTestDatabase({ standIns: ['member', 'channel', 'live'] });
const clock = createManualClock();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goldbean-pushes-'));
});
afterAll(async () => {
  await testDatabase.drop();
  await rm(folder, { recursive: true, force: true });
});

interface Recorded {
  /** Of the stretches in order, ms. */
  readonly lengths: readonly number[];
  /** Draws its poster. */
  readonly draw: () => Promise<Buffer>;
  /** The stretches as a player gets them: the head of each with all its segments. */
  readonly films: readonly Buffer[];
}

/** Records a push to its end. */
async function record(liveId: string, push: readonly AvPacket[]): Promise<Recorded> {
  const { database } = testDatabase;
  const recorder = createRecorder({ atOnce: 2, folder, log: silentLog });
  const broadcast = createBroadcast();
  let backlog = (): number => 0;
  const source: Source = { kind: 'push', close: () => {} };
  const recordings = createRecordings({
    database,
    clock,
    ids: createIds(clock, 1),
    log: silentLog,
    recorder,
    media: {
      play(_stream, sink) {
        backlog = () => sink.backlog();
        return broadcast.play(sink);
      },
      isPushed: () => true,
      isHere: () => true,
    },
  });
  broadcast.begin(source);
  const live = {
    liveId,
    channelId: 'c1',
    state: 'live',
    startedAt: clock.now(),
    endedAt: null,
    mode: 'permanent',
    days: null,
  } as const;
  await database.transaction((tx) => recordings.began(tx, live, 'stream', false));
  await until('it is recorded', async () => broadcast.viewerCount === 1);
  for (const packet of push) {
    clock.advance(10);
    broadcast.pass(source, shifted(packet, 0));
    // The next stretch begins within a group of pictures, as it does where they come at their own pace.
    if (broadcast.viewerCount === 0)
      await until('it is recorded again', async () => broadcast.viewerCount === 1);
    // An encoder sends no faster than it is read.
    if (backlog() > aheadBytes) await until('it is read', async () => backlog() <= aheadBytes);
    await setImmediate();
  }
  broadcast.finish(source);
  await recordings.finish(liveId);
  const replay = await findReplay(database.reader, liveId);
  expect(replay?.state).toBe('recording');
  const parts = await findParts(database.reader, [liveId]);
  expect(parts.every(({ ended_by }) => ended_by === 'encoder')).toBe(true);
  const films = await Promise.all(
    parts.map(async ({ part }) => {
      const name = replay?.video_id ?? '';
      const segments = await recorder.segments(name, part);
      const files = ['init.mp4', ...segments.map((segment) => segment.name)];
      return Buffer.concat(
        await Promise.all(files.map((file) => readFile(join(folder, name, String(part), file)))),
      );
    }),
  );
  async function draw(): Promise<Buffer> {
    const name = replay?.video_id ?? '';
    const segments = await recorder.segments(name, 0);
    await recorder.draw(
      name,
      segments.map((segment) => ({ ...segment, part: 0 })),
    );
    return readFile(join(folder, name, 'poster.jpg'));
  }
  return { lengths: parts.map(({ ms }) => ms ?? 0), films, draw };
}

describe.skipIf(!isNativeInstalled())('S37: all of a push is in its replay', () => {
  test.each<[string, readonly AvPacket[], number, number]>([
    ['from one stretch', film.packets, 1, film.duration],
    ['whose sound comes five seconds later', late(isSound, 5_000), 2, film.duration],
    ['whose picture comes three seconds later', late(isPicture, 3_000), 2, film.duration],
    ['whose times begin again', [...film.packets, ...again(0)], 2, 2 * film.duration],
    ['whose times run away', [...film.packets, ...again(film.duration + 3_600_000)], 2, 2 * film.duration],
    ['whose times go on', [...film.packets, ...again(film.duration)], 1, 2 * film.duration],
  ])('%s', async (title, push, stretches, ms) => {
    const { lengths } = await record(`l-${title.replaceAll(' ', '-')}`, push);
    expect(lengths).toHaveLength(stretches);
    const whole = lengths.reduce((sum, one) => sum + one, 0);
    expect(Math.abs(whole - ms)).toBeLessThan(500);
  });

  test('whose picture changes its size and side up in the middle, as an encoder does whose scene is turned', async () => {
    const encode = (filter: string) =>
      readFilm(
        makeFilm({
          picture: ['libx264', '-g', '25', '-bf', '0'],
          sound: ['aac', '-ar', '44100'],
          container: ['-f', 'flv'],
          seconds: 6,
          filter,
        }),
      );
    const [wide, high] = [encode('scale=128:96'), encode('transpose=clock')];
    const changed = high.packets
      .filter((one) => isSound(one) || isPicture(one))
      .map((one) => shifted(one, wide.duration));
    const headers = changed.filter((one) => isPicture(one) && isHeader(one));
    expect(headers).toHaveLength(1);
    expect(
      headers[0]?.data.equals(
        wide.packets.find((one) => isPicture(one) && isHeader(one))?.data ?? Buffer.of(),
      ),
    ).toBe(false);
    const { lengths, films } = await record('l-new-size', [...wide.packets, ...changed]);
    expect(films.map((film) => picturesOf(film).size)).toEqual(['128x96', '48x64']);
    expect(films.map(cornersOf)).toEqual(['RG/BW', 'BR/WG']);
    // No picture is lost, none comes twice, and the sound of each stretch is there from its beginning.
    expect(films.map((film) => picturesOf(film).times.length)).toEqual([150, 150]);
    for (const film of films) expect(audibleFrom(film)).toBeLessThan(0.15);
    const whole = lengths.reduce((sum, one) => sum + one, 0);
    expect(Math.abs(whole - wide.duration - high.duration)).toBeLessThan(200);
  });

  test('whose pixels are not square has a poster of the shape that players show', async () => {
    const { packets } = readFilm(
      makeFilm({
        picture: ['libx264', '-bf', '0'],
        container: ['-f', 'flv'],
        seconds: 5,
        filter: 'scale=64:64,setsar=4',
      }),
    );
    const { draw } = await record('l-wide-pixels', packets);
    const poster = sharp(await draw());
    // Four times as wide as high: a band through the middle of 640 x 360.
    const trimmed = await poster
      .trim({ background: '#000', threshold: 60 })
      .toBuffer({ resolveWithObject: true });
    expect(Math.abs(trimmed.info.width - 640)).toBeLessThan(8);
    expect(Math.abs(trimmed.info.height - 160)).toBeLessThan(8);
    expect(cornersOf(trimmed.data)).toBe('RG/BW');
  });
});
