import { orderStates, payTypes, type Order, type OrderState, type PayType } from '@goldbean/contract/money';
import type { Money, OrderInfo, OrderStage, OrderStep, PayMethod } from '@goldbean/design-system/wallet';
import type { Language } from '@goldbean/locales';
import type { TFunction } from 'i18next';
import { formatNumber } from '../../../shared/i18n/index.ts';

const stages = Object.fromEntries(
  Object.entries(orderStates).map(([name, number]) => [number, name]),
) as Readonly<Record<OrderState, OrderStage>>;
const methods = Object.fromEntries(
  Object.entries(payTypes).map(([name, number]) => [number, name]),
) as Readonly<Record<PayType, PayMethod>>;

export const stageOf = (state: OrderState): OrderStage => stages[state];
export const methodOf = (payType: PayType): PayMethod => methods[payType];

/** An order as it reached this tab: nothing of it is written. */
export type OrderSeen = Readonly<Omit<Order, 'events'>> & {
  readonly events: readonly Order['events'][number][];
};

/** All that it adds to the account, the bonus of a first recharge included. */
export const givesOf = ({ gives, first_bonus }: Pick<OrderSeen, 'gives' | 'first_bonus'>) =>
  gives && { currency: gives.currency, amount: gives.amount + first_bonus };

/** What was bought, in the member's language and not in that of the provider; what adds nothing has the shop's name. */
export function goodsOf(
  order: Pick<OrderSeen, 'gives' | 'first_bonus' | 'product'>,
  t: TFunction<'wallet'>,
  language: Language,
): string {
  const gives = givesOf(order);
  return gives
    ? `${formatNumber(language, gives.amount)} ${t(`currency.${gives.currency}`)}`
    : order.product.name;
}

/** What it costs, in units of the currency; vouchers are whole. */
export const priceOf = ({ amount, currency }: Pick<OrderSeen, 'amount' | 'currency'>): Money => ({
  amount: currency === 'DANGWU' ? amount : amount / 100,
  currency,
});

/** The contract's order as the design system draws one. */
export function orderInfo(order: OrderSeen): OrderInfo {
  const steps: OrderStep[] = order.events.map(({ to, at_ts, source }) => ({
    to: stageOf(to),
    at: at_ts,
    source,
  }));
  const [first = { to: stageOf(order.state), at: order.created_ts, source: 'member' as const }, ...rest] =
    steps;
  return {
    orderNo: order.order_no,
    price: priceOf(order),
    method: methodOf(order.pay_type),
    gives: givesOf(order),
    expiresAt: order.expires_ts,
    isLate: order.late,
    steps: [first, ...rest],
  };
}

/**
 * Whether it waits for the member's money at this moment; not while people look into money that came.
 * @param now UTC ms
 */
export const isUnpaid = (
  { state, expires_ts, alert }: Pick<OrderSeen, 'state' | 'expires_ts' | 'alert'>,
  now: number,
): boolean =>
  (state === orderStates.created || state === orderStates.paying) && alert === null && expires_ts > now;
