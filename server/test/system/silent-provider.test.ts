import { agreements, callPath, calls, payTypes, type CallInput } from '@goldbean/contract';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createWechatFixture } from '../../src/modules/money/orders/payments/wechat/wechat.test-fixture.ts';
import { openTestServer, type TestServer } from './in-process.ts';

/* An order in the shop whose payment service does not answer, over HTTP to both sides (S49, D77, T06). */
const wechat = await createWechatFixture();
// No variable names where WeChat Pay is: it is what stands outside of the server, and is replaced alone.
vi.mock('../../src/modules/money/orders/payments/configured.provider.ts', () => ({
  configuredProviders: async () => new Map([[payTypes.wechat, wechat.wechat]]),
}));

let testServer: TestServer;
let token: string;
let liveId: string;
beforeAll(async () => {
  // The demo's own orders are paid in other ways.
  testServer = await openTestServer({}, { GOLDBEAN_CASHIER: '1' });
  token = await testServer.signIn('member');
  const lives = await testServer.app.modules.live.features.live.list('nobody', { page: 1, page_size: 10 });
  liveId = lives.list[0]?.live_id ?? '';
});
beforeEach(() => wechat.server.recover());
afterAll(async () => {
  await testServer.close();
  await wechat.server.close();
});

const goods = async () =>
  calls.shop.list.output.parse((await testServer.ask('shop.list', 'member', { live_id: liveId })).data).list;
const limited = async () => (await goods()).find(({ stock, limit }) => stock !== null && limit !== null);
const ordered = async () =>
  calls.orders.list.output.parse((await testServer.ask('orders.list', 'member', { kind: 'product' })).data)
    .total;

async function order(request_id: string, change: Partial<CallInput<typeof calls.shop.createOrder>> = {}) {
  const answer = await testServer.app.http.inject({
    method: 'POST',
    url: callPath(calls.shop.createOrder),
    headers: { client: 'pc', token },
    payload: {
      items: JSON.stringify([{ product_id: (await limited())?.id, n: 1 }]),
      live_id: liveId,
      pay_type: payTypes.wechat,
      agree: 1,
      agreement_version: agreements.service.version,
      request_id,
      ...change,
    },
  });
  return answer.json<{ code: number; msg_key: string; data: Record<string, unknown> }>();
}

test('S49, D77: while the payment service is silent the order is answered by its number; pressed again it is the same one', async () => {
  const before = { orders: await ordered(), stock: (await limited())?.stock ?? 0 };
  wechat.server.fail(null);
  const silent = await order('pressed');
  expect(silent).toMatchObject({ code: 200, data: { pay: null } });
  const { order_no } = calls.shop.createOrder.output.parse(silent.data);

  wechat.server.recover();
  const again = await order('pressed');
  expect(again).toMatchObject({ code: 200, data: { order_no, pay: { kind: 'qr' } } });
  expect(await ordered()).toBe(before.orders + 1);
  expect((await limited())?.stock).toBe(before.stock - 1);
  // From the page of the order, as G155 answers it.
  const paid = await testServer.ask('orders.pay', 'member', { order_no });
  expect(paid.data).toMatchObject({ order_no, step: again.data['pay'] });
});

test('S49, D77: an order that is paid meanwhile is answered by its number, and not ordered again', async () => {
  const placed = calls.shop.createOrder.output.parse((await order('paid-meanwhile')).data);
  wechat.pay(placed.order_no);
  const state = await testServer.ask('orders.progress', 'member', { order_no: placed.order_no });
  expect(state.data).toMatchObject({ state: 3 });
  const before = await ordered();
  expect(await order('paid-meanwhile')).toMatchObject({
    code: 200,
    data: { order_no: placed.order_no, pay: null },
  });
  expect(await ordered()).toBe(before);
});

test('S49: a way back to a page of others is refused before anything is ordered', async () => {
  const before = { orders: await ordered(), stock: (await limited())?.stock };
  expect(await order('foreign', { return_url: 'https://elsewhere.example/' })).toMatchObject({
    msg_key: 'request.invalid',
  });
  expect({ orders: await ordered(), stock: (await limited())?.stock }).toEqual(before);
});
