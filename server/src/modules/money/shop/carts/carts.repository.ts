import { sql } from 'kysely';
import type { Reader, Tx } from '../../../../platform/database/index.ts';
import { db, type Portion } from '../shop.tables.ts';

/** A member's lines in a live session, in the order in which they were given. */
export const findCart = (reader: Reader, uid: string, liveId: string): Promise<Portion[]> =>
  db(reader)
    .selectFrom('shop_cart_line')
    .select(['product_id', 'n'])
    .where('uid', '=', uid)
    .where('live_id', '=', liveId)
    .orderBy('place')
    .execute();

/** Locks a member's cart, so that two that are saved at one moment do not become one. */
export async function lockCart(tx: Tx, uid: string, liveId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`cart of ${uid} in ${liveId}`}, 0))`.execute(tx);
}

/** Makes these the only lines. */
export async function replaceCart(
  tx: Tx,
  uid: string,
  liveId: string,
  lines: readonly Portion[],
): Promise<void> {
  await db(tx).deleteFrom('shop_cart_line').where('uid', '=', uid).where('live_id', '=', liveId).execute();
  if (lines.length === 0) return;
  await db(tx)
    .insertInto('shop_cart_line')
    .values(lines.map(({ product_id, n }, place) => ({ uid, live_id: liveId, product_id, place, n })))
    .execute();
}

export async function removeFromCart(
  tx: Tx,
  uid: string,
  liveId: string,
  productIds: readonly string[],
): Promise<void> {
  await db(tx)
    .deleteFrom('shop_cart_line')
    .where('uid', '=', uid)
    .where('live_id', '=', liveId)
    .where('product_id', '=', sql<string>`ANY(${[...productIds]}::text[])`)
    .execute();
}
