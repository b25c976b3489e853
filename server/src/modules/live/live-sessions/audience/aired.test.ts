import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createManualClock, createTestDatabase } from '../../../../../test/test-database.ts';
import { takeWatched } from './aired.repository.ts';
import { addWatch, noteViewers } from './audience.repository.ts';

const { database, drop } = await createTestDatabase({ standIns: ['member', 'channel', 'live'] });
const clock = createManualClock();
afterAll(drop);

let round = 0;
let live_id = '';
beforeEach(() => {
  round += 1;
  live_id = `l${round}`;
});

/** C036, as the service does it. */
const report = (uid: string, seconds: number) =>
  database.transaction(async (tx) => {
    const now = clock.now();
    await noteViewers(tx, live_id, [uid], 0, now);
    await addWatch(tx, { live_id, uid, first_at: now, last_at: now, seconds, pos: 0 });
  });
const take = () => database.transaction((tx) => takeWatched(tx, live_id));
const minutesOf = (taken: readonly { uid: string; n: number }[], uid: string) =>
  taken.reduce((sum, one) => sum + (one.uid === uid ? one.n : 0), 0);

test.each([5, 10, 30, 60])('E14: six minutes reported every %i s are six', async (every) => {
  const taken: { uid: string; n: number }[] = [];
  for (let seconds = every; seconds <= 360; seconds += every) {
    clock.advance(every * 1_000);
    await report('a', every);
    // The minute is gathered a little after its end.
    if (seconds % 60 < every) taken.push(...(await take()));
  }
  taken.push(...(await take()));
  expect(minutesOf(taken, 'a')).toBe(6);
  expect(await take()).toEqual([]);
});

test('E14: nobody watches longer than the time that passes', async () => {
  for (let n = 0; n < 5; n += 1) {
    clock.advance(1_000);
    await report('b', 600);
  }
  expect(await take()).toEqual([{ uid: 'b', n: 1 }]);
  clock.advance(120_000);
  await report('b', 1);
  expect(await take()).toEqual([{ uid: 'b', n: 2 }]);
});

test('E14: two workers count a minute once', async () => {
  clock.advance(60_000);
  await report('c', 60);
  const taken = await Promise.all([take(), take()]);
  expect(minutesOf(taken.flat(), 'c')).toBe(1);
});

test('E14: who left before a minute was whole has watched none', async () => {
  await report('d', 59);
  expect(await take()).toEqual([]);
  await sql`DELETE FROM live_watch WHERE live_id = ${live_id}`.execute(database.reader);
  expect(await take()).toEqual([]);
});
