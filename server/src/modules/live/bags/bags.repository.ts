import { sql } from 'kysely';
import type { CausePlace, LuckyVoidReason } from '@goldbean/contract';
import { momentAt, withDates, type Reader, type Tx } from '../../../platform/database/index.ts';
import { tables, type BagRow } from './bags.tables.ts';

type NewBagRow = Omit<BagRow, 'state' | 'void_reason' | 'ended_at'>;

/** @returns null when another bag waits in the live session */
export async function insertBag(tx: Tx, row: NewBagRow): Promise<BagRow | null> {
  const inserted = await tables(tx)
    .insertInto('lucky_bag')
    .values({
      ...withDates(row, 'starts_at', 'draws_at', 'kept_until'),
      conditions: sql`${JSON.stringify(row.conditions)}::jsonb`,
    })
    .onConflict((conflict) =>
      conflict.column('live_id').where('state', 'in', ['open', 'drawing']).doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
  return inserted ?? null;
}

export const findBag = (reader: Reader, bagId: string): Promise<BagRow | undefined> =>
  tables(reader).selectFrom('lucky_bag').selectAll().where('bag_id', '=', bagId).executeTakeFirst();

/** The bag that waits in a live session, else the newest that ended at `since` (UTC ms) or later. */
export const findShown = (reader: Reader, liveId: string, since: number): Promise<BagRow | undefined> =>
  tables(reader)
    .selectFrom('lucky_bag')
    .selectAll()
    .where('live_id', '=', liveId)
    .where(({ or, eb }) => or([eb('ended_at', 'is', null), eb('ended_at', '>=', momentAt(since))]))
    .orderBy('starts_at', 'desc')
    .orderBy('bag_id', 'desc')
    .executeTakeFirst();

/** The bag that waits in a live session. */
export const findWaiting = (reader: Reader, liveId: string): Promise<BagRow | undefined> =>
  tables(reader)
    .selectFrom('lucky_bag')
    .selectAll()
    .where('live_id', '=', liveId)
    .where('state', '=', 'open')
    .executeTakeFirst();

/** A page of the bags of a live session, the newest first, and how many they are. */
export async function findBags(
  reader: Reader,
  liveId: string,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: BagRow[]; total: number }> {
  const ofLive = tables(reader).selectFrom('lucky_bag').where('live_id', '=', liveId);
  const { total } = await ofLive.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const rows = await ofLive
    .selectAll()
    .orderBy('starts_at', 'desc')
    .orderBy('bag_id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { rows, total };
}

/** The bag, which is not drawn before the transaction ends; others may join it meanwhile. */
export const shareBag = (tx: Tx, bagId: string): Promise<BagRow | undefined> =>
  tables(tx).selectFrom('lucky_bag').selectAll().where('bag_id', '=', bagId).forShare().executeTakeFirst();

/**
 * Begins the draw of a bag that is due at `now`, UTC ms: of two servers one gets it, and nobody joins any more.
 * @returns nothing when it is not due, or another has drawn it
 */
export const takeForDrawing = (tx: Tx, bagId: string, now: number): Promise<BagRow | undefined> =>
  tables(tx)
    .updateTable('lucky_bag')
    .set({ state: 'drawing' })
    .where('bag_id', '=', bagId)
    .where('state', '=', 'open')
    .where('draws_at', '<=', momentAt(now))
    .returningAll()
    .executeTakeFirst();

/** @param voidReason null where it was drawn */
export const endBag = (
  tx: Tx,
  bagId: string,
  voidReason: LuckyVoidReason | null,
  now: number,
): Promise<BagRow> =>
  tables(tx)
    .updateTable('lucky_bag')
    .set({
      state: voidReason === null ? 'drawn' : 'void',
      void_reason: voidReason,
      ended_at: new Date(now),
    })
    .where('bag_id', '=', bagId)
    .returningAll()
    .executeTakeFirstOrThrow();

/** The waiting bag of a live session is due now. @returns its id */
export async function hasten(tx: Tx, liveId: string, now: number): Promise<string | undefined> {
  const row = await tables(tx)
    .updateTable('lucky_bag')
    .set({ draws_at: sql`least(draws_at, greatest(starts_at, ${momentAt(now)}))` })
    .where('live_id', '=', liveId)
    .where('state', '=', 'open')
    .returning('bag_id')
    .executeTakeFirst();
  return row?.bag_id;
}

/** @returns whether the member is in it only now */
export async function insertEntry(tx: Tx, bagId: string, uid: string, now: number): Promise<boolean> {
  const row = await tables(tx)
    .insertInto('lucky_bag_entry')
    .values({ bag_id: bagId, uid, joined_at: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('uid')
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasJoined(reader: Reader, bagId: string, uid: string): Promise<boolean> {
  const row = await tables(reader)
    .selectFrom('lucky_bag_entry')
    .select('uid')
    .where('bag_id', '=', bagId)
    .where('uid', '=', uid)
    .executeTakeFirst();
  return row !== undefined;
}

/** How many joined each of the bags. */
export async function countEntries(
  reader: Reader,
  bagIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ bag_id: string; entries: number }>`
    SELECT bag_id, count(*) AS entries FROM lucky_bag_entry
    WHERE bag_id = ANY(${[...bagIds]}::text[]) GROUP BY bag_id`.execute(reader);
  return new Map(rows.map(({ bag_id, entries }) => [bag_id, entries]));
}

/** Those who joined, in that order; with the draw, those of them who may win. */
export async function findEntries(reader: Reader, bagId: string): Promise<string[]> {
  const rows = await tables(reader)
    .selectFrom('lucky_bag_entry')
    .select('uid')
    .where('bag_id', '=', bagId)
    .where('may_win', '=', true)
    .orderBy('joined_at')
    .orderBy('uid')
    .execute();
  return rows.map(({ uid }) => uid);
}

/** These cannot win. */
export async function excludeEntries(tx: Tx, bagId: string, uids: readonly string[]): Promise<void> {
  if (uids.length === 0) return;
  await tables(tx)
    .updateTable('lucky_bag_entry')
    .set({ may_win: false })
    .where('bag_id', '=', bagId)
    .where('uid', '=', sql<string>`ANY(${[...uids]}::text[])`)
    .execute();
}

/** @param uids in the order of the draw */
export async function insertWins(tx: Tx, bagId: string, uids: readonly string[]): Promise<void> {
  await sql`INSERT INTO lucky_bag_win (bag_id, place, uid)
    SELECT ${bagId}, place, uid
    FROM unnest(${[...uids]}::text[]) WITH ORDINALITY AS win (uid, place)`.execute(tx);
}

/** Who won, in the order of the draw. */
export async function findWins(reader: Reader, bagId: string): Promise<string[]> {
  const rows = await tables(reader)
    .selectFrom('lucky_bag_win')
    .select('uid')
    .where('bag_id', '=', bagId)
    .orderBy('place')
    .execute();
  return rows.map(({ uid }) => uid);
}

/** The live sessions in which these bags were given. */
export async function findPlaces(
  reader: Reader,
  bagIds: readonly string[],
): Promise<Map<string, CausePlace>> {
  const rows = await tables(reader)
    .selectFrom('lucky_bag')
    .select(['bag_id', 'live_id'])
    .where('bag_id', '=', sql<string>`ANY(${[...bagIds]}::text[])`)
    .execute();
  return new Map(rows.map(({ bag_id, live_id }) => [bag_id, { kind: 'live', id: live_id }]));
}
