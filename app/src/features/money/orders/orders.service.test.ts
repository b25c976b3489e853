import { orderStates, payTypes, type Order } from '@goldbean/contract/money';
import { callPath } from '@goldbean/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { request } from '../../../shared/api/index.ts';
import { emptyOrder, wishOf } from './order-draft.ts';
import { capture, createOrder, payOrder, recordRecharge, type RechargeOrderInput } from './orders.service.ts';

vi.mock('../../../shared/api/index.ts');
const asked = vi.mocked(request);
const paths = () => asked.mock.calls.map(([call, input]) => [callPath(call), input]);
const of = (kind: Order['product']['kind'], pay_type: Order['pay_type']) => ({
  order_no: 'GB1',
  product: { kind, id: '2', name: '310' },
  pay_type,
});
const back = 'https://goldbean.test/user/pay';

beforeEach(() => void asked.mockResolvedValue({ state: orderStates.paying }));
afterEach(() => void vi.resetAllMocks());

it.each([
  ['beans', payTypes.wechat, '/pay/api/gold/order/wx', {}],
  ['beans', payTypes.alipay, '/pay/api/gold/order/alipay', { return_url: back }],
  ['beans', payTypes.paypal, '/pay/api/gold/order/paypal', { return_url: back }],
  ['beans', payTypes.card, '/pay/api/order/pay', { return_url: back }],
  ['coins', payTypes.paypal, '/pay/api/order/pay', { return_url: back }],
  ['dangwu', payTypes.wechat, '/pay/api/order/pay', { return_url: back }],
] as const)('Q09: %s by %i are paid at %s', async (kind, payType, path, more) => {
  await payOrder(of(kind, payType), back);
  expect(paths()).toEqual([[path, { order_no: 'GB1', ...more }]]);
});

it.each([
  ['beans', '/pay/api/gold/order/create', { channel: 4 }],
  ['coins', '/pay/api/gold_coin/order/create', {}],
  ['dangwu', '/dangwu/api/dangwu/order/create', {}],
] as const)('Q09: %s are ordered at %s', async (scene, path, more) => {
  asked.mockResolvedValue({ order_no: 'GB2' });
  const wish = { goods_id: '2', pay_type: payTypes.alipay, agree: true, agreement_version: 'v1' } as const;
  expect(await createOrder({ scene, channel: 4, ...wish }, 'r1')).toBe('GB2');
  expect(paths()).toEqual([[path, { ...wish, ...more, request_id: 'r1' }]]);
});

it('C083: coins, whose payment begins with the order, say where the browser comes back to', async () => {
  asked.mockResolvedValue({ order_no: 'GB2' });
  const draft = emptyOrder({ scene: 'coins', packId: '2', payType: payTypes.paypal, returnUrl: back });
  await createOrder(wishOf(draft) as RechargeOrderInput, 'r1');
  expect(paths()[0]?.[1]).toMatchObject({ goods_id: '2', return_url: back });
  // Of beans the payment begins later.
  expect(wishOf({ ...draft, scene: 'beans' })).not.toHaveProperty('return_url');
});

it('Q09: what PayPal sent back is captured at paypal_status', async () => {
  await capture('GB1', 'token');
  expect(paths()).toEqual([['/pay/api/gold/order/paypal_status', { order_no: 'GB1', paypal_id: 'token' }]]);
});

it('E18, C061: the record says what the order says, its live session and the first bonus with it', async () => {
  const order = {
    ...of('beans', payTypes.alipay),
    amount: 6_800,
    gives: { currency: 'BEAN', amount: 710 },
    first_bonus: 50,
    channel: 1,
    live_id: 'l1',
  } as Order;
  await recordRecharge(order);
  await recordRecharge({ ...order, product: { kind: 'coins', id: '1', name: '10' } });
  expect(paths()).toEqual([
    [
      '/live/api/admin/v3/live/exchangeGoldRecord',
      { order_no: 'GB1', channel: 1, live_id: 'l1', pay_num: 6_800, pay_type: 2, gold_num: 760 },
    ],
  ]);
});
