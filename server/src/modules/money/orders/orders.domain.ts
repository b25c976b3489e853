import { orderLimits, orderStates, settledOrderStates, type OrderState } from '@goldbean/contract';
import type { PaymentFact } from './payments/payment-provider.ports.ts';
import type { Price } from './price.domain.ts';

const { created, paying, paid, credited, closed, refunded, failed } = orderStates;

/**
 * D45: the next states of each state. Late money still counts, so `paid` follows `closed` and `failed` too; `refunded`
 * is final, and follows all that money may follow: it can come and go before anybody asks.
 */
const moves: Readonly<Record<OrderState, readonly OrderState[]>> = {
  [created]: [paying, paid, closed, failed, refunded],
  [paying]: [paid, closed, failed, refunded],
  [paid]: [credited, refunded],
  [credited]: [refunded],
  [closed]: [paid, refunded],
  [refunded]: [],
  [failed]: [paid, refunded],
};

export const mayMove = (from: OrderState, to: OrderState): boolean => moves[from].includes(to);

/** Whether it waits for money. */
export const isUnpaid = (state: OrderState): boolean => state === created || state === paying;

/** Whether asking again tells nothing new (T06). */
export const isSettled = (state: OrderState): boolean => settledOrderStates.includes(state);

/** The stored facts of an order against which a provider's fact is checked. */
export interface JudgedOrder {
  readonly state: OrderState;
  readonly price: Price;
  /** The payment it was credited for, or null. */
  readonly transaction: string | null;
}

/** The effect of a fact on an order. */
export type OrderVerdict =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'move'; readonly to: OrderState }
  /** It is paid: credit it. `late` when it had closed before (T06). */
  | { readonly kind: 'pay'; readonly late: boolean }
  /** Its money was given back before anything was credited: nothing is. */
  | { readonly kind: 'refund' }
  /** Money arrived for which nothing is credited, or went back after it was credited (invariant 5). */
  | { readonly kind: 'alert'; readonly reason: 'wrong_amount' | 'paid_twice' | 'refunded' };

const nothing: OrderVerdict = { kind: 'nothing' };

/** @param fact of the provider that collects for this order */
export function judge(order: JudgedOrder, fact: PaymentFact): OrderVerdict {
  switch (fact.state) {
    case 'unpaid':
    case 'approved':
      return nothing;
    case 'failed':
      return isUnpaid(order.state) ? { kind: 'move', to: failed } : nothing;
    case 'closed':
      return isUnpaid(order.state) ? { kind: 'move', to: closed } : nothing;
    case 'refunded': {
      const isItsOwn = order.transaction === null || order.transaction === fact.transaction;
      if (order.state === refunded && isItsOwn) return nothing;
      return isItsOwn && order.state !== credited
        ? { kind: 'refund' }
        : { kind: 'alert', reason: 'refunded' };
    }
    case 'paid':
      if (order.transaction === fact.transaction) return nothing;
      if (order.transaction !== null) return { kind: 'alert', reason: 'paid_twice' };
      if (fact.price.minor !== order.price.minor || fact.price.currency !== order.price.currency)
        return { kind: 'alert', reason: 'wrong_amount' };
      return { kind: 'pay', late: order.state === closed };
  }
}

/** Domain 3.10: minutes after the payment began at which a job queries the provider, unless it was queried before. */
const checkMinutes = [1, 2, 5, 10, 20] as const;

/**
 * @param began when the payment began, UTC ms
 * @returns when to ask, UTC ms, none later than the order's end: there it is asked before it closes
 */
export const checkTimes = (began: number, expiresAt: number): number[] =>
  checkMinutes.map((minutes) => began + minutes * 60_000).filter((at) => at < expiresAt);

/** @returns until when an order can be paid, UTC ms */
export const expiryOf = (createdAt: number): number => createdAt + orderLimits.orderExpiryMs;
