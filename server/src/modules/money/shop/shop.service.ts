import type { MoneyCurrency } from '@goldbean/contract';
import { checkAddress } from '../../../platform/check-address.ts';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { createRegistry } from '../../../platform/registry.ts';
import { createCarts } from './carts/carts.usecase.ts';
import { createGroupPlaces } from './group-purchases/group-places.usecase.ts';
import { createGroupPurchases } from './group-purchases/group-purchases.usecase.ts';
import { createGoodsOrders } from './order-goods.usecase.ts';
import { purchaseProduct } from './purchase.product.ts';
import type { GroupTerms } from './shop.domain.ts';
import type { ShopPorts, ShopVenues } from './shop.ports.ts';
import { findProducts, insertProduct } from './shop.repository.ts';
import { createGoodsLists } from './show-goods.usecase.ts';
import { createStock } from './stock.usecase.ts';

/** A product as a channel puts it on sale. */
export interface NewProduct {
  readonly channelId: string;
  readonly name: string;
  readonly description: string;
  /** Address of the picture, or empty. */
  readonly cover: string;
  /** In the smallest unit of its currency. */
  readonly price: { readonly minor: number; readonly currency: MoneyCurrency };
  /** Null without a limit. */
  readonly stock: number | null;
  /** So many each member may buy; left out without a limit. */
  readonly limit?: number;
  /** Null for what is not sold to groups. */
  readonly group: GroupTerms | null;
}

/** What is sold in live sessions (E29), buying it (S49), and buying it together (D66). */
export function createShop(ports: ShopPorts) {
  const { clock, ids } = ports;
  const venues = createRegistry<ShopVenues>('venues of the shop');
  const parts = { ...ports, venues, stock: createStock({ ...ports, venues }) };
  const places = createGroupPlaces(parts);

  return {
    /** Registers a place where things are sold. */
    venue: venues.register,

    ...createGoodsLists(parts),

    groupPurchases: createGroupPurchases(parts, places),
    order: createGoodsOrders(parts, places),
    carts: createCarts(parts),
    /** What orders need to sell, deliver and end purchases. */
    purchases: purchaseProduct(parts, places),

    /** Puts a product on sale. @returns its id */
    async add(
      tx: Tx,
      { channelId, name, description, cover, price, stock, limit, group }: NewProduct,
    ): Promise<string> {
      checkAddress(cover);
      const productId = ids.next();
      await insertProduct(tx, {
        product_id: productId,
        channel_id: channelId,
        name,
        description,
        cover,
        ...price,
        stock,
        sold: 0,
        is_over: false,
        limit_each: limit ?? null,
        group_minor: group?.price ?? null,
        group_need: group?.need ?? null,
        group_minutes: group?.minutes ?? null,
        created_at: clock.now(),
      });
      return productId;
    },

    /** Which of these products exist. */
    async known(from: Reader, productIds: readonly string[]): Promise<ReadonlySet<string>> {
      return new Set((await findProducts(from, productIds)).keys());
    },
  };
}
export type Shop = ReturnType<typeof createShop>;
