import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, createTestJobs, silentLog } from '../../test/test-database.ts';
import type { Jobs } from './jobs.ts';

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let jobs: Jobs;
const done: number[] = [];
let failures = 0;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  jobs = createTestJobs(testDatabase.url, silentLog, { schedules: true });
  jobs.define('count', async ({ n }) => {
    if (n === 7 && failures < 1) {
      failures += 1;
      throw new Error('not now');
    }
    done.push(Number(n));
  });
  await jobs.start();
});
afterAll(async () => {
  await jobs.stop();
  await testDatabase.drop();
});

const add = (numbers: readonly number[], at: number) =>
  testDatabase.database.transaction(async (tx) => {
    for (const n of numbers) await jobs.at(tx, 'count', { n }, at);
  });
/** What "within seconds" is at most, in ms. */
const secondsMs = 10_000;
const hundred = Array.from({ length: 100 }, (_, index) => index);

test('a hundred due jobs are done within seconds, each once, and one that fails is tried again alone', async () => {
  await add(hundred, Date.now());
  await vi.waitFor(() => expect(done).toHaveLength(100), { timeout: secondsMs });
  expect(done.toSorted((a, b) => a - b)).toEqual(hundred);
  expect(done.at(-1)).toBe(7);
  expect(failures).toBe(1);
});

test('a job waits for its time, and one of a transaction that is rolled back never comes', async () => {
  done.length = 0;
  await expect(
    testDatabase.database.transaction(async (tx) => {
      await jobs.at(tx, 'count', { n: 200 }, Date.now());
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  const due = Date.now() + 1_000;
  await add([201], due);
  await vi.waitFor(() => expect(done).toEqual([201]));
  expect(Date.now()).toBeGreaterThanOrEqual(due);
});

test('a job of a schedule is set in Asia/Shanghai, and not at all where schedules are off', async () => {
  const { rows: before } = await sql`SELECT name FROM jobs.schedule`.execute(testDatabase.database.reader);
  expect(before).toEqual([]);
  for (const schedules of [false, true]) {
    const scheduled = createTestJobs(testDatabase.url, silentLog, { schedules });
    scheduled.every('nightly', '5 0 * * *', async () => {});
    await scheduled.start();
    await scheduled.stop();
    const { rows } = await sql`SELECT name, cron, timezone FROM jobs.schedule`.execute(
      testDatabase.database.reader,
    );
    const stored = [{ name: 'nightly', cron: '5 0 * * *', timezone: 'Asia/Shanghai' }];
    expect(rows).toEqual(schedules ? stored : []);
  }
});
