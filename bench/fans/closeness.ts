import { sql } from 'kysely';
import pg from 'pg';
import { databaseAt } from '../../server/test/databases.ts';
import { crowd, settleIn } from '../../server/test/reliability/crowd.ts';
import { withPostgres } from '../../server/test/reliability/postgres.ts';
import { furnish } from '../../server/test/reliability/simulation/stage.ts';
import type { LiveGoal } from '../live/judge.ts';
import { median, quantile, say } from '../money/judge.ts';
import { statementsOf } from './statements.ts';

const minuteMs = 60_000;
const watchers = crowd(1_000);

/** The usual way: a row for each watcher, prepared, in one transaction, so that no commit is waited for between them. */
async function upsertOneByOne(client: pg.Client, channelId: string, at: number): Promise<number> {
  const from = performance.now();
  await client.query('BEGIN');
  for (const uid of watchers)
    await client.query({
      name: 'upsert',
      text: `INSERT INTO fan_member (channel_id, uid, joined_at, watch) VALUES ($1, $2, $3, 1)
        ON CONFLICT (channel_id, uid) DO UPDATE SET
          watch = fan_member.watch + 1,
          closeness = fan_member.closeness + CASE WHEN (fan_member.watch + 1) % 10 = 0 THEN 10 ELSE 0 END`,
      values: [channelId, uid, new Date(at)],
    });
  await client.query('COMMIT');
  return performance.now() - from;
}

/**
 * E14: the closeness of 1,000 watchers of one live session, minute by minute through the job of the whole server, beside
 * one-row upserts of the same rows.
 */
export const benchCloseness = (rounds: number): Promise<readonly LiveGoal[]> =>
  withPostgres(async ({ url }, folder) => {
    const { testServer, place, close } = await furnish(url, folder, 1);
    const { channelId, liveId } = place;
    const { clock } = testServer;
    const { reader } = testServer.app.database;
    const client = new pg.Client({ connectionString: databaseAt(url, 'furnished') });
    await client.connect();
    try {
      await settleIn(reader, null, watchers);
      await sql`INSERT INTO fan_member (channel_id, uid, joined_at)
        SELECT ${channelId}, uid, ${new Date(clock.now())} FROM unnest(${watchers}::text[]) AS watcher (uid)`.execute(
        reader,
      );
      await sql`INSERT INTO live_watch (live_id, uid, first_at)
        SELECT ${liveId}, uid, ${new Date(clock.now())} FROM unnest(${watchers}::text[]) AS watcher (uid)`.execute(
        reader,
      );
      // What the demo did before is counted first.
      clock.set(Math.ceil(clock.now() / minuteMs) * minuteMs + minuteMs / 6);
      await testServer.sweep('live.fans.gather');

      const statements: number[] = [];
      const onExperience: number[] = [];
      const ours: number[] = [];
      const wholes: number[] = [];
      const theirs: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        await sql`UPDATE live_watch SET last_at = ${new Date(clock.now())}
          WHERE live_id = ${liveId} AND uid = ANY(${watchers}::text[])`.execute(reader);
        await sql`VACUUM ANALYZE fan_member`.execute(reader);
        clock.advance(minuteMs);
        const from = performance.now();
        const sent = await statementsOf(() => testServer.sweep('live.fans.gather'));
        wholes.push(performance.now() - from);
        const writing = sent.filter(({ text }) => /\b(UPDATE|INTO|FROM) fan_member\b/.test(text));
        statements.push(writing.length);
        onExperience.push(sent.filter(({ text }) => /\bINTO member_experience\b/.test(text)).length);
        ours.push(writing.reduce((sum, { took }) => sum + took, 0));
        await sql`VACUUM ANALYZE fan_member`.execute(reader);
        theirs.push(await upsertOneByOne(client, channelId, clock.now()));
      }
      const { rows } = await sql<{ counted: number }>`
        SELECT count(*) AS counted FROM fan_member WHERE uid = ANY(${watchers}::text[]) AND watch >= ${rounds}`.execute(
        reader,
      );
      if (rows[0]?.counted !== watchers.length) throw new Error('not all who watched were counted');
      say(
        `  ${watchers.length} watchers, ${rounds} minutes: the statement ${median(ours).toFixed(1)} ms (90 % within ` +
          `${quantile(ours, 0.9).toFixed(1)}), the whole job ${median(wholes).toFixed(1)} ms, ` +
          `one by one ${median(theirs).toFixed(1)} ms`,
      );
      return [
        {
          name: 'E14 statements on the club, each room and minute',
          seen: Math.max(...statements),
          atMost: 1,
        },
        {
          name: 'C071 statements on experience, each room and minute',
          seen: Math.max(...onExperience),
          atMost: 1,
        },
        {
          name: 'E14 closeness of 1,000 watchers, of one-row upserts',
          seen: median(ours) / median(theirs),
          atMost: 0.5,
          of: `${median(ours).toFixed(1)} ms, upserts ${median(theirs).toFixed(1)} ms`,
        },
      ];
    } finally {
      await client.end();
      await close();
    }
  });
