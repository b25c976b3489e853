import { experienceActs } from '@goldbean/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { keyOf, refusalOf } from '../../../../test/refusals.ts';
import { createManualClock, createTestDatabase, createSeededRandom } from '../../../../test/test-database.ts';
import { createIdempotency } from '../../../platform/idempotency.ts';
import { createLevels } from './index.ts';
import {
  benefitsOf,
  dayCap,
  levelsTable,
  levelOf,
  nextOf,
  noActs,
  tasksOf,
  uploadFactorOf,
  wonBy,
  type Acts,
} from './levels.domain.ts';

const day = 24 * 3_600_000;
/** 1 December 2026, noon in Shanghai. */
const noon = Date.UTC(2026, 11, 1, 4);

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let levels: ReturnType<typeof createLevels>;
const clock = createManualClock();
let round = 0;
let uid = '';
beforeAll(async () => {
  testDatabase = await createTestDatabase({ standIns: ['member'] });
  levels = createLevels({
    database: testDatabase.database,
    clock,
    idempotency: createIdempotency(clock),
    users: {
      async one(reader, who) {
        const { rows } = await sql<{ level: number }>`SELECT level FROM member WHERE uid = ${who}`.execute(
          reader,
        );
        return { uid: who, jwcode: who, nickname: who, img: '', level: rows[0]?.level ?? 1 };
      },
    },
    async raise(tx, who, level) {
      await sql`UPDATE member SET level = ${level} WHERE uid = ${who}`.execute(tx);
    },
  });
});
afterAll(() => testDatabase.drop());
beforeEach(() => {
  round += 1;
  uid = `u${round}`;
  clock.set(noon + round * 3 * day);
});

const did = (act: Parameters<typeof levels.did>[2], who = uid) =>
  testDatabase.database.transaction((tx) => levels.did(tx, who, act));
/** Experience as if it had been gathered. */
async function grow(experience: number): Promise<void> {
  await did('share');
  await sql`UPDATE member_experience SET experience = ${experience} WHERE uid = ${uid}`.execute(
    testDatabase.database.reader,
  );
}
let number = 0;
const unlock = (level: number, requestId = `r${(number += 1)}`) =>
  levels.unlock(uid, { level }, { actor: uid, call: 'C071', requestId, bodyHash: `${level}` });
const my = async () => (await levels.mine(uid)).my;

