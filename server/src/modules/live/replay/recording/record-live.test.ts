import { afterAll, expect, test } from 'vitest';
import { createManualClock, createTestDatabase, silentLog } from '../../../../../test/test-database.ts';
import { until } from '../../../../../test/until.ts';
import { createIds } from '../../../../platform/ids.ts';
import type { Recorder, RecorderRun, RecorderRunEnd } from '../../../../platform/media/recording/index.ts';
import { createRecordings } from './record-live.usecase.ts';
import { findParts } from '../replay.repository.ts';

/* A stretch takes a moment to begin; what happens to the live session meanwhile holds for it too. */
const testDatabase = await createTestDatabase({ standIns: ['member', 'channel', 'live'] });
const clock = createManualClock();
const ids = createIds(clock, 1);
afterAll(() => testDatabase.drop());

/** A recorder whose stretches of 4 s begin when `begin` is called, and end when they are stopped. */
function openRecordings(liveId: string) {
  const { database } = testDatabase;
  const asked: (() => void)[] = [];
  const stopped: number[] = [];
  const recorder: Recorder = {
    off: async () => null,
    async record(_name, part) {
      const begun = Promise.withResolvers<void>();
      asked.push(begun.resolve);
      await begun.promise;
      const ended = Promise.withResolvers<RecorderRunEnd>();
      const stretch: RecorderRun = {
        reach: 0,
        pid: undefined,
        ended: ended.promise,
        left: ended.promise,
        stop() {
          stopped.push(part);
          ended.resolve('over');
        },
      };
      return stretch;
    },
    segments: async () => [{ name: 's0.m4s', ms: 4_000 }],
    file: async () => null,
    draw: async () => null,
    remove: async () => {},
    stop: async () => {},
  };
  const recordings = createRecordings({
    database,
    clock,
    ids,
    log: silentLog,
    recorder,
    media: { play: () => () => {}, isPushed: () => true, isHere: () => true },
  });
  const live = {
    liveId,
    channelId: 'c1',
    state: 'live',
    startedAt: clock.now(),
    endedAt: null,
    mode: 'permanent',
    days: null,
  } as const;
  return {
    asked,
    stopped,
    finish: () => recordings.finish(liveId),
    push: () => database.transaction((tx) => recordings.began(tx, live, 'stream', false)),
    pause: (on: boolean) => database.transaction((tx) => recordings.paused(tx, live, 'stream', on)),
    parts: () => findParts(database.reader, [liveId]),
  };
}

test('S37: a session that ends while a stretch begins has it in its replay', async () => {
  const { asked, stopped, push, finish, parts } = openRecordings('l-ends');
  await push();
  await until('the recorder is asked', async () => asked.length === 1);
  const finished = finish();
  asked[0]?.();
  await finished;
  expect(stopped).toEqual([0]);
  expect(await parts()).toMatchObject([{ part: 0, ms: 4_000, ended_by: 'encoder' }]);
});

test('S36: a pause that begins while a stretch begins is not recorded, what comes after it is', async () => {
  const { asked, stopped, push, pause, finish, parts } = openRecordings('l-pauses');
  await push();
  await until('the recorder is asked', async () => asked.length === 1);
  await pause(true);
  await pause(false);
  await until('the recorder is asked again', async () => asked.length === 2);
  asked[0]?.();
  await until('the first stretch ends', async () => stopped.length === 1);
  asked[1]?.();
  await finish();
  expect(stopped).toEqual([0, 1]);
  expect(await parts()).toMatchObject([
    { part: 0, ms: 4_000 },
    { part: 1, ms: 4_000 },
  ]);
});
