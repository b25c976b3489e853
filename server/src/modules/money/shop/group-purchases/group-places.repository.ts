import type { GroupPlace } from '@goldbean/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/index.ts';
import { db, type GroupPurchaseRow } from '../shop.tables.ts';

/** A member's place in a group that the caller has locked. */
export interface PlaceRow {
  readonly state: GroupPlace;
  /** The purchase by which it is ordered or paid. */
  readonly purchase_id: string | null;
}

export async function findPlace(tx: Tx, id: string, uid: string): Promise<PlaceRow | null> {
  const row = await db(tx)
    .selectFrom('group_purchase_member')
    .select(['state', 'purchase_id'])
    .where('tuangou_id', '=', id)
    .where('uid', '=', uid)
    .executeTakeFirst();
  return row ?? null;
}

export async function setPlace(tx: Tx, id: string, uid: string, place: PlaceRow): Promise<void> {
  await db(tx)
    .updateTable('group_purchase_member')
    .set(place)
    .where('tuangou_id', '=', id)
    .where('uid', '=', uid)
    .execute();
}

/** @returns the group afterwards */
export const countPaid = (tx: Tx, id: string): Promise<GroupPurchaseRow> =>
  db(tx)
    .updateTable('group_purchase')
    .set({ paid: sql<number>`paid + 1` })
    .where('tuangou_id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Ends the places that nobody has ordered. @returns how many */
export async function losePlaces(tx: Tx, id: string): Promise<number> {
  const rows = await db(tx)
    .updateTable('group_purchase_member')
    .set({ state: 'lost' })
    .where('tuangou_id', '=', id)
    .where('state', '=', 'to_pay')
    .returning('uid')
    .execute();
  return rows.length;
}
