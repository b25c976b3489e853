import { sql } from 'kysely';
import { withDates, type Reader, type Tx } from '../../../platform/database/index.ts';
import { db, type ProductRow } from './shop.tables.ts';

/** Products by id; unknown ones are left out. */
export async function findProducts(reader: Reader, ids: readonly string[]): Promise<Map<string, ProductRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db(reader)
    .selectFrom('shop_product')
    .selectAll()
    .where('product_id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.product_id, row]));
}

export const findProduct = async (reader: Reader, id: string): Promise<ProductRow | null> =>
  (await findProducts(reader, [id])).get(id) ?? null;

/** Products by id, locked for update in the order of their ids; unknown ones are left out. */
export async function lockProducts(tx: Tx, ids: readonly string[]): Promise<Map<string, ProductRow>> {
  const rows = await db(tx)
    .selectFrom('shop_product')
    .selectAll()
    .where('product_id', '=', sql<string>`ANY(${[...ids]}::text[])`)
    .orderBy('product_id')
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map((row) => [row.product_id, row]));
}

/** Adds to the stock, where it has a limit, and to what was sold. @returns the product afterwards */
export const moveStock = (
  tx: Tx,
  id: string,
  { stock, sold }: { readonly stock: number; readonly sold: number },
): Promise<ProductRow> =>
  db(tx)
    .updateTable('shop_product')
    .set({ stock: sql<number>`stock + ${stock}`, sold: sql<number>`sold + ${sold}` })
    .where('product_id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** A page of what a channel has on sale, the newest first, and how many there are in all. */
export async function findOnSale(
  reader: Reader,
  channelId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: ProductRow[]; total: number }> {
  const onSale = db(reader)
    .selectFrom('shop_product')
    .where('channel_id', '=', channelId)
    .where('is_over', '=', false);
  const [rows, { total }] = await Promise.all([
    onSale
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('product_id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    onSale.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

export async function insertProduct(tx: Tx, row: ProductRow): Promise<void> {
  await db(tx).insertInto('shop_product').values(withDates(row, 'created_at')).execute();
}
