import type {
  CallAnswer,
  CallRequest,
  MoneyCurrency,
  PayType,
  ProductDetail,
  calls,
} from '@goldbean/contract';
import { checkAddress } from '../../../platform/check-address.ts';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import { createRegistry } from '../../../platform/registry.ts';
import { goodsFor } from './goods.access.ts';
import { createCarts } from './carts.usecase.ts';
import { createGroupPlaces } from './group-purchases/group-places.usecase.ts';
import { createGroupPurchases } from './group-purchases/group-purchases.usecase.ts';
import { findGroupsOf, findSeats } from './group-purchases/group-purchases.repository.ts';
import { createGoodsOrders } from './order-goods.usecase.ts';
import { countMine } from './purchases.repository.ts';
import { purchaseProduct } from './purchase.product.ts';
import { groupView, productView, stateAt, termsOf, unopenedView, type GroupTerms } from './shop.domain.ts';
import type { ShopPorts, ShopVenues } from './shop.ports.ts';
import { findOnSale, findProduct, findProducts, insertProduct } from './shop.repository.ts';
import type { ProductRow } from './shop.tables.ts';
import { createStock } from './stock.usecase.ts';

type ShopRequest<Name extends keyof typeof calls.shop> = CallRequest<(typeof calls.shop)[Name]>;
type ShopAnswer<Name extends keyof typeof calls.shop> = CallAnswer<(typeof calls.shop)[Name]>;

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
  const { database, clock, ids, orders } = ports;
  const venues = createRegistry<ShopVenues>('venues of the shop');
  const { reader } = database;
  const parts = { ...ports, venues, stock: createStock({ ...ports, venues }) };
  const places = createGroupPlaces(parts);

  /** Ways in which one of it can be paid now. */
  async function payTypesOf(uid: string, { minor, currency }: ProductRow): Promise<PayType[]> {
    const { methods } = await orders.methods(uid, { scene: 'product', amount: minor, currency });
    return methods.filter(({ enabled }) => enabled).map(({ type }) => type);
  }

  async function detailsOf(uid: string, rows: readonly ProductRow[]): Promise<ProductDetail[]> {
    const mine = await countMine(
      reader,
      uid,
      rows.map(({ product_id }) => product_id),
    );
    return Promise.all(
      rows.map(async (row) => ({
        ...productView(row),
        pay_type: await payTypesOf(uid, row),
        mine: mine.get(row.product_id) ?? 0,
      })),
    );
  }

  return {
    /** Registers a place where things are sold. */
    venue: venues.register,

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

    /** C001. */
    async detail(uid: string, { product_id }: ShopRequest<'detail'>): Promise<ShopAnswer<'detail'>> {
      const row = (await findProduct(reader, product_id)) ?? refuse('shop.product_missing');
      const [detail] = await detailsOf(uid, [row]);
      return detail ?? refuse('shop.product_missing');
    },

    /** C002. */
    async list(uid: string, { live_id, page, page_size }: ShopRequest<'list'>): Promise<ShopAnswer<'list'>> {
      const { goods } = await goodsFor(venues.need('live'), reader, live_id, uid);
      const products = await findProducts(reader, goods);
      const known = goods.flatMap((id) => products.get(id) ?? []);
      const shown = known.slice((page - 1) * page_size, page * page_size);
      return { list: await detailsOf(uid, shown), total: known.length, page, page_size };
    },

    /** C007. */
    async ofLive(uid: string, { live_id }: ShopRequest<'liveProducts'>): Promise<ShopAnswer<'liveProducts'>> {
      const { goods, current } = await goodsFor(venues.need('live'), reader, live_id, uid);
      const [products, groups] = await Promise.all([
        findProducts(reader, goods),
        findGroupsOf(reader, live_id),
      ]);
      const now = clock.now();
      const seats = await findSeats(
        reader,
        uid,
        [...groups.values()].map((group) => group.tuangou_id),
      );
      const list = goods.flatMap((id) => {
        const product = products.get(id);
        if (!product) return [];
        const terms = termsOf(product);
        const group = groups.get(id);
        const isOpen = group !== undefined && stateAt(group, now) !== 'over';
        const view = isOpen
          ? groupView(group, seats.get(group.tuangou_id) ?? null, now)
          : terms && unopenedView(id, terms);
        return [{ ...productView(product), current: id === current, group: view }];
      });
      return { list };
    },

    /** Which of these products exist. */
    async known(from: Reader, productIds: readonly string[]): Promise<ReadonlySet<string>> {
      return new Set((await findProducts(from, productIds)).keys());
    },

    /** C100. */
    async ofChannel({
      channel_id,
      page,
      page_size,
    }: ShopRequest<'channelProducts'>): Promise<ShopAnswer<'channelProducts'>> {
      const { rows, total } = await findOnSale(reader, channel_id, {
        limit: page_size,
        offset: (page - 1) * page_size,
      });
      return { list: rows.map(productView), total, page, page_size };
    },

    /** C008. */
    async product({ product_id }: ShopRequest<'product'>): Promise<ShopAnswer<'product'>> {
      const row = (await findProduct(reader, product_id)) ?? refuse('shop.product_missing');
      return { product: productView(row) };
    },
  };
}
export type Shop = ReturnType<typeof createShop>;
