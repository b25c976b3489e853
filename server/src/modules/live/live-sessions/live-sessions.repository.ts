import type { LiveState } from '@goldbean/contract';
import { sql } from 'kysely';
import { withDates, type Reader, type Tx } from '../../../platform/database/index.ts';
import type { Candidate, AirStatus } from './live-sessions.domain.ts';
import { tables, type LiveRow } from './live-sessions.tables.ts';
import { notLate, openTo } from './sessions/visibility.repository.ts';

/** A live session's own moments. */
const moments = [
  'preview_at',
  'start_at',
  'created_at',
  'started_at',
  'ended_at',
  'interrupted_until',
  'paused_at',
] as const;

export async function insertLive(tx: Tx, row: LiveRow, admins: readonly string[]): Promise<void> {
  await tables(tx)
    .insertInto('live')
    .values(withDates(row, ...moments))
    .execute();
  await tables(tx).insertInto('live_counter').values({ live_id: row.live_id }).execute();
  await setAdmins(tx, row.live_id, admins);
}

export const updateLive = (tx: Tx, liveId: string, change: Partial<LiveRow>): Promise<LiveRow> =>
  tables(tx)
    .updateTable('live')
    .set(withDates(change, ...moments))
    .where('live_id', '=', liveId)
    .returningAll()
    .executeTakeFirstOrThrow();

export async function setAdmins(tx: Tx, liveId: string, uids: readonly string[]): Promise<void> {
  await tables(tx).deleteFrom('live_admin').where('live_id', '=', liveId).execute();
  if (uids.length === 0) return;
  await tables(tx)
    .insertInto('live_admin')
    .values([...new Set(uids)].map((uid) => ({ live_id: liveId, uid })))
    .execute();
}

export async function findAdmins(reader: Reader, liveId: string): Promise<string[]> {
  const rows = await tables(reader)
    .selectFrom('live_admin')
    .select('uid')
    .where('live_id', '=', liveId)
    .orderBy('uid')
    .execute();
  return rows.map((row) => row.uid);
}

/** Those of `uids` who are admins of the live session. */
export async function findLiveAdmins(
  reader: Reader,
  liveId: string,
  uids: readonly string[],
): Promise<Set<string>> {
  const rows = await tables(reader)
    .selectFrom('live_admin')
    .select('uid')
    .where('live_id', '=', liveId)
    .where('uid', '=', sql<string>`ANY(${[...uids]}::text[])`)
    .execute();
  return new Set(rows.map(({ uid }) => uid));
}

export async function findLive(reader: Reader, liveId: string): Promise<LiveRow | null> {
  return (
    (await tables(reader).selectFrom('live').selectAll().where('live_id', '=', liveId).executeTakeFirst()) ??
    null
  );
}

export async function findLives(reader: Reader, liveIds: readonly string[]): Promise<LiveRow[]> {
  if (liveIds.length === 0) return [];
  return tables(reader).selectFrom('live').selectAll().where('live_id', 'in', liveIds).execute();
}

/** The live session, locked for update until the transaction ends. */
export async function lockLive(tx: Tx, liveId: string): Promise<LiveRow | null> {
  return (
    (await tables(tx)
      .selectFrom('live')
      .selectAll()
      .where('live_id', '=', liveId)
      .forNoKeyUpdate()
      .executeTakeFirst()) ?? null
  );
}

/** The live session with a shared lock: its state cannot change until the transaction ends. */
export async function holdLive(tx: Tx, liveId: string): Promise<LiveRow | null> {
  return (
    (await tables(tx)
      .selectFrom('live')
      .selectAll()
      .where('live_id', '=', liveId)
      .forShare()
      .executeTakeFirst()) ?? null
  );
}

/** The channel's live session on air, if any. */
export async function findOnAir(reader: Reader, channelId: string): Promise<LiveRow | null> {
  return (
    (await tables(reader)
      .selectFrom('live')
      .selectAll()
      .where('channel_id', '=', channelId)
      .where('state', '=', 'live')
      .executeTakeFirst()) ?? null
  );
}

