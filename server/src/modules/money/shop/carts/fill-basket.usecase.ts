import type { CallRequest, MoneyCurrency, calls } from '@goldbean/contract';
import type { Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { goodsFor } from '../goods.access.ts';
import type { GroupPlaces } from '../group-purchases/group-places.usecase.ts';
import { countMine, type PurchaseLine } from '../purchases.repository.ts';
import { hasEnough, isWithinLimit, nameOf } from '../shop.domain.ts';
import type { GroupPurchaseRow, ProductRow } from '../shop.tables.ts';
import type { StockedDeps } from '../stock.usecase.ts';

export type ShopOrderRequest = CallRequest<typeof calls.shop.createOrder>;

/** What is about to be ordered, its stock taken. */
interface Basket {
  readonly lines: readonly PurchaseLine[];
  readonly name: string;
  readonly currency: MoneyCurrency;
  readonly liveId: string | undefined;
  /** Whose place it is. */
  readonly group: GroupPurchaseRow | null;
}

/** @throws Refusal why so many of it cannot be ordered */
function needProduct(
  product: ProductRow | undefined,
  { product_id, n }: ShopOrderRequest['items'][number],
  mine: number,
): ProductRow {
  if (!product || product.is_over) return refuse('shop.product_missing', { product_id });
  if (product.stock === 0) return refuse('shop.sold_out', { product_id });
  if (!isWithinLimit(product, mine, n))
    return refuse('shop.limit', { product_id, limit: product.limit_each, mine });
  if (!hasEnough(product, n)) return refuse('shop.few_left', { product_id, left: product.stock });
  return product;
}

/** Takes the stock of what is about to be ordered: goods, or one place of a group purchase. */
export function createBaskets(
  { venues, stock }: Pick<StockedDeps, 'venues' | 'stock'>,
  places: Pick<GroupPlaces, 'claim'>,
) {
  /**
   * What the live session sells, to a member who may enter it.
   * @throws Refusal `live.missing`, `live.stopped`, and why the member may not
   */
  async function soldIn(tx: Tx, uid: string, liveId: string): Promise<readonly string[]> {
    const lives = venues.need('live');
    if (await lives.isStopped(tx, liveId)) return refuse('live.stopped');
    return (await goodsFor(lives, tx, liveId, uid)).goods;
  }

  async function ofGoods(tx: Tx, uid: string, { live_id, items }: ShopOrderRequest): Promise<Basket> {
    const productIds = items.map(({ product_id }) => product_id);
    const sold = live_id === undefined ? productIds : await soldIn(tx, uid, live_id);
    const stranger = productIds.find((id) => !sold.includes(id));
    if (stranger !== undefined) return refuse('shop.product_missing', { product_id: stranger });
    const locked = await stock.lock(tx, productIds);
    const mine = await countMine(tx, uid, productIds);
    const goods = items.map((item) => {
      const { product_id, n } = item;
      const { name, minor, currency, channel_id } = needProduct(
        locked.get(product_id),
        item,
        mine.get(product_id) ?? 0,
      );
      return { name, currency, channel_id, line: { product_id, n, minor } };
    });
    const [first] = goods;
    if (!first) return refuse('request.invalid');
    if (goods.some(({ currency }) => currency !== first.currency)) return refuse('shop.currencies');
    if (live_id === undefined && goods.some(({ channel_id }) => channel_id !== first.channel_id))
      return refuse('request.invalid');
    await stock.take(tx, items);
    return {
      lines: goods.map(({ line }) => line),
      name: nameOf(goods.map(({ name, line }) => ({ name, n: line.n }))),
      currency: first.currency,
      liveId: live_id,
      group: null,
    };
  }

  async function ofPlace(
    tx: Tx,
    uid: string,
    { live_id, items }: ShopOrderRequest,
    id: string,
  ): Promise<Basket> {
    const { group, product } = await places.claim(tx, uid, id);
    const [item, ...more] = items;
    if (item?.product_id !== product.product_id || item.n !== 1 || more.length > 0)
      return refuse('request.invalid');
    if (live_id !== undefined && live_id !== group.live_id) return refuse('shop.no_group_purchase');
    return {
      lines: [{ product_id: product.product_id, n: 1, minor: group.minor }],
      name: product.name,
      currency: product.currency,
      liveId: group.live_id,
      group,
    };
  }

  return { ofGoods, ofPlace };
}
