import { calls } from '@goldbean/contract';
import { handlersFor, type CallContext, type Caller } from '../../../platform/http/index.ts';
import type { Orders } from './orders.service.ts';
import type { Payer } from './recharge/recharge.ports.ts';

const payerOf = ({ caller, origin, intent }: CallContext<Caller>): Payer => ({
  uid: caller.uid,
  origin,
  intent,
});

export const orderRoutes = (orders: Orders) => {
  const { recharge, records } = orders;
  return {
    recharge: handlersFor(calls.recharge, {
      beanPacks: (_input, { caller }) => recharge.beanPacks(caller.uid),
      offer: (input, { caller }) => recharge.offer(caller.uid, input),
      createBeanOrder: (input, context) => recharge.createBeanOrder(payerOf(context), input),
      payByWechat: (input, context) => recharge.payByWechat(payerOf(context), input),
      payByAlipay: (input, context) => recharge.payByAlipay(payerOf(context), input),
      payByPaypal: (input, context) => recharge.payByPaypal(payerOf(context), input),
      beanOrderState: ({ order_no }, { caller }) => recharge.beanOrderState(caller.uid, order_no),
      paypalOrderState: (input, { caller }) => recharge.paypalOrderState(caller.uid, input),
      coinPacks: (_input, { caller }) => recharge.coinPacks(caller.uid),
      createCoinOrder: (input, context) => recharge.createCoinOrder(payerOf(context), input),
      coinOrderState: ({ order_no }, { caller }) => recharge.coinOrderState(caller.uid, order_no),
    }),
    orders: handlersFor(calls.orders, {
      methods: (input, { caller }) => orders.methods(caller.uid, input),
      progress: ({ order_no }, { caller }) => orders.progress(caller.uid, order_no),
      list: (input, { caller }) => orders.list(caller.uid, input),
      detail: ({ order_no }, { caller }) => orders.detail(caller.uid, order_no),
      pay: (input, { caller, origin }) => orders.pay(caller.uid, input, origin),
      record: (input, { caller }) => records.record(caller.uid, input),
    }),
  };
};
