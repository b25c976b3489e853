import type { CallAnswer, CallRequest, PayType, ProductDetail, calls } from '@goldbean/contract';
import { refuse } from '../../../platform/refusal.ts';
import { goodsFor } from './goods.access.ts';
import { findGroupsOf, findSeats } from './group-purchases/group-purchases.repository.ts';
import { countMine } from './purchases.repository.ts';
import { groupView, productView, stateAt, termsOf, unopenedView } from './shop.domain.ts';
import type { ShopDeps } from './shop.ports.ts';
import { findOnSale, findProduct, findProducts } from './shop.repository.ts';
import type { ProductRow } from './shop.tables.ts';

type ShopRequest<Name extends keyof typeof calls.shop> = CallRequest<(typeof calls.shop)[Name]>;
type ShopAnswer<Name extends keyof typeof calls.shop> = CallAnswer<(typeof calls.shop)[Name]>;

/** What is on sale: of a live session, of a channel, or one product. */
export function createGoodsLists({
  database,
  clock,
  orders,
  venues,
}: Pick<ShopDeps, 'database' | 'clock' | 'orders' | 'venues'>) {
  const { reader } = database;

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
