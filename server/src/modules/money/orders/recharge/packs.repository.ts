import type { Reader, Tx } from '../../../../platform/database/index.ts';
import { db, type PackRow, type Region } from '../orders.tables.ts';

/** Packs on sale, in the order they are shown. */
export const findPacks = (reader: Reader, kind: PackRow['kind'], region: Region): Promise<PackRow[]> =>
  db(reader)
    .selectFrom('recharge_pack')
    .selectAll()
    .where('kind', '=', kind)
    .where('region', '=', region)
    .orderBy('place')
    .execute();

export async function findPack(
  reader: Reader,
  kind: PackRow['kind'],
  goodsId: string,
): Promise<PackRow | null> {
  const row = await db(reader)
    .selectFrom('recharge_pack')
    .selectAll()
    .where('kind', '=', kind)
    .where('goods_id', '=', goodsId)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether a member has recharged before. */
export async function hasRecharged(reader: Reader, uid: string): Promise<boolean> {
  const row = await db(reader)
    .selectFrom('first_recharge')
    .select('uid')
    .where('uid', '=', uid)
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns true when it is the member's first recharge: for one order only, whatever runs beside it */
export async function claimFirst(tx: Tx, uid: string, orderNo: string): Promise<boolean> {
  const row = await db(tx)
    .insertInto('first_recharge')
    .values({ uid, order_no: orderNo })
    .onConflict((conflict) => conflict.column('uid').doNothing())
    .returning('uid')
    .executeTakeFirst();
  return row !== undefined;
}
