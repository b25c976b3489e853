import { sql, type Selectable } from 'kysely';
import { withDates, type Moment, type Reader, type Tx } from '../../../../platform/database/index.ts';

type RankTables = {
  gift_total: { live_id: string; uid: string; beans: number; reached_at: Moment };
};

/** What a member spent, and when. */
export interface Spent extends Selectable<RankTables['gift_total']> {
  readonly channel_id: string;
  /** Of Asia/Shanghai, YYYY-MM-DD. */
  readonly day: string;
}

const db = (reader: Reader) => reader.withTables<RankTables>();

/** Adds to what members have spent in a live session, and in its channel that day. @param rows a member may appear several times */
export async function addTotals(tx: Tx, rows: readonly Spent[]): Promise<void> {
  const given = JSON.stringify(rows.map((row) => withDates(row, 'reached_at')));
  await sql`WITH spent AS (
      SELECT * FROM jsonb_to_recordset(${given}::jsonb)
        AS one (live_id text, channel_id text, day date, uid text, beans bigint, reached_at timestamptz)
      WHERE beans > 0
    ), of_day AS (
      INSERT INTO gift_day SELECT channel_id, day, uid, sum(beans), max(reached_at) FROM spent
      GROUP BY channel_id, day, uid ORDER BY channel_id, day, uid
      ON CONFLICT (channel_id, day, uid) DO UPDATE SET
        beans = gift_day.beans + excluded.beans, reached_at = excluded.reached_at
    )
    INSERT INTO gift_total SELECT live_id, uid, sum(beans), max(reached_at) FROM spent
    GROUP BY live_id, uid ORDER BY live_id, uid
    ON CONFLICT (live_id, uid) DO UPDATE SET
      beans = gift_total.beans + excluded.beans, reached_at = excluded.reached_at`.execute(tx);
}

export async function sumTotals(reader: Reader, liveId: string): Promise<number> {
  const row = await db(reader)
    .selectFrom('gift_total')
    .select(sql<number>`coalesce(sum(beans), 0)::bigint`.as('beans'))
    .where('live_id', '=', liveId)
    .executeTakeFirstOrThrow();
  return row.beans;
}

/** How many members have given in a live session. */
export async function countGivers(reader: Reader, liveId: string): Promise<number> {
  const row = await db(reader)
    .selectFrom('gift_total')
    .select((select) => select.fn.countAll<number>().as('n'))
    .where('live_id', '=', liveId)
    .executeTakeFirstOrThrow();
  return row.n;
}

/** What each member gave in a live session. */
export const findGiven = (reader: Reader, liveId: string): Promise<{ uid: string; beans: number }[]> =>
  db(reader).selectFrom('gift_total').select(['uid', 'beans']).where('live_id', '=', liveId).execute();

/** The members who gave most, highest first; of equals, the first to reach the sum. */
export async function findRank(
  reader: Reader,
  liveId: string,
  most: number,
): Promise<{ uid: string; score: number }[]> {
  const rows = await db(reader)
    .selectFrom('gift_total')
    .select(['uid', 'beans'])
    .where('live_id', '=', liveId)
    .orderBy('beans', 'desc')
    .orderBy('reached_at')
    .orderBy('uid')
    .limit(most)
    .execute();
  return rows.map(({ uid, beans }) => ({ uid, score: beans }));
}

/** A place in the rank of a channel; `ahead` is the score one place before, null for the first. */
interface RankPlace {
  readonly uid: string;
  readonly rank: number;
  readonly score: number;
  readonly ahead: number | null;
}

/**
 * The first `most` of a channel since a day, in the same order, and a member's own place where they have one.
 * @param since of Asia/Shanghai, YYYY-MM-DD; null for ever
 */
export async function findPlaces(
  reader: Reader,
  channelId: string,
  asked: { readonly since: string | null; readonly uid: string; readonly most: number },
): Promise<RankPlace[]> {
  const { rows } = await sql<RankPlace>`
    WITH score AS (
      SELECT uid, sum(beans)::bigint AS score, max(reached_at) AS reached_at FROM gift_day
      WHERE channel_id = ${channelId} AND (${asked.since}::date IS NULL OR day >= ${asked.since}::date)
      GROUP BY uid
    ), place AS (
      SELECT uid, score, row_number() OVER ordered AS rank, lag(score) OVER ordered AS ahead FROM score
      WINDOW ordered AS (ORDER BY score DESC, reached_at, uid)
    )
    SELECT uid, rank, score, ahead FROM place
    WHERE rank <= ${asked.most} OR uid = ${asked.uid} ORDER BY rank`.execute(reader);
  return rows;
}