test('C071: the table of levels rises from nothing, and what it gives stays', () => {
  expect(levelsTable.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(levelsTable.map(({ experience }) => experience)).toEqual(
    [...new Set(levelsTable.map(({ experience }) => experience))].toSorted((a, b) => a - b),
  );
  expect([0, 99, 100, 299, 300, 24_999, 25_000, 9_000_000].map(levelOf)).toEqual([1, 1, 2, 2, 3, 9, 10, 10]);
  expect([0, 100, 24_999, 25_000].map(nextOf)).toEqual([100, 300, 25_000, null]);
  expect([1, 2, 4, 10].map(benefitsOf)).toEqual([
    [],
    ['badge'],
    ['badge', 'uploads_double'],
    ['badge', 'uploads_double', 'badge_bronze', 'uploads_fourfold', 'badge_silver'],
  ]);
  expect([1, 3, 4, 7, 8, 10].map(uploadFactorOf)).toEqual([1, 1, 2, 2, 4, 4]);
});

test('C071: a level is unlocked where it is reached, one below it is not', async () => {
  expect(await my()).toEqual({ experience: 0, level: 1, unlocked: 1, next: 100 });
  expect(await refusalOf(unlock(2))).toEqual({
    key: 'level.low',
    code: 462,
    data: { experience: 100, mine: 0 },
  });
  await grow(99);
  expect(await refusalOf(unlock(2))).toMatchObject({ key: 'level.low', data: { mine: 99 } });
  expect(await my()).toMatchObject({ level: 1, unlocked: 1 });
  await grow(100);
  expect(await my()).toEqual({ experience: 100, level: 2, unlocked: 1, next: 300 });
  expect(await unlock(2, 'click')).toEqual({ level: 2, benefits: ['badge'] });
  expect(await unlock(2, 'click')).toEqual({ level: 2, benefits: ['badge'] });
  expect(await refusalOf(unlock(2))).toMatchObject({ key: 'level.unlocked', code: 409 });
  expect(await my()).toMatchObject({ unlocked: 2 });
  expect(await keyOf(unlock(3))).toBe('level.low');
  expect((await levels.mine(uid)).levels.map(({ unlocked }) => unlocked).slice(0, 3)).toEqual([
    true,
    true,
    false,
  ]);
});

test('C071: levels are unlocked in order, and none that does not exist', async () => {
  await grow(700);
  expect(await refusalOf(unlock(4))).toEqual({ key: 'level.order', code: 462, data: { next: 2 } });
  expect(await keyOf(unlock(1))).toBe('level.unlocked');
  expect(await refusalOf(unlock(11))).toMatchObject({ key: 'level.missing', code: 404 });
  for (const level of [2, 3, 4]) await unlock(level);
  expect(await my()).toMatchObject({ level: 4, unlocked: 4 });
  expect(await levels.uploadFactor(testDatabase.database.reader, uid)).toBe(2);
  await grow(9_000_000);
  for (const level of [5, 6, 7, 8, 9, 10]) await unlock(level);
  expect(await my()).toEqual({ experience: 9_000_000, level: 10, unlocked: 10, next: null });
  expect(await keyOf(unlock(11))).toBe('level.missing');
});

test('C071: twice at once unlocks once, and two levels at once one after the other', async () => {
  await grow(300);
  const twice = await Promise.allSettled([unlock(2), unlock(2)]);
  expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const both = await Promise.allSettled([unlock(3), unlock(4)]);
  expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(await my()).toMatchObject({ unlocked: 3 });
});

test('C071: an act counts once a day of Shanghai, and what comes late counts on the later day', async () => {
  await did('sign_in');
  await did('sign_in');
  expect((await levels.mine(uid)).today).toMatchObject({ won: 10, cap: dayCap });
  // The day of Shanghai ends at 16:00 UTC.
  clock.set(noon + round * 3 * day + 12 * 3_600_000);
  expect((await levels.mine(uid)).today.won).toBe(0);
  await did('sign_in');
  expect(await my()).toMatchObject({ experience: 20 });
  const yesterday = new Date(clock.now() - 1 + 8 * 3_600_000).toISOString().slice(0, 10);
  const late = { uid, ...noActs, sign_in: 1, comment: 1 };
  await testDatabase.database.transaction((tx) => levels.count(tx, [late], yesterday));
  expect((await levels.mine(uid)).today.won).toBe(12);
  await did('sign_in');
  expect(await my()).toMatchObject({ experience: 22 });
});

test('C071: experience written in a set is what the rules say of each, whatever the acts; a day never brings more than its cap', async () => {
  const random = createSeededRandom(20_261_128);
  const uids = [`${uid}a`, `${uid}b`, `${uid}c`];
  const sums = new Map<string, Acts>();
  for (let n = 0; n < 60; n += 1) {
    const acted = uids
      .filter(() => random.below(3) > 0)
      .map((one) => ({
        uid: one,
        ...(Object.fromEntries(experienceActs.map((id) => [id, random.below(6)])) as unknown as Acts),
      }));
    await testDatabase.database.transaction((tx) => levels.count(tx, acted, '2026-12-24'));
    for (const { uid: one, ...acts } of acted) {
      const sum = sums.get(one) ?? noActs;
      sums.set(
        one,
        Object.fromEntries(experienceActs.map((id) => [id, sum[id] + acts[id]])) as unknown as Acts,
      );
    }
    for (const [one, sum] of sums)
      expect((await levels.mine(one)).my.experience, JSON.stringify(sum)).toBe(wonBy(sum));
  }
  expect([...sums.values()].map(wonBy)).toEqual([dayCap, dayCap, dayCap]);
  expect(dayCap).toBe(300);
});

test('C071: the acts of a day are shown as often as they count', () => {
  expect(tasksOf({ ...noActs, watch: 29, comment: 40 }).map(({ done, target }) => [done, target])).toEqual([
    [0, 1],
    [2, 6],
    [10, 10],
    [0, 10],
    [0, 1],
  ]);
});
