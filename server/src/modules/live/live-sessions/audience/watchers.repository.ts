import type { WatcherSort } from '@goldbean/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Reader } from '../../../../platform/database/index.ts';

/** A member who watched a live session; `first_at` in UTC ms, `beans` given in it. */
export interface WatcherRow {
  readonly uid: string;
  readonly first_at: number;
  readonly seconds: number;
  readonly beans: number;
}

const orders: Readonly<Record<WatcherSort, RawBuilder<unknown>>> = {
  longest: sql`seconds DESC, first_at, uid`,
  gifts: sql`beans DESC, seconds DESC, first_at, uid`,
  newest: sql`first_at DESC, uid`,
};

interface WatcherQuery {
  readonly sort: WatcherSort;
  /** A condition on `live_watch.uid`. */
  readonly isMeant: RawBuilder<boolean>;
  /** What was given in it. */
  readonly given: readonly { readonly uid: string; readonly beans: number }[];
  /** s that the live session was on air: nobody watched it for longer, whatever their device reported. */
  readonly most: number;
  readonly limit: number;
  readonly offset: number;
}

/** A page of those who watched a live session, and how many are meant. */
export async function findWatchers(
  reader: Reader,
  liveId: string,
  { sort, isMeant, given, most, limit, offset }: WatcherQuery,
): Promise<{ rows: WatcherRow[]; total: number }> {
  const { rows } = await sql<(WatcherRow | { readonly uid: null }) & { readonly total: number }>`
    WITH meant AS MATERIALIZED (
      SELECT live_watch.uid, first_at, least(seconds, ${most}::int) AS seconds, coalesce(beans, 0) AS beans
      FROM live_watch
      LEFT JOIN jsonb_to_recordset(${JSON.stringify(given)}::jsonb) AS giver (uid text, beans bigint)
        ON giver.uid = live_watch.uid
      WHERE live_id = ${liveId} AND ${isMeant}
    ), shown AS (SELECT * FROM meant ORDER BY ${orders[sort]} LIMIT ${limit} OFFSET ${offset})
    SELECT shown.uid, first_at, seconds, beans, total
    FROM (SELECT count(*) AS total FROM meant) AS counted
    LEFT JOIN shown ON true
    ORDER BY ${orders[sort]}`.execute(reader);
  // An empty page still has the row of the total.
  return { rows: rows.filter((row) => row.uid !== null), total: rows[0]?.total ?? 0 };
}
