import { calls, payTypes, type MoneyCurrency, type Order } from '@goldbean/contract/money';
import type { CallData, CallInput } from '@goldbean/contract/shared';
import { request } from '../../../shared/api/index.ts';
import type { PayMethods } from '../../../shared/pay-methods/index.ts';

/** What can be recharged here: gold beans, gold coins for members overseas, and vouchers (D71). */
export type OrderScene = 'beans' | 'coins' | 'dangwu';
export type OrderRegion = 'cn' | 'overseas';

/** So much of a currency for a price. */
export interface OfferedPack {
  readonly id: string;
  readonly currency: 'BEAN' | 'COIN' | 'DANGWU';
  /** Whole units. */
  readonly amount: number;
  readonly bonus: number;
  /** In the smallest unit of `money`. */
  readonly price: number;
  readonly money: MoneyCurrency;
}

export interface RechargeOffer {
  readonly packs: readonly OfferedPack[];
  /** Beans on top of the first recharge ever; 0 when it is over. */
  readonly firstBonus: number;
  readonly agreement: CallData<typeof calls.recharge.offer>['agreement'];
}

export type OrderPage = CallData<typeof calls.orders.list>;
export type OrderPayment = CallData<typeof calls.orders.pay>;

/** What is chosen for an order; coins know neither channel nor live session. */
export interface RechargeOrderInput extends Omit<
  CallInput<typeof calls.recharge.createBeanOrder>,
  'request_id'
> {
  readonly scene: OrderScene;
  /** Of coins and vouchers, whose payment begins with the order. */
  readonly return_url?: string | undefined;
}

/** C089, and the agreement of C087. */
async function loadVouchers(): Promise<RechargeOffer> {
  const [{ list }, { agreement }] = await Promise.all([
    request(calls.dangwu.goods, {}),
    request(calls.dangwu.balance, {}),
  ]);
  const packs = list.map(({ id, gives, price, currency }) => ({
    id,
    currency: 'DANGWU' as const,
    amount: gives,
    bonus: 0,
    price,
    money: currency,
  }));
  return { packs, firstBonus: 0, agreement };
}

/** C075, C082, C089. @param region of beans; left out, the member's own */
export async function loadOffer(scene: OrderScene, region?: OrderRegion): Promise<RechargeOffer> {
  if (scene === 'dangwu') return loadVouchers();
  if (scene === 'coins') {
    const { list, agreement } = await request(calls.recharge.coinPacks, {});
    const packs = list.map(({ id, coins, bonus, price, currency }) => ({
      id,
      currency: 'COIN' as const,
      amount: coins,
      bonus,
      price,
      money: currency,
    }));
    return { packs, firstBonus: 0, agreement };
  }
  const { list, first_bonus, agreement } = await request(calls.recharge.offer, { ...(region && { region }) });
  const packs = list.map(({ id, beans, bonus, price, currency }) => ({
    id,
    currency: 'BEAN' as const,
    amount: beans,
    bonus,
    price,
    money: currency,
  }));
  return { packs, firstBonus: first_bonus, agreement };
}

/** C085: ways to pay for a pack, and why one is closed. */
export const loadMethods = async (scene: OrderScene, { price, money }: OfferedPack): Promise<PayMethods> =>
  (await request(calls.orders.methods, { scene, amount: price, currency: money })).methods;

/**
 * C076, C083, C090. The same `requestId` orders once.
 * @returns the order's number
 * @throws ApiError `order.*`, `request.agreement_required`
 */
export async function createOrder(
  { scene, channel, live_id, return_url, ...wish }: RechargeOrderInput,
  request_id: string,
): Promise<string> {
  const { order_no } =
    scene !== 'beans'
      ? await request(scene === 'coins' ? calls.recharge.createCoinOrder : calls.dangwu.createOrder, {
          ...wish,
          ...(return_url !== undefined && { return_url }),
          request_id,
        })
      : await request(calls.recharge.createBeanOrder, {
          ...wish,
          channel,
          ...(live_id !== undefined && { live_id }),
          request_id,
        });
  return order_no;
}

/** G154: all that is known of an order, for its receipt and its history; the given calls tell its state alone. @throws ApiError `order.missing`, `request.forbidden` */
export const loadOrder = async (orderNo: string): Promise<Order> =>
  (await request(calls.orders.detail, { order_no: orderNo })).order;

/**
 * How to pay it, the same step at every time: beans by C077 to C079. Cards, coins that were left unpaid and all other
 * orders have no given call and are paid by G155.
 * @param returnUrl absolute
 * @throws ApiError `order.*`
 */
export async function payOrder(
  { order_no, product, pay_type }: Pick<Order, 'order_no' | 'product' | 'pay_type'>,
  returnUrl: string,
): Promise<OrderPayment> {
  const way = product.kind === 'beans' ? pay_type : null;
  if (way === payTypes.wechat) {
    const { code_url, ...begun } = await request(calls.recharge.payByWechat, { order_no });
    return { ...begun, step: { kind: 'qr', code_url }, reference: '' };
  }
  if (way === payTypes.alipay) {
    const asked = { order_no, return_url: returnUrl };
    const { code_url, pay_url, ...begun } = await request(calls.recharge.payByAlipay, asked);
    const step =
      code_url === null
        ? { kind: 'redirect' as const, url: pay_url ?? '' }
        : { kind: 'qr' as const, code_url };
    return { ...begun, step, reference: '' };
  }
  if (way === payTypes.paypal) {
    const asked = { order_no, return_url: returnUrl };
    const { approve_url, paypal_id, ...begun } = await request(calls.recharge.payByPaypal, asked);
    return { ...begun, step: { kind: 'redirect', url: approve_url }, reference: paypal_id };
  }
  return request(calls.orders.pay, { order_no, return_url: returnUrl });
}

/** C061: the record of a recharge, of which an order has one however often it is posted (E18). @throws ApiError */
export async function recordRecharge(order: Order): Promise<void> {
  const { order_no, product, gives, first_bonus, live_id, channel, amount, pay_type } = order;
  if (product.kind !== 'beans' || !gives || pay_type === payTypes.dangwu) return;
  await request(calls.orders.record, {
    order_no,
    channel,
    ...(live_id !== null && { live_id }),
    pay_num: amount,
    pay_type,
    gold_num: gives.amount + first_bonus,
  });
}

/** C081: takes the money that the payer has approved. @param reference the provider's name for the payment */
export const capture = (orderNo: string, reference: string): Promise<unknown> =>
  request(calls.recharge.paypalOrderState, { order_no: orderNo, paypal_id: reference });

/** G029. */
export const loadOrders = (page: number): Promise<OrderPage> => request(calls.orders.list, { page });
