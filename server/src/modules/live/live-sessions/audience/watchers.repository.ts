import type { WatcherSort } from '@goldbean/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Reader } from '../../../../platform/database/index.ts';
import { tables } from '../live-sessions.tables.ts';

/** A member who watched a live session; `first_at` in UTC ms, `beans` given in it. */
export interface WatcherRow {
  readonly uid: string;
  readonly first_at: number;
  readonly seconds: number;
  readonly beans: number;
}

/** Uids of all who watched a live session. */
export async function findWatcherUids(reader: Reader, liveId: string): Promise<string[]> {
  const rows = await tables(reader)
    .selectFrom('live_watch')
    .select('uid')
    .where('live_id', '=', liveId)
    .execute();
  return rows.map(({ uid }) => uid);
}

const orders: Readonly<Record<WatcherSort, RawBuilder<unknown>>> = {
  longest: sql`seconds DESC, first_at, uid`,
  gifts: sql`beans DESC, seconds DESC, first_at, uid`,
  newest: sql`first_at DESC, uid`,
};

interface WatcherQuery {
  readonly sort: WatcherSort;
  /** Only these; null for all. */
  readonly among: readonly string[] | null;
  /** What was given in it. */
  readonly given: readonly { readonly uid: string; readonly beans: number }[];
  /** s that the live session was on air: nobody watched it for longer, whatever their device reported. */
  readonly most: number;
  readonly limit: number;
  readonly offset: number;
}

/** A page of those who watched a live session. */
export async function findWatchers(
  reader: Reader,
  liveId: string,
  { sort, among, given, most, limit, offset }: WatcherQuery,
): Promise<{ rows: WatcherRow[]; total: number }> {
  const isMeant = sql`live_id = ${liveId}
    AND (${among}::text[] IS NULL OR live_watch.uid = ANY(${among}::text[]))`;
  const { rows } = await sql<WatcherRow>`
    SELECT live_watch.uid, first_at, least(seconds, ${most}::int) AS seconds, coalesce(beans, 0) AS beans
    FROM live_watch
    LEFT JOIN jsonb_to_recordset(${JSON.stringify(given)}::jsonb) AS giver (uid text, beans bigint)
      ON giver.uid = live_watch.uid
    WHERE ${isMeant} ORDER BY ${orders[sort]} LIMIT ${limit} OFFSET ${offset}`.execute(reader);
  const counted = await sql<{ total: number }>`
    SELECT count(*) AS total FROM live_watch WHERE ${isMeant}`.execute(reader);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
