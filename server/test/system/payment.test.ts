import {
  agreements,
  callPath,
  calls,
  orderStates,
  type Call,
  type CallInput,
  namedCalls,
} from '@goldbean/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestServer, type TestServer } from './in-process.ts';

/* A whole payment: order, cashier's page, signed notice over HTTP, books (S24, G028). */
let testServer: TestServer;
let token: string;
beforeAll(async () => {
  testServer = await openTestServer();
  await testServer.app.http.listen({ port: 0, host: '127.0.0.1' });
  token = await testServer.signIn('member');
});
afterAll(() => testServer.close());

const ask = <C extends Call>(call: C, input: CallInput<C>, who = token) => post(call, input, who);

/** Sends what need not be what the call takes. */
async function post(call: Call, input: object, who = token) {
  const answer = await testServer.app.http.inject({
    method: 'POST',
    url: callPath(call),
    headers: { client: 'pc', token: who },
    payload: { ...input },
  });
  return answer.json<{ code: number; msg_key: string; data: Record<string, unknown> }>();
}

/** What a refusal must not change: the member's money and number of orders. */
const books = async () => [
  (await ask(calls.wallet.balances, {})).data,
  (await ask(calls.orders.list, {})).data['total'],
];
const wx = (request_id: string) =>
  ask(calls.recharge.payByWechat, {
    goods_id: 'beans_680',
    channel: 4,
    agree: true,
    agreement_version: agreements.pay.version,
    request_id,
  });
const choose = (code: string, action: string) =>
  testServer.app.http.inject({
    method: 'POST',
    url: new URL(code).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `action=${action}`,
  });

test('a payment at the cashier comes back as eight signed notices and is credited once', async () => {
  const before = (await ask(calls.wallet.balances, {})).data['beans'];
  const { data } = await wx('whole-way');
  const order_no = String(data['order_no']);
  await choose(String(data['code_url']), 'eight');
  await vi.waitFor(
    async () =>
      expect((await ask(calls.recharge.beanOrderState, { order_no })).data['state']).toBe(
        orderStates.credited,
      ),
    { interval: 100 },
  );
  const { order } = calls.orders.detail.output.parse((await ask(calls.orders.detail, { order_no })).data);
  expect(order.events.map(({ to }) => to)).toEqual([0, 1, 2, 3]);
  expect((await ask(calls.wallet.balances, {})).data['beans']).toBe(Number(before) + 710 + order.first_bonus);
  const { rows } = calls.wallet.statement.output.shape.list
    .parse((await ask(calls.wallet.statement, { kind: 'recharge' })).data['list'])
    .reduce((found, line) => ({ rows: line.cause.id === order_no ? found.rows + 1 : found.rows }), {
      rows: 0,
    });
  expect(rows).toBe(1);
});

test('an order without the tick, with a foreign way back or of somebody else is refused', async () => {
  const given = { goods_id: 'beans_680', channel: 4, request_id: 'no-tick' };
  expect(await ask(calls.recharge.payByWechat, given)).toMatchObject({
    msg_key: 'request.agreement_required',
  });
  expect(await ask(calls.recharge.payByWechat, { ...given, agree: false })).toMatchObject({
    msg_key: 'request.agreement_required',
  });
  expect(
    await ask(calls.recharge.payByWechat, {
      goods_id: 'beans_680',
      agree: true,
      agreement_version: agreements.pay.version,
    }),
  ).toMatchObject({
    code: 400,
  });
  const { data } = await ask(calls.recharge.createBeanOrder, {
    ...given,
    pay_type: 1,
    agree: 1,
    agreement_version: agreements.pay.version,
  });
  const order_no = String(data['order_no']);
  const foreign = { order_no, return_url: 'https://evil.example/' };
  expect(await ask(calls.orders.pay, foreign)).toMatchObject({ msg_key: 'request.invalid' });
  const stranger = await testServer.signIn('member2');
  for (const call of [
    calls.orders.detail,
    calls.orders.pay,
    calls.recharge.beanOrderState,
    calls.orders.progress,
  ])
    expect(await ask(call, { order_no }, stranger)).toMatchObject({
      code: 403,
      msg_key: 'request.forbidden',
    });
});

test.each([
  ['recharge.createBeanOrder', { goods_id: 'beans_680', pay_type: 1, channel: 4 }],
  ['recharge.createCoinOrder', { goods_id: 'coins_10', pay_type: 5 }],
  ['exchange.exchange', { coins: 1 }],
] as const)(
  '%s without the tick, or for an agreement that has changed, moves nothing (V35)',
  async (name, given) => {
    const call = namedCalls[name];
    const before = await books();
    const refusals = [
      {},
      { agree: 0 },
      { agree: 1 },
      { agreement_version: agreements.exchange.version },
      { agree: 1, agreement_version: '2020-01' },
    ].map(async (ticked, index) => {
      const answer = await post(call, { ...given, ...ticked, request_id: `${name}-${index}` });
      return answer.msg_key;
    });
    expect(await Promise.all(refusals)).toEqual([
      'request.agreement_required',
      'request.agreement_required',
      'request.agreement_required',
      'request.agreement_required',
      'order.agreement_changed',
    ]);
    expect(await books()).toEqual(before);
  },
);

