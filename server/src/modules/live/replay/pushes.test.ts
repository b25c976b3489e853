import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createManualClock, createScratch, silentLog } from '../../../../test/scratch.ts';
import { until } from '../../../../test/until.ts';
import { createIds } from '../../../platform/ids.ts';
import { createBroadcast, type Source } from '../../../platform/media/broadcast.ts';
import { readFilm, shifted } from '../../../platform/media/flv-file.ts';
import { isNativeInstalled } from '../../../platform/media/native.ts';
import { packetKinds, type AvPacket } from '../../../platform/media/protocol.ts';
import { createRecorder } from '../../../platform/media/recording/index.ts';
import { createRecordings } from './recordings.ts';
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

const scratch = await createScratch({ standIns: ['member', 'channel', 'live'] });
const clock = createManualClock();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goldbean-pushes-'));
});
afterAll(async () => {
  await scratch.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Records a push to its end. @returns the length of its stretches in order, ms */
async function record(liveId: string, push: readonly AvPacket[]): Promise<number[]> {
  const { database } = scratch;
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
  return parts.map(({ ms }) => ms ?? 0);
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
    const lengths = await record(`l-${title.replaceAll(' ', '-')}`, push);
    expect(lengths).toHaveLength(stretches);
    const whole = lengths.reduce((sum, one) => sum + one, 0);
    expect(Math.abs(whole - ms)).toBeLessThan(500);
  });
});
