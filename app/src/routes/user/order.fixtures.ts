import {
  calls,
  orderStates,
  payTypes,
  rechargeChannels,
  type Order,
  type OrderState,
  type PayStep,
} from '@goldbean/contract/money';
import { answer, storyNow, writtenAt, type Replies } from '../../stories/index.ts';

const minute = 60_000;

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
    channel: rechargeChannels.beanCentre,
    live_id: null,
    state: steps.at(-1) ?? orderStates.created,
    late: false,
    alert: null,
    agreement: { name: 'pay', version: '2026-11' },
    created: writtenAt(made),
    created_ts: made,
    expires: writtenAt(made + 30 * minute),
    expires_ts: made + 30 * minute,
    paid_at: paidAt === null ? null : writtenAt(paidAt),
    paid_at_ts: paidAt,
    transaction: paidAt === null ? null : '4200002741202611200000815423',
    events: steps.map((to, place) => ({
      at: writtenAt(made + place * minute),
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

/** An order, and where it stands when it is asked about. */
export const storyAsked = (order: Order): Replies => ({
  ...answer(calls.orders.detail, { order }),
  ...answer(calls.recharge.beanOrderState, {
    state: order.state,
    paid_at: order.paid_at,
    paid_at_ts: order.paid_at_ts,
    beans: order.gives?.amount ?? 0,
    balance: 0,
  }),
});

/** An order and how it is paid. */
export const storyPayment = (order: Order, step: PayStep): Replies => ({
  ...storyAsked(order),
  ...(step.kind === 'qr' && {
    ...answer(calls.recharge.payByWechat, {
      order_no: order.order_no,
      code_url: step.code_url,
      expires: order.expires,
      expires_ts: order.expires_ts,
    }),
    ...answer(calls.recharge.payByAlipay, {
      order_no: order.order_no,
      code_url: step.code_url,
      pay_url: null,
      expires: order.expires,
      expires_ts: order.expires_ts,
    }),
  }),
  ...(step.kind === 'redirect' && {
    ...answer(calls.recharge.payByAlipay, {
      order_no: order.order_no,
      code_url: null,
      pay_url: step.url,
      expires: order.expires,
      expires_ts: order.expires_ts,
    }),
    ...answer(calls.recharge.payByPaypal, {
      order_no: order.order_no,
      approve_url: step.url,
      paypal_id: 'story',
      expires: order.expires,
      expires_ts: order.expires_ts,
    }),
  }),
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