test('an order of coins keeps the version of its own agreement', async () => {
  const { version } = agreements.coins;
  const given = { goods_id: 'coins_10', pay_type: 4, agree: 1, agreement_version: version } as const;
  const { data } = await ask(calls.recharge.createCoinOrder, { ...given, request_id: 'coins-version' });
  const order = (await ask(calls.orders.detail, { order_no: String(data['order_no']) })).data;
  expect(calls.orders.detail.output.parse(order).order.agreement).toEqual({ name: 'coins', version });
  const packs = (await ask(calls.recharge.coinPacks, {})).data;
  expect(calls.recharge.coinPacks.output.parse(packs).agreement).toEqual({
    name: 'coins',
    version,
    accepted: version,
  });
});

test('coins and PayPal go their own ways to the same books', async () => {
  const paypal = await ask(calls.recharge.payByPaypal, {
    goods_id: 'beans_300_usd',
    channel: 2,
    agree: true,
    agreement_version: agreements.payOverseas.version,
    request_id: 'by-paypal',
  });
  await choose(String(paypal.data['approve_url']), 'approve');
  const [order_no, paypal_id] = [String(paypal.data['order_no']), String(paypal.data['paypal_id'])];
  await vi.waitFor(
    async () =>
      expect((await ask(calls.recharge.paypalOrderState, { order_no, paypal_id })).data['state']).toBe(
        orderStates.credited,
      ),
    { interval: 100 },
  );
  const coins = await ask(calls.recharge.createCoinOrder, {
    goods_id: 'coins_50',
    pay_type: 5,
    agree: true,
    agreement_version: agreements.coins.version,
    request_id: 'coins',
  });
  await choose(String(coins.data['pay_url']), 'pay');
  await vi.waitFor(
    async () =>
      expect(
        (await ask(calls.recharge.coinOrderState, { order_no: String(coins.data['order_no']) })).data,
      ).toMatchObject({ state: orderStates.credited, coins: 52 }),
    { interval: 100 },
  );
  expect((await testServer.app.modules.money.features.wallet.reconciliation()).ok).toBe(true);
});

test('E Specification.3: the orders of beans, of PayPal and of coins answer at the addresses that are given', async () => {
  // Somebody without unpaid orders.
  const who = await testServer.signIn('jw8801');
  const at = async (url: string, fields: object) => {
    const answer = await testServer.app.http.inject({
      method: 'POST',
      url,
      headers: { client: 'pc', token: who },
      payload: fields,
    });
    return answer.json<{ code: number; data: Record<string, string> }>();
  };
  const beans = { goods_id: 'beans_60', channel: 2, agree: 1, agreement_version: agreements.pay.version };
  const ordered = await at('/pay/api/gold/order/create', { ...beans, pay_type: 1, request_id: 'path-1' });
  expect(ordered).toMatchObject({ code: 200, data: { amount: 600, currency: 'CNY' } });

  const overseas = { ...beans, goods_id: 'beans_300_usd', agreement_version: agreements.payOverseas.version };
  const paypal = await at('/pay/api/gold/order/paypal', { ...overseas, request_id: 'path-2' });
  const { order_no, paypal_id } = paypal.data;
  const state = await at('/pay/api/gold/order/paypal_status', { order_no, paypal_id });
  expect(state).toMatchObject({ code: 200, data: { state: orderStates.paying } });

  const coins = { goods_id: 'coins_10', agree: 1, agreement_version: agreements.coins.version };
  const bought = await at('/pay/api/gold_coin/order/create', { ...coins, pay_type: 5, request_id: 'path-3' });
  expect(bought).toMatchObject({ code: 200, data: { currency: 'USD', pay_url: expect.any(String) } });
});

test('E Face.3: the statement tells a recharge of ¥6 by its price, not by a number', async () => {
  const { data } = await ask(calls.recharge.payByWechat, {
    goods_id: 'beans_60',
    channel: 4,
    agree: true,
    agreement_version: agreements.pay.version,
    request_id: 'six',
  });
  await choose(String(data['code_url']), 'pay');
  const line = async () => {
    const { list } = calls.wallet.statement.output.parse((await ask(calls.wallet.statement, {})).data);
    return list.find(({ cause }) => cause.id === data['order_no']);
  };
  await vi.waitFor(async () => expect(await line()).toBeDefined(), { interval: 100 });
  expect(await line()).toMatchObject({
    kind: 'recharge',
    amount: 60,
    cause: { note: { key: 'goods', currency: 'BEAN', amount: 60, paid: { minor: 600, currency: 'CNY' } } },
  });
});
