import { rechargeChannels, type CallAnswer, type CallRequest, type calls } from '@goldbean/contract';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { removeFromCart } from './carts/carts.repository.ts';
import { createBaskets, type ShopOrderRequest } from './carts/fill-basket.usecase.ts';
import type { GroupPlaces } from './group-purchases/group-places.usecase.ts';
import { insertPurchase, setOrder } from './purchases.repository.ts';
import type { PlacedShopOrder } from './shop.ports.ts';
import type { StockedDeps } from './stock.usecase.ts';

/** Ordering goods and places of group purchases (G125): the stock is taken once, with the order. */
export function createGoodsOrders(ports: StockedDeps, places: GroupPlaces) {
  const { database, ids, idempotency, log, orders } = ports;
  const baskets = createBaskets(ports, places);

  async function place(tx: Tx, uid: string, given: ShopOrderRequest): Promise<PlacedShopOrder> {
    const { tuangou_id } = given;
    const { lines, name, currency, liveId, group } =
      tuangou_id === undefined
        ? await baskets.ofGoods(tx, uid, given)
        : await baskets.ofPlace(tx, uid, given, tuangou_id);
    const purchaseId = ids.next();
    const purchase = {
      purchase_id: purchaseId,
      uid,
      live_id: liveId ?? null,
      tuangou_id: group?.tuangou_id ?? null,
      name,
      currency,
    };
    await insertPurchase(tx, purchase, lines);
    if (group) await places.order(tx, group, uid, purchaseId);
    if (given.from_cart === true && given.live_id !== undefined)
      await removeFromCart(
        tx,
        uid,
        given.live_id,
        lines.map(({ product_id }) => product_id),
      );
    const placed = await orders.place(tx, {
      uid,
      kind: 'product',
      productId: purchaseId,
      payType: given.pay_type,
      agreementVersion: given.agreement_version,
      channel: liveId === undefined ? rechargeChannels.other : rechargeChannels.live,
      liveId,
    });
    await setOrder(tx, purchaseId, placed.orderNo);
    return placed;
  }

  /**
   * The payment, begun outside of the transaction, since it calls a provider. The order stands already: an error would
   * be taken for a refusal of the order, and it would be placed once more (D77).
   * @returns null when it could not begin
   */
  async function begin(uid: string, given: CallRequest<typeof calls.orders.pay>, origin: string) {
    try {
      return (await orders.pay(uid, given, origin)).step;
    } catch (error) {
      if (!(error instanceof Refusal))
        log.error({ err: error, order_no: given.order_no }, 'the payment of a purchase could not begin');
      return null;
    }
  }

  /** G125. */
  return async function order(
    uid: string,
    given: ShopOrderRequest,
    intent: IdempotencyKey,
    origin: string,
  ): Promise<CallAnswer<typeof calls.shop.createOrder>> {
    orders.checkReturn({ origin, returnUrl: given.return_url });
    const { orderNo, price, expiresAt } = await database.transaction((tx) =>
      idempotency.once(tx, intent, () => place(tx, uid, given)),
    );
    return {
      order_no: orderNo,
      amount: price.minor,
      currency: price.currency,
      pay: await begin(uid, { order_no: orderNo, return_url: given.return_url }, origin),
      expires: shanghaiTime(expiresAt),
      expires_ts: expiresAt,
    };
  };
}
