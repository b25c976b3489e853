import {
  isContinuousPlan,
  type CallAnswer,
  type CallRequest,
  type calls,
  type PayType,
} from '@goldbean/contract';
import type { Tx } from '../../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../../platform/idempotency.ts';
import { Refusal, refuse } from '../../../../platform/refusal.ts';
import type { IronFanPorts } from '../iron-fans.ports.ts';
import { insertSale, setSaleOrder } from '../iron-fans.repository.ts';
import { buyWithCoins } from './buy-with-coins.usecase.ts';
import type { PaidTime } from './paid-time.usecase.ts';
import { needPlace } from './purchases.access.ts';

type IronFansOrderRequest = CallRequest<typeof calls.ironFans.order>;
type IronFansOrderAnswer = CallAnswer<typeof calls.ironFans.order>;

/** Joining, joining again and renewing (T12), with coins at once or with money by an order. */
export function createMembershipPurchase(ports: IronFanPorts, paidTime: PaidTime) {
  const { database, clock, ids, idempotency, log, prices, users, orders } = ports;

  async function placeOrder(
    tx: Tx,
    uid: string,
    given: IronFansOrderRequest,
    payType: PayType,
  ): Promise<string> {
    const { channel } = await needPlace(tx, uid, given, ports);
    const { channel_id, plan, agreement_version } = given;
    const price = prices[plan];
    if (!('CNY' in price) || isContinuousPlan(plan)) return refuse('iron.coins_only');
    const currency = (await users.isOverseas(tx, uid)) ? 'USD' : 'CNY';
    const minor = price[currency];
    if (given.price !== minor) refuse('iron.price_changed', { price: minor });
    const saleId = ids.next();
    await insertSale(tx, {
      sale_id: saleId,
      channel_id,
      uid,
      plan,
      name: channel.name,
      minor,
      currency,
      agreement_version,
      order_no: null,
      created_at: clock.now(),
    });
    const { orderNo } = await orders.place(tx, {
      uid,
      kind: 'iron_fan',
      productId: saleId,
      payType,
      agreementVersion: agreement_version,
    });
    await setSaleOrder(tx, saleId, orderNo);
    return orderNo;
  }

  /** The order stands already: an error would be taken for its refusal, and it would be placed once more (D77). */
  async function begin(uid: string, order_no: string, return_url: string | undefined, origin: string) {
    try {
      return (await orders.begin(uid, { order_no, return_url }, origin)).step;
    } catch (error) {
      if (!(error instanceof Refusal))
        log.error({ err: error, order_no }, 'the payment of a membership could not begin');
      return null;
    }
  }

  return {
    /** G096. */
    async order(
      uid: string,
      given: IronFansOrderRequest,
      intent: IdempotencyKey,
      origin: string,
    ): Promise<IronFansOrderAnswer> {
      const { pay_type, return_url } = given;
      if (pay_type === 'coins')
        return database.transaction((tx) =>
          idempotency.once(tx, intent, () => buyWithCoins(tx, uid, given, ports, paidTime)),
        );
      orders.checkReturn({ origin, returnUrl: return_url });
      const order_no = await database.transaction((tx) =>
        idempotency.once(tx, intent, () => placeOrder(tx, uid, given, pay_type)),
      );
      return { order_no, pay: await begin(uid, order_no, return_url, origin), my: null };
    },
  };
}
