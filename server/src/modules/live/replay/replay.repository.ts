import { sql, type RawBuilder } from 'kysely';
import { withDates, type Reader, type Tx } from '../../../platform/database/index.ts';
import { tables, type Grid, type PartRow, type ReplayRow } from './replay.tables.ts';

const moments = ['started_at', 'ended_at', 'expires_at'] as const;

/** A replay of a live session; one that exists stays as it is. */
export async function insertReplay(tx: Tx, row: ReplayRow): Promise<void> {
  await tables(tx)
    .insertInto('live_replay')
    .values(withDates({ ...row, thumbnails: null }, ...moments))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function updateReplay(tx: Tx, liveId: string, change: Partial<ReplayRow>): Promise<void> {
  const { thumbnails, ...rest } = change;
  await tables(tx)
    .updateTable('live_replay')
    .set({
      ...withDates(rest, ...moments),
      ...(thumbnails !== undefined && {
        thumbnails: thumbnails && sql<Grid>`${JSON.stringify(thumbnails)}::jsonb`,
      }),
    })
    .where('live_id', '=', liveId)
    .execute();
}

export async function findReplay(reader: Reader, liveId: string): Promise<ReplayRow | null> {
  const row = await tables(reader)
    .selectFrom('live_replay')
    .selectAll()
    .where('live_id', '=', liveId)
    .executeTakeFirst();
  return row ?? null;
}

export async function lockReplay(tx: Tx, liveId: string): Promise<ReplayRow | null> {
  const row = await tables(tx)
    .selectFrom('live_replay')
    .selectAll()
    .where('live_id', '=', liveId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function deleteReplay(tx: Tx, liveId: string): Promise<void> {
  await tables(tx).deleteFrom('live_replay').where('live_id', '=', liveId).execute();
}

/** The stretches of some recordings, in their order. */
export async function findParts(reader: Reader, liveIds: readonly string[]): Promise<PartRow[]> {
  if (liveIds.length === 0) return [];
  return tables(reader)
    .selectFrom('live_replay_part')
    .selectAll()
    .where('live_id', 'in', liveIds)
    .orderBy('live_id')
    .orderBy('part')
    .execute();
}

/** Begins the next stretch of a recording. @returns its number */
export async function insertPart(tx: Tx, liveId: string, begunAt: number): Promise<number> {
  const { rows } = await sql<{ part: number }>`
    INSERT INTO live_replay_part (live_id, part, begun_at)
    SELECT ${liveId}, coalesce(max(part) + 1, 0), ${new Date(begunAt)} FROM live_replay_part WHERE live_id = ${liveId}
    RETURNING part`.execute(tx);
  return rows[0]?.part ?? 0;
}

/** Keeps a stretch that is whole, also where it was taken for a lost one meanwhile. */
export async function putPart(tx: Tx, row: PartRow): Promise<void> {
  const { ms, ended_by } = row;
  await tables(tx)
    .insertInto('live_replay_part')
    .values(withDates(row, 'begun_at'))
    .onConflict((conflict) => conflict.columns(['live_id', 'part']).doUpdateSet({ ms, ended_by }))
    .execute();
}

export async function updatePart(
  tx: Tx,
  { live_id, part }: Pick<PartRow, 'live_id' | 'part'>,
  change: Partial<Pick<PartRow, 'begun_at' | 'ms' | 'ended_by'>>,
): Promise<void> {
  await tables(tx)
    .updateTable('live_replay_part')
    .set(withDates(change, 'begun_at'))
    .where('live_id', '=', live_id)
    .where('part', '=', part)
    .execute();
}

export async function deletePart(
  tx: Tx,
  { live_id, part }: Pick<PartRow, 'live_id' | 'part'>,
): Promise<void> {
  await tables(tx)
    .deleteFrom('live_replay_part')
    .where('live_id', '=', live_id)
    .where('part', '=', part)
    .execute();
}

/** The channel's latest replay of what was on air at some time between two moments, UTC ms. */
export async function findOnAirWithin(
  reader: Reader,
  channelId: string,
  from: number,
  to: number,
): Promise<ReplayRow | null> {
  const row = await tables(reader)
    .selectFrom('live_replay')
    .selectAll()
    .where('channel_id', '=', channelId)
    .where('state', '<>', 'expired')
    .where('mode', '<>', 'none')
    .where('started_at', '<=', sql<number>`${new Date(to)}`)
    .where((by) => by.or([by('ended_at', 'is', null), by('ended_at', '>', sql<number>`${new Date(from)}`)]))
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** The stretch of a recording that began at a moment, UTC ms. */
export async function findPartBegun(reader: Reader, liveId: string, at: number): Promise<PartRow | null> {
  const row = await tables(reader)
    .selectFrom('live_replay_part')
    .selectAll()
    .where('live_id', '=', liveId)
    .where('begun_at', '=', sql<number>`${new Date(at)}`)
    .executeTakeFirst();
  return row ?? null;
}

/** Stretches that are being recorded. */
export const findOpenParts = (reader: Reader): Promise<PartRow[]> =>
  tables(reader).selectFrom('live_replay_part').selectAll().where('ms', 'is', null).execute();

/** Replays that are to be closed, and those whose time is over. @param now UTC ms */
export function findDue(reader: Reader, now: number): Promise<ReplayRow[]> {
  return tables(reader)
    .selectFrom('live_replay')
    .selectAll()
    .where((by) =>
      by.or([
        by('state', '=', 'processing'),
        by.and([by('state', '=', 'ready'), by('expires_at', '<=', sql<number>`${new Date(now)}`)]),
      ]),
    )
    .execute();
}

/**
 * Replays of a channel, the latest first.
 * @param states which
 * @param mayKnow of which live sessions the reader may know, who then sees none of a stopped one; null for those who run them
 */
export async function searchReplays(
  reader: Reader,
  channelId: string,
  states: readonly ReplayRow['state'][],
  mayKnow: RawBuilder<boolean> | null,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ rows: ReplayRow[]; total: number }> {
  let of = tables(reader)
    .selectFrom('live_replay')
    .where('channel_id', '=', channelId)
    .where('state', 'in', states)
    .where('mode', '<>', 'none');
  if (mayKnow)
    of = of.where(sql<boolean>`EXISTS (SELECT FROM live
      WHERE live.live_id = live_replay.live_id AND live.state <> 'stopped' AND ${mayKnow})`);
  const rows = await of
    .selectAll()
    .orderBy('started_at', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await of
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}
