import {
  calls,
  orderStates,
  payTypes,
  type Order,
  type OrderState,
  type PayStep,
} from '@goldbean/contract/money';
import { answer, storyNow, type Replies } from '../../stories/index.ts';

const minute = 60_000;

/** A moment as the contract writes it, beside its UTC ms. */
export const written = (at: number): string =>
  new Date(at + 8 * 60 * minute).toISOString().slice(0, 19).replace('T', ' ');

/** 710 beans for 68 yuan by WeChat, made a minute ago; `states` are those it went through after `created`. */
export function storyOrder(states: readonly OrderState[], change: Partial<Order> = {}): Order {
  const made = storyNow - minute;
  const steps = [orderStates.created, ...states];
  const paidAt = states.includes(orderStates.paid) ? made + 2 * minute : null;
  return {
    order_no: 'GB20261120000042',
    product: { kind: 'beans', id: 'beans_680', name: '680 金豆' },
    amount: 6_800,
    currency: 'CNY',
    gives: { currency: 'BEAN', amount: 710 },
    first_bonus: 0,
    pay_type: payTypes.wechat,
    state: steps.at(-1) ?? orderStates.created,
    late: false,
    alert: null,
    agreement: { name: 'pay', version: '2026-11' },
    created: written(made),
    created_ts: made,
    expires: written(made + 30 * minute),
    expires_ts: made + 30 * minute,
    paid_at: paidAt === null ? null : written(paidAt),
    paid_at_ts: paidAt,
    transaction: paidAt === null ? null : '4200002741202611200000815423',
    events: steps.map((to, place) => ({
      at: written(made + place * minute),
      at_ts: made + place * minute,
      from: steps[place - 1] ?? null,
      to,
      source: to === orderStates.created || to === orderStates.paying ? 'member' : 'notify',
    })),
    ...change,
  };
}

/** My orders, all on one page. */
export const storyOrders = (...list: Order[]): Replies =>
  answer(calls.orders.list, { list, total: list.length, page: 1, page_size: 20 });

/** An order and how it is paid. */
export const storyPayment = (order: Order, step: PayStep): Replies => ({
  ...answer(calls.orders.detail, { order }),
  ...answer(calls.orders.pay, {
    order_no: order.order_no,
    step,
    reference: 'story',
    expires: order.expires,
    expires_ts: order.expires_ts,
  }),
});

/** What the ways to pay are called and which of them are open. */
export const storyMethods = (...open: readonly ('wechat' | 'alipay' | 'card' | 'paypal')[]): Replies =>
  answer(calls.orders.methods, {
    methods: (['wechat', 'alipay', 'paypal', 'card'] as const).map((name) => ({
      type: payTypes[name],
      name,
      enabled: open.includes(name),
      why: open.includes(name) ? null : ('order.method_closed' as const),
    })),
  });
