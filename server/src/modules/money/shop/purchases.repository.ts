import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { db, type ShopPurchaseRow } from './shop.tables.ts';

/** So many of a product, at the price of the moment of its order. */
export interface PurchaseLine {
  readonly product_id: string;
  readonly n: number;
  /** Fen or cents for each. */
  readonly minor: number;
}

export async function insertPurchase(
  tx: Tx,
  purchase: Omit<ShopPurchaseRow, 'state' | 'order_no'>,
  lines: readonly PurchaseLine[],
): Promise<void> {
  await db(tx).insertInto('shop_purchase').values(purchase).execute();
  const { purchase_id } = purchase;
  await db(tx)
    .insertInto('shop_purchase_line')
    .values(lines.map((line, place) => ({ ...line, purchase_id, place })))
    .execute();
}

export async function setOrder(tx: Tx, purchaseId: string, orderNo: string): Promise<void> {
  await db(tx)
    .updateTable('shop_purchase')
    .set({ order_no: orderNo })
    .where('purchase_id', '=', purchaseId)
    .execute();
}

export async function findPurchase(reader: Reader, id: string): Promise<ShopPurchaseRow | null> {
  const row = await db(reader)
    .selectFrom('shop_purchase')
    .selectAll()
    .where('purchase_id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Its lines, in the order in which they were given. */
export const findLines = (reader: Reader, id: string): Promise<PurchaseLine[]> =>
  db(reader)
    .selectFrom('shop_purchase_line')
    .select(['product_id', 'n', 'minor'])
    .where('purchase_id', '=', id)
    .orderBy('place')
    .execute();

/** @param short how many of which products were gone */
export async function setPurchaseState(
  tx: Tx,
  id: string,
  state: ShopPurchaseRow['state'],
  short: ReadonlyMap<string, number> = new Map(),
): Promise<void> {
  await db(tx).updateTable('shop_purchase').set({ state }).where('purchase_id', '=', id).execute();
  for (const [productId, n] of short)
    await db(tx)
      .updateTable('shop_purchase_line')
      .set({ short: n })
      .where('purchase_id', '=', id)
      .where('product_id', '=', productId)
      .execute();
}

/** How many of each a member has bought or holds by an open order; places of group purchases are apart. */
export async function countMine(
  reader: Reader,
  uid: string,
  productIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db(reader)
    .selectFrom('shop_purchase')
    .innerJoin('shop_purchase_line as line', 'line.purchase_id', 'shop_purchase.purchase_id')
    .select(['line.product_id', (eb) => eb.fn.sum<string>('line.n').as('n')])
    .where('uid', '=', uid)
    .where('state', '<>', 'given_back')
    .where('tuangou_id', 'is', null)
    .where('line.product_id', '=', sql<string>`ANY(${[...productIds]}::text[])`)
    .groupBy('line.product_id')
    .execute();
  return new Map(rows.map(({ product_id, n }) => [product_id, Number(n)]));
}
