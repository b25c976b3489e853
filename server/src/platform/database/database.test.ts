import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/test-database.ts';
import { until } from '../../../test/until.ts';
import { heartbeatName } from './heartbeat.ts';
import { createDatabase, isUnavailable, type Database } from './database.ts';

const testDatabase = await createTestDatabase();
afterAll(() => testDatabase.drop());
let database: Database;
beforeEach(() => {
  database = createDatabase(testDatabase.url, 2);
});
afterEach(() => database.close());

const ask = () => sql`SELECT 1`.execute(database.reader);

describe('a connection that breaks', () => {
  test('between two queries of a transaction is a failure of that transaction alone', async () => {
    const broken = database
      .transaction(async (tx) => {
        const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(tx);
        await sql`SELECT pg_terminate_backend(${rows[0]?.pid})`.execute(testDatabase.database.reader);
        await until('it is gone', async () => {
          const left = await sql`SELECT 1 FROM pg_stat_activity WHERE pid = ${rows[0]?.pid}`.execute(
            testDatabase.database.reader,
          );
          return left.rows.length === 0;
        });
        await sql`SELECT 1`.execute(tx);
      })
      .then(
        () => 'it did not fail',
        (reason: unknown) => reason,
      );
    const reason = await broken;
    expect(isUnavailable(reason)).toBe(true);
    // Of several parts: unless something else went wrong with one of them.
    expect(isUnavailable(new AggregateError([reason, reason]))).toBe(true);
    expect(isUnavailable(new AggregateError([reason, new Error('a fault')]))).toBe(false);
    expect((await ask()).rows).toHaveLength(1);
  });

  test('that was the heartbeat is no loss', async () => {
    const heartbeats = async (): Promise<number[]> => {
      const { rows } = await sql<{ pid: number }>`SELECT pid FROM pg_stat_activity
        WHERE application_name = ${heartbeatName} AND datname = current_database()`.execute(
        testDatabase.database.reader,
      );
      return rows.map(({ pid }) => pid);
    };
    database.waitMax(2_000);
    await until('it beats', async () => (await heartbeats()).length === 1);
    const [first] = await heartbeats();
    await sql`SELECT pg_terminate_backend(${first})`.execute(testDatabase.database.reader);
    await until('it beats again', async () => {
      await ask();
      const [now] = await heartbeats();
      return now !== undefined && now !== first;
    });
  });
});
