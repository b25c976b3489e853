import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/test-database.ts';
import { until } from '../../../test/until.ts';
import { createDatabase, isUnavailable, type Database } from './database.ts';
import { createRelay, failure } from './relay.test-fixture.ts';

const testDatabase = await createTestDatabase();
afterAll(() => testDatabase.drop());
let relay: Awaited<ReturnType<typeof createRelay>>;
let database: Database;
beforeEach(async () => {
  relay = await createRelay(new URL(testDatabase.url));
  database = createDatabase(relay.url, 2);
});
afterEach(async () => {
  await database.close();
  relay.close();
});

const ask = () => sql`SELECT 1`.execute(database.reader);

describe('a PostgreSQL that does not answer', () => {
  test('is given up within the time asked for, and at once from then on', async () => {
    database.waitMax(2_000);
    await ask();
    relay.freeze();
    // Two have a connection, the others wait for one.
    const asked = await Promise.all(Array.from({ length: 10 }, () => failure(ask())));
    for (const { error, ms } of asked) {
      expect(isUnavailable(error)).toBe(true);
      expect(ms).toBeLessThan(2_000);
    }
    const { error, ms } = await failure(ask());
    expect(isUnavailable(error)).toBe(true);
    expect(ms).toBeLessThan(500);
  });

  test('is asked again as soon as it answers', async () => {
    database.waitMax(2_000);
    await ask();
    relay.freeze();
    await failure(ask());
    relay.thaw();
    const began = performance.now();
    await until('it answers', async () => (await ask()).rows.length === 1);
    expect(performance.now() - began).toBeLessThan(1_000);
  });

  test('lets no crowd gather while it is late', async () => {
    database.waitMax(2_000);
    await ask();
    relay.freeze();
    const outcomes: number[] = [];
    const crowds: Promise<unknown>[] = [];
    await until('one is turned away soon', () => {
      const crowd = Array.from({ length: 10 }, () => failure(ask()).then(({ ms }) => outcomes.push(ms)));
      crowds.push(...crowd);
      return outcomes.some((ms) => ms < 100);
    });
    await Promise.all(crowds);
  });
});
