import type { Tx } from '../../../platform/database/index.ts';
import { productView } from './shop.domain.ts';
import type { ShopDeps } from './shop.ports.ts';
import { lockProducts, moveStock } from './shop.repository.ts';
import type { Portion, ProductRow } from './shop.tables.ts';

/** The stock of products: every change is made under the lock of the rows, and the rooms that sell them are notified. */
export function createStock({ database, rooms, venues }: Pick<ShopDeps, 'database' | 'rooms' | 'venues'>) {
  /** Notifies the rooms how these products stand, once the transaction is committed. */
  async function notify(tx: Tx, rows: readonly ProductRow[]): Promise<void> {
    const products = new Map(rows.map((row) => [row.product_id, productView(row)]));
    const selling = await venues.need('live').roomsSelling(tx, [...products.keys()]);
    database.afterCommit(tx, () => {
      for (const { room, productId } of selling) {
        const product = products.get(productId);
        if (!product) continue;
        const { id: product_id, stock, sold, state } = product;
        rooms.count(room, `product_stock ${productId}`, {
          kind: 'product_stock',
          product_id,
          stock,
          sold,
          state,
        });
      }
    });
  }

  /** @param stock, sold what is added for each piece */
  async function change(
    tx: Tx,
    portions: readonly Portion[],
    { stock, sold }: { readonly stock: number; readonly sold: number },
  ): Promise<void> {
    const rows: ProductRow[] = [];
    for (const { product_id, n } of portions)
      rows.push(await moveStock(tx, product_id, { stock: stock * n, sold: sold * n }));
    await notify(tx, rows);
  }

  return {
    /** The products by id, locked in one order until the transaction ends; unknown ones are left out. */
    lock: lockProducts,
    /** Takes what the caller has seen to be there, under the lock. */
    take: (tx: Tx, portions: readonly Portion[]) => change(tx, portions, { stock: -1, sold: 0 }),
    /** What was taken and not paid. */
    async giveBack(tx: Tx, portions: readonly Portion[]): Promise<void> {
      await lockProducts(
        tx,
        portions.map(({ product_id }) => product_id),
      );
      await change(tx, portions, { stock: 1, sold: 0 });
    },
    /** What was taken is paid. */
    async sell(tx: Tx, portions: readonly Portion[]): Promise<void> {
      await lockProducts(
        tx,
        portions.map(({ product_id }) => product_id),
      );
      await change(tx, portions, { stock: 0, sold: 1 });
    },
    /**
     * Sells what had been given back before its money came (T06): as much as is there is taken again.
     * @returns how many of each were gone
     */
    async sellLate(tx: Tx, portions: readonly Portion[]): Promise<ReadonlyMap<string, number>> {
      const products = await lockProducts(
        tx,
        portions.map(({ product_id }) => product_id),
      );
      const short = new Map<string, number>();
      const taken = portions.map(({ product_id, n }) => {
        const left = products.get(product_id)?.stock ?? n;
        if (left < n) short.set(product_id, n - left);
        return { product_id, n: Math.min(left, n) };
      });
      await change(tx, taken, { stock: -1, sold: 0 });
      await change(tx, portions, { stock: 0, sold: 1 });
      return short;
    },
  };
}
export type ShopStock = ReturnType<typeof createStock>;

/** What the parts of the shop that take stock are made of. */
export interface StockedDeps extends ShopDeps {
  readonly stock: ShopStock;
}
