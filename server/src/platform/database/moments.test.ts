import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/test-database.ts';
import { momentAt, withDates, type Moment } from './moments.ts';

type TrialTables = { trial: { at: Moment; until: Moment | null } };

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  await sql`CREATE TABLE trial (at timestamptz PRIMARY KEY, until timestamptz)`.execute(
    testDatabase.database.reader,
  );
});
afterAll(() => testDatabase.drop());

const db = () => testDatabase.database.reader.withTables<TrialTables>();
const moments = [
  0,
  1,
  999,
  1_764_000_000_057,
  1_764_000_000_999,
  Date.UTC(2000, 0, 1),
  Date.UTC(9999, 11, 31),
];

test('a moment is read as the ms that were written', async () => {
  const rows = moments.map((ms) => withDates({ at: ms, until: ms === 0 ? null : ms }, 'at', 'until'));
  await db().insertInto('trial').values(rows).execute();
  const read = await db().selectFrom('trial').selectAll().orderBy('at').execute();
  const sorted = moments.toSorted((a, b) => a - b);
  expect(read).toEqual(sorted.map((ms) => ({ at: ms, until: ms === 0 ? null : ms })));
  for (const ms of moments) {
    const found = await db().selectFrom('trial').select('at').where('at', '=', momentAt(ms)).execute();
    expect(found).toEqual([{ at: ms }]);
  }
});

test('lists of moments are written and read too', async () => {
  const dates = moments.map((ms) => new Date(ms));
  const { rows } = await sql<{ all: (number | null)[] }>`
    SELECT array_agg(at) || NULL::timestamptz AS all FROM unnest(${dates}::timestamptz[]) AS given (at)`.execute(
    testDatabase.database.reader,
  );
  expect(rows[0]?.all).toEqual([...moments, null]);
});

test('the time zone of the connection does not matter', async () => {
  await testDatabase.database.transaction(async (tx) => {
    await sql`SET LOCAL TimeZone TO 'Asia/Kathmandu'`.execute(tx);
    const { rows } = await sql<{
      at: number;
    }>`SELECT ${new Date(1_764_000_000_057)}::timestamptz AS at`.execute(tx);
    expect(rows).toEqual([{ at: 1_764_000_000_057 }]);
  });
});

test('other connections of the driver read dates as before', async () => {
  const client = new pg.Client(testDatabase.url);
  await client.connect();
  const { rows } = await client.query(`SELECT to_timestamp(1764000000) AS at`);
  await client.end();
  expect(rows).toEqual([{ at: new Date(1_764_000_000_000) }]);
});

test('a column that is named like a moment is one', async () => {
  const { rows } = await sql<{ column: string }>`
    SELECT table_name || '.' || column_name AS column FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name ~ '(^|_)(at|ts|until|from)$|^(first|last)_seen$'
      AND data_type <> 'timestamp with time zone' ORDER BY 1`.execute(testDatabase.database.reader);
  // Positions in the recording: ms since the live session began.
  expect(rows.map(({ column }) => column)).toEqual([
    'barrage.media_ts',
    'gift_send.media_ts',
    'live_replay.trim_from',
    'live_report.media_ts',
  ]);
});
