import { sql } from 'kysely';
import pg from 'pg';
import { findRanked } from '../../server/src/modules/live/fans/fans.repository.ts';
import { createDatabase, prepareDatabase } from '../../server/src/platform/database/index.ts';
import { withPostgres } from '../../server/test/reliability/postgres.ts';
import type { LiveGoal } from '../live/judge.ts';
import { median, quantile, say } from '../money/judge.ts';
import { statementsOf, type Sent } from './statements.ts';

const fans = 100_000;
const pageSize = 20;
const withinMs = 5;
/** Reads that are not counted: of a connection that has just been made. */
const warmUp = 20;
/** Of a list without a goal so many times fewer are read: each takes so many times longer. */
const fewer = 20;
const channelId = 'c1';

/** A full club: a few have much closeness, and most have little, as in a club that has grown for a year. */
const filling = `
  INSERT INTO member (uid, jwcode, nickname, created_at)
    SELECT 'u' || n, 'u' || n, 'Fan ' || n, now() FROM generate_series(1, ${fans}) n;
  INSERT INTO channel (channel_id, name, owner_uid, created_at) VALUES ('${channelId}', 'Value', 'u1', now());
  INSERT INTO fan_club (channel_id, members) VALUES ('${channelId}', ${fans});
  SELECT setseed(0.26);
  INSERT INTO fan_member (channel_id, uid, joined_at, closeness)
    SELECT '${channelId}', 'u' || n, now() - random() * interval '1 year', 2 * floor(12000 * random() ^ 4)
    FROM generate_series(1, ${fans}) n;
  VACUUM ANALYZE fan_member;`;

/** What is asked of the list: its sort and a page. No goal is set where all of the club is passed over. */
const lists = [
  { name: 'first page by closeness', sort: 'closeness', page: 1, isGoal: true },
  { name: 'page 50 by closeness', sort: 'closeness', page: 50, isGoal: true },
  { name: 'last page by closeness', sort: 'closeness', page: fans / pageSize, isGoal: false },
  { name: 'first page of the newest', sort: 'newest', page: 1, isGoal: false },
] as const;

/** The index of members by which PostgreSQL finds what was asked, as EXPLAIN says. */
async function indexOf(client: pg.Client, { text, values }: Sent): Promise<string> {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, [...values]);
  const plan = rows.map((row) => row['QUERY PLAN']).join(' ');
  return /using (fan_member_(?:rank|newest)) /.exec(plan)?.[1] ?? 'no index';
}

/** P10, E14: pages of a club of 100,000 members with their ranks, beside a bare `SELECT ... LIMIT` on the same connection. */
export const benchRank = (reads: number): Promise<readonly LiveGoal[]> =>
  withPostgres(async ({ url }) => {
    await prepareDatabase(url);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    for (const statement of filling.split(';\n')) await client.query(statement);
    const database = createDatabase(url, 1);
    const { reader } = database;
    const goals: LiveGoal[] = [];
    for (const { name, sort, page, isGoal } of lists) {
      const asked = { sort, among: null, limit: pageSize, offset: (page - 1) * pageSize } as const;
      const sent = await statementsOf(() => findRanked(reader, channelId, asked));
      const index = (await Promise.all(sent.map((one) => indexOf(client, one)))).join(' and ');
      const ours: number[] = [];
      const bare: number[] = [];
      for (let n = -warmUp; n < (isGoal ? reads : reads / fewer); n += 1) {
        const from = performance.now();
        await sql`SELECT uid, closeness, lit_until, joined_at FROM fan_member LIMIT ${pageSize}`.execute(
          reader,
        );
        const between = performance.now();
        await findRanked(reader, channelId, asked);
        if (n < 0) continue;
        ours.push(performance.now() - between);
        bare.push(between - from);
      }
      const [half, slow] = [median(ours), quantile(ours, 0.99)];
      const beside = `bare SELECT ... LIMIT ${median(bare).toFixed(2)} ms, p99 ${quantile(bare, 0.99).toFixed(2)}`;
      say(`  ${name}: ${half.toFixed(2)} ms, p99 ${slow.toFixed(2)}, ${index}; ${beside}`);
      if (!isGoal) continue;
      const of = `${(half / median(bare)).toFixed(1)} times bare`;
      goals.push(
        { name: `P10 ${name}, median`, seen: half, atMost: withinMs, unit: 'ms', of },
        {
          name: `P10 ${name}, p99`,
          seen: slow,
          atMost: withinMs,
          unit: 'ms',
          of: `bare ${quantile(bare, 0.99).toFixed(2)}`,
        },
        { name: `P10 ${name}, without an index`, seen: index.includes('no index') ? 1 : 0, atMost: 0 },
      );
    }
    await client.end();
    await database.close();
    return goals;
  });
