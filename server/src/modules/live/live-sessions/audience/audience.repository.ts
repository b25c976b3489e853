import { sql, type Selectable } from 'kysely';
import { withDates, type Reader, type Tx } from '../../../../platform/database/index.ts';
import { tables, type LiveTables } from '../live-sessions.tables.ts';

export type Counter = Selectable<LiveTables['live_counter']>;

/** Likes, ever watched and most at once, by live session. */
export async function findCounters(reader: Reader, ids: readonly string[]): Promise<Map<string, Counter>> {
  const rows = await tables(reader)
    .selectFrom('live_counter')
    .selectAll()
    .where('live_id', '=', sql<string>`ANY(${[...ids]})`)
    .execute();
  return new Map(rows.map((row) => [row.live_id, row]));
}

/** Adds to a member's own likes. @returns how many they gave in all */
export async function addLikes(tx: Tx, liveId: string, uid: string, n: number): Promise<number> {
  const row = await tables(tx)
    .insertInto('live_like')
    .values({ live_id: liveId, uid, n })
    .onConflict((conflict) =>
      conflict.columns(['live_id', 'uid']).doUpdateSet({ n: sql`live_like.n + excluded.n` }),
    )
    .returning('n')
    .executeTakeFirstOrThrow();
  return row.n;
}

export async function findLikes(reader: Reader, liveId: string, uid: string): Promise<number> {
  const row = await tables(reader)
    .selectFrom('live_like')
    .select('n')
    .where('live_id', '=', liveId)
    .where('uid', '=', uid)
    .executeTakeFirst();
  return row?.n ?? 0;
}

/** Stores the sum of all likes in the counters, from which it is read. @returns the sum */
export async function sumLikes(tx: Tx, liveId: string): Promise<number> {
  const row = await tables(tx)
    .updateTable('live_counter')
    .set({
      likes: sql`(SELECT coalesce(sum(n), 0) FROM live_like WHERE live_id = ${liveId})`,
    })
    .where('live_id', '=', liveId)
    .returning('likes')
    .executeTakeFirst();
  return row?.likes ?? 0;
}

/** Stores new viewers; a returning viewer counts once. @returns the live session's counters afterwards */
export async function noteViewers(
  tx: Tx,
  liveId: string,
  uids: readonly string[],
  online: number,
  now: number,
): Promise<Counter | null> {
  const fresh =
    uids.length === 0
      ? []
      : await tables(tx)
          .insertInto('live_watch')
          .values(uids.map((uid) => ({ live_id: liveId, uid, first_at: new Date(now) })))
          .onConflict((conflict) => conflict.doNothing())
          .returning('uid')
          .execute();
  const row = await tables(tx)
    .updateTable('live_counter')
    .set({ watched: sql`watched + ${fresh.length}`, peak: sql`greatest(peak, ${online})` })
    .where('live_id', '=', liveId)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Adds seconds seen, and how far. */
export async function addWatch(
  tx: Tx,
  row: { live_id: string; uid: string; first_at: number; last_at: number; seconds: number; pos: number },
): Promise<void> {
  await tables(tx)
    .insertInto('live_watch')
    .values(withDates(row, 'first_at', 'last_at'))
    .onConflict((conflict) =>
      conflict.columns(['live_id', 'uid']).doUpdateSet({
        seconds: sql`live_watch.seconds + excluded.seconds`,
        pos: sql`excluded.pos`,
        last_at: sql`excluded.last_at`,
      }),
    )
    .execute();
}

/** @returns false when the member had one already */
export async function addAppointment(
  tx: Tx,
  row: { live_id: string; uid: string; created_at: number; soon_for: number | null },
): Promise<boolean> {
  const added = await tables(tx)
    .insertInto('live_appointment')
    .values(withDates(row, 'created_at', 'soon_for'))
    .onConflict((conflict) => conflict.doNothing())
    .returning('uid')
    .executeTakeFirst();
  return added !== undefined;
}

export async function dropAppointment(tx: Tx, liveId: string, uid: string): Promise<void> {
  await tables(tx)
    .deleteFrom('live_appointment')
    .where('live_id', '=', liveId)
    .where('uid', '=', uid)
    .execute();
}

export async function countAppointments(reader: Reader, liveId: string): Promise<number> {
  const row = await tables(reader)
    .selectFrom('live_appointment')
    .select((select) => select.fn.countAll<number>().as('n'))
    .where('live_id', '=', liveId)
    .executeTakeFirstOrThrow();
  return row.n;
}

/** Which of these live sessions the member has an appointment for. */
export async function findAppointed(
  reader: Reader,
  uid: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await tables(reader)
    .selectFrom('live_appointment')
    .select('live_id')
    .where('uid', '=', uid)
    .where('live_id', '=', sql<string>`ANY(${[...ids]})`)
    .execute();
  return new Set(rows.map((row) => row.live_id));
}

/** Whether the member has been in any live session. */
export async function hasWatched(reader: Reader, uid: string): Promise<boolean> {
  const row = await tables(reader)
    .selectFrom('live_watch')
    .select('live_id')
    .where('uid', '=', uid)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
