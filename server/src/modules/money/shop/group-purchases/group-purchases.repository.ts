import type { GroupPlace } from '@goldbean/contract';
import { sql } from 'kysely';
import { momentAt, withDates, type Reader, type Tx } from '../../../../platform/database/index.ts';
import type { Seat } from '../shop.domain.ts';
import { db, type GroupPurchaseRow } from '../shop.tables.ts';

export async function findGroup(reader: Reader, id: string): Promise<GroupPurchaseRow | null> {
  const row = await db(reader)
    .selectFrom('group_purchase')
    .selectAll()
    .where('tuangou_id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** The groups of a live session that are not over, by product. */
export async function findGroupsOf(reader: Reader, liveId: string): Promise<Map<string, GroupPurchaseRow>> {
  const rows = await db(reader)
    .selectFrom('group_purchase')
    .selectAll()
    .where('live_id', '=', liveId)
    .where('state', '<>', 'over')
    .execute();
  return new Map(rows.map((row) => [row.product_id, row]));
}

/** The group, locked for update until the transaction ends. */
export async function lockGroup(tx: Tx, id: string): Promise<GroupPurchaseRow | null> {
  const row = await db(tx)
    .selectFrom('group_purchase')
    .selectAll()
    .where('tuangou_id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** The product's open group in a live session, likewise locked. */
export async function lockGroupOf(
  tx: Tx,
  liveId: string,
  productId: string,
): Promise<GroupPurchaseRow | null> {
  const row = await db(tx)
    .selectFrom('group_purchase')
    .selectAll()
    .where('live_id', '=', liveId)
    .where('product_id', '=', productId)
    .where('state', '<>', 'over')
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** @returns false when another one was opened at the same moment */
export async function insertGroup(tx: Tx, row: GroupPurchaseRow): Promise<boolean> {
  const added = await db(tx)
    .insertInto('group_purchase')
    .values(withDates(row, 'opened_at', 'ends_at', 'pay_until'))
    .onConflict((conflict) => conflict.doNothing())
    .returning('tuangou_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Too few have joined in time: the group is over, and so are its places. */
export async function endGroup(tx: Tx, id: string): Promise<void> {
  await db(tx).updateTable('group_purchase').set({ state: 'over' }).where('tuangou_id', '=', id).execute();
  await db(tx)
    .updateTable('group_purchase_member')
    .set({ state: 'lost' })
    .where('tuangou_id', '=', id)
    .execute();
}

/**
 * Puts a member on the next place of a locked group.
 * @param payUntil until when the places can be ordered, UTC ms, when this was the last; else null
 * @returns the group afterwards
 */
export async function insertMember(
  tx: Tx,
  { tuangou_id, joined }: GroupPurchaseRow,
  uid: string,
  {
    at,
    agreement,
    payUntil,
  }: { readonly at: number; readonly agreement: string; readonly payUntil: number | null },
): Promise<GroupPurchaseRow> {
  const place = joined + 1;
  await db(tx)
    .insertInto('group_purchase_member')
    .values({ tuangou_id, uid, place, joined_at: new Date(at), agreement })
    .execute();
  const reached = payUntil === null ? {} : { state: 'reached' as const, pay_until: new Date(payUntil) };
  if (payUntil !== null)
    await db(tx)
      .updateTable('group_purchase_member')
      .set({ state: 'to_pay' })
      .where('tuangou_id', '=', tuangou_id)
      .execute();
  return db(tx)
    .updateTable('group_purchase')
    .set({ joined: place, ...reached })
    .where('tuangou_id', '=', tuangou_id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The member's places, by group. */
export async function findSeats(
  reader: Reader,
  uid: string,
  ids: readonly string[],
): Promise<Map<string, Seat>> {
  if (ids.length === 0) return new Map();
  const rows = await db(reader)
    .selectFrom('group_purchase_member as member')
    .leftJoin('shop_purchase as purchase', 'purchase.purchase_id', 'member.purchase_id')
    .select(['member.tuangou_id', 'member.state', 'purchase.order_no'])
    .where('member.uid', '=', uid)
    .where('member.tuangou_id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.tuangou_id, { state: row.state, orderNo: row.order_no }]));
}

/** Who has joined, first come first. */
export async function findMembers(
  reader: Reader,
  id: string,
  page: number,
  pageSize: number,
): Promise<{ members: { uid: string; state: GroupPlace }[]; total: number }> {
  const ofGroup = db(reader).selectFrom('group_purchase_member').where('tuangou_id', '=', id);
  const members = await ofGroup
    .select(['uid', 'state'])
    .orderBy('place')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { total } = await ofGroup.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  return { members, total };
}

/** Everybody in a group, first come first. */
export async function findAllMembers(reader: Reader, id: string): Promise<string[]> {
  const rows = await db(reader)
    .selectFrom('group_purchase_member')
    .select('uid')
    .where('tuangou_id', '=', id)
    .orderBy('place')
    .execute();
  return rows.map((row) => row.uid);
}

/** The latest group of a product that the member is in and that is not over at `now` (UTC ms). */
export async function findMine(
  reader: Reader,
  uid: string,
  productId: string,
  now: number,
): Promise<string | null> {
  const row = await db(reader)
    .selectFrom('group_purchase')
    .innerJoin('group_purchase_member as member', 'member.tuangou_id', 'group_purchase.tuangou_id')
    .select('group_purchase.tuangou_id')
    .where('member.uid', '=', uid)
    .where('product_id', '=', productId)
    .where((where) =>
      where.or([
        where('group_purchase.state', '=', 'reached'),
        where.and([where('group_purchase.state', '=', 'open'), where('ends_at', '>', momentAt(now))]),
      ]),
    )
    .orderBy('opened_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.tuangou_id ?? null;
}
