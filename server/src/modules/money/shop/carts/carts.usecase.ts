import type { Cart, CallRequest, calls } from '@goldbean/contract';
import type { Reader } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { goodsFor } from '../goods.access.ts';
import { findCart, lockCart, replaceCart } from './carts.repository.ts';
import { countMine } from '../purchases.repository.ts';
import { cartView, isWithinLimit } from '../shop.domain.ts';
import type { ShopDeps } from '../shop.ports.ts';
import { findProducts } from '../shop.repository.ts';
import type { Portion } from '../shop.tables.ts';

/** A member's cart in a live session (S49). */
export function createCarts({ database, venues }: Pick<ShopDeps, 'database' | 'venues'>) {
  async function view(from: Reader, uid: string, liveId: string, lines: readonly Portion[]): Promise<Cart> {
    const { goods } = await goodsFor(venues.need('live'), from, liveId, uid);
    const ids = lines.map(({ product_id }) => product_id);
    const [products, mine] = await Promise.all([findProducts(from, ids), countMine(from, uid, ids)]);
    return cartView(lines, { products, mine, goods });
  }

  return {
    /** G126. Saved twice it is saved once. */
    save: (uid: string, { live_id, items }: CallRequest<typeof calls.shop.saveCart>): Promise<Cart> =>
      database.transaction(async (tx) => {
        const { goods } = await goodsFor(venues.need('live'), tx, live_id, uid);
        const ids = items.map(({ product_id }) => product_id);
        const products = await findProducts(tx, ids);
        const mine = await countMine(tx, uid, ids);
        for (const { product_id, n } of items) {
          const product = goods.includes(product_id) ? products.get(product_id) : undefined;
          if (!product) return refuse('shop.product_missing', { product_id });
          if (!isWithinLimit(product, mine.get(product_id) ?? 0, n))
            return refuse('shop.limit', { product_id, limit: product.limit_each });
        }
        await lockCart(tx, uid, live_id);
        await replaceCart(tx, uid, live_id, items);
        return view(tx, uid, live_id, items);
      }),

    /** G127. */
    async mine(uid: string, { live_id }: CallRequest<typeof calls.shop.cart>): Promise<Cart> {
      const { reader } = database;
      return view(reader, uid, live_id, await findCart(reader, uid, live_id));
    },
  };
}
