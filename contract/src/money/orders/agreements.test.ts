import { describe, expect, test } from 'vitest';
import { namedCalls, type CallName } from '../../index.ts';

/** A good request of each call that asks for an agreement, without the version that was read. */
const requests: Partial<Record<CallName, object>> = {
  'recharge.createBeanOrder': { goods_id: 'b1', pay_type: 1, channel: 4, agree: 1, request_id: 'r' },
  'recharge.payByWechat': { goods_id: 'b1', channel: 4, agree: 1, request_id: 'r' },
  'recharge.payByAlipay': { goods_id: 'b1', channel: 4, agree: 1, request_id: 'r' },
  'recharge.payByPaypal': { goods_id: 'b1', channel: 4, agree: 1, request_id: 'r' },
  'recharge.createCoinOrder': { goods_id: 'c1', pay_type: 4, agree: 1, request_id: 'r' },
  'exchange.exchange': { coins: 1, agree: 1, request_id: 'r' },
  'dangwu.buyBeans': { amount: 1, agree: 1, request_id: 'r' },
  'dangwu.createOrder': { goods_id: 'd1', pay_type: 1, agree: 1, request_id: 'r' },
  'treasures.exchange': { treasure_id: 't1', vouchers: 7, agree: 1, request_id: 'r' },
  'shop.joinGroupPurchase': { product_id: 'p1', live_id: 'l1', agree: 1, request_id: 'r' },
  'shop.createOrder': {
    items: [{ product_id: 'p1', n: 1 }],
    live_id: 'l1',
    pay_type: 1,
    agree: 1,
    request_id: 'r',
  },
  'articles.order': { kind: 'article', id: 'a1', pay_type: 1, price: 1_900, agree: 1, request_id: 'r' },
  'ironFans.order': {
    channel_id: 'c1',
    plan: 'monthly',
    pay_type: 'coins',
    price: 45,
    agree: 1,
    request_id: 'r',
  },
  'ironFans.change': { channel_id: 'c1', plan: 'continuous_yearly', price: 430, agree: 1 },
  'channels.subscribe': { channel_id: 'c1', action: 'add', agree: 1 },
};
const wrongOf = (name: CallName, request: object) =>
  namedCalls[name].input.safeParse(request).error?.issues.map(({ path, message }) => [path[0], message]) ??
  [];

describe('V35: an agreement is accepted in the version that was read', () => {
  test.each(Object.entries(requests) as [CallName, object][])('%s needs it', (name, request) => {
    const refused = [['agreement_version', 'request.agreement_required']];
    expect(wrongOf(name, request)).toEqual(refused);
    expect(wrongOf(name, { ...request, agreement_version: '' })).toEqual(refused);
    expect(wrongOf(name, { ...request, agreement_version: '2026-11' })).toEqual([]);
    expect(wrongOf(name, { ...request, agree: 0, agreement_version: '2026-11' })).toEqual([
      ['agree', 'request.agreement_required'],
    ]);
  });

  test('no call that asks for one is left out', () => {
    const asking = Object.entries(namedCalls)
      .filter(([, { input }]) => 'agreement_version' in input.shape)
      .map(([name]) => name);
    expect(asking.toSorted()).toEqual(Object.keys(requests).toSorted());
  });

  test('an order that is there, and a subscription that is asked about or given up, need none', () => {
    expect(wrongOf('recharge.payByWechat', { order_no: 'GB1' })).toEqual([]);
    expect(wrongOf('channels.subscribe', { channel_id: 'c1', action: 'query' })).toEqual([]);
    expect(wrongOf('channels.subscribe', { channel_id: 'c1', action: 'del' })).toEqual([]);
  });
});