/** Ids of the channel's live sessions that are not over. */
export async function findOpenLives(reader: Reader, channelId: string): Promise<string[]> {
  const rows = await tables(reader)
    .selectFrom('live')
    .select('live_id')
    .where('channel_id', '=', channelId)
    .where('state', 'in', ['live', 'not_started'])
    .execute();
  return rows.map((row) => row.live_id);
}

/** Whether a member is an admin of a live session of the channel that is not over. */
export async function isAdminInChannel(reader: Reader, channelId: string, uid: string): Promise<boolean> {
  const row = await tables(reader)
    .selectFrom('live_admin')
    .innerJoin('live', 'live.live_id', 'live_admin.live_id')
    .select('live_admin.uid')
    .where('live_admin.uid', '=', uid)
    .where('live.channel_id', '=', channelId)
    .where('live.state', 'in', ['live', 'not_started'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export const findAllOnAir = (reader: Reader): Promise<LiveRow[]> =>
  tables(reader).selectFrom('live').selectAll().where('state', '=', 'live').orderBy('live_id').execute();

/** Lives of a channel that a push may put on air. */
export async function findCandidates(reader: Reader, channelId: string): Promise<Candidate[]> {
  const rows = await tables(reader)
    .selectFrom('live')
    .select(['live_id', 'start_at', 'created_at'])
    .where('channel_id', '=', channelId)
    .where('state', '=', 'not_started')
    .execute();
  return rows.map((row) => ({ liveId: row.live_id, startAt: row.start_at, createdAt: row.created_at }));
}

/** UTC ms when the channel's last live session that was on air ended. */
export async function findLastEnd(reader: Reader, channelId: string): Promise<number | null> {
  const row = await tables(reader)
    .selectFrom('live')
    .select((select) => select.fn.max('ended_at').as('last'))
    .where('channel_id', '=', channelId)
    .where('started_at', 'is not', null)
    .executeTakeFirst();
  return row?.last ?? null;
}

/** Live sessions that wait for their encoder. */
export const findWaiting = (reader: Reader): Promise<LiveRow[]> =>
  tables(reader).selectFrom('live').selectAll().where('interrupted_until', 'is not', null).execute();

export const airStatusOf = (row: LiveRow): AirStatus => ({
  state: row.state,
  interruptedUntil: row.interrupted_until,
  pausedAt: row.paused_at,
});

export interface LiveSearch {
  /** What is closed to them as a network member is left out. */
  readonly viewer: string;
  readonly states: readonly LiveState[];
  readonly channelId: string | null;
  /** Only those with which this member was on air, as `countLivesOf` counts them. */
  readonly streamerUid?: string | undefined;
  /** UTC ms: what should have begun by now is left out, */
  readonly now: number;
  /** but for who runs it, where that is named. */
  readonly runBy: string | null;
  readonly limit: number;
  readonly offset: number;
}

/** On air first, then the next to begin, then what should have begun by now, then the latest that ended. */
export async function searchLives(
  reader: Reader,
  { states, viewer, channelId, streamerUid, now, runBy, limit, offset }: LiveSearch,
): Promise<{ rows: LiveRow[]; total: number }> {
  let query = tables(reader)
    .selectFrom('live')
    .where('state', '=', sql<LiveState>`ANY(${[...states]})`)
    .where(openTo(viewer))
    .where(notLate(now, runBy));
  if (channelId !== null) query = query.where('channel_id', '=', channelId);
  if (streamerUid !== undefined)
    query = query.where('streamer_uid', '=', streamerUid).where('started_at', 'is not', null);
  const { total } = await query
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await query
    .selectAll()
    .orderBy(sql`CASE state WHEN 'live' THEN 0 WHEN 'not_started' THEN 1 ELSE 2 END`)
    .orderBy(sql`NOT ${notLate(now)}`)
    .orderBy(sql`CASE state WHEN 'not_started' THEN start_at END`)
    .orderBy(sql`CASE state WHEN 'live' THEN started_at ELSE ended_at END`, (order) =>
      order.desc().nullsLast(),
    )
    .orderBy('live_id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total };
}
