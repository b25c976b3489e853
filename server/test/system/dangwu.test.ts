import {
  agreements,
  callPath,
  type CallData,
  type CallName,
  namedCalls,
  type NamedCalls,
} from '@goldbean/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestServer, type TestServer } from './in-process.ts';

/* A pack of vouchers from the shop to the beans it becomes, over HTTP and through the local cashier (C087 to C091). */
let testServer: TestServer;
let member: string;
beforeAll(async () => {
  testServer = await openTestServer();
  // The cashier sends its notices to where we listen.
  await testServer.app.http.listen({ port: 0, host: '127.0.0.1' });
  member = await testServer.signIn('member');
});
afterAll(() => testServer.close());

async function ask<Name extends CallName>(
  name: Name,
  payload: Readonly<Record<string, string | number>> = {},
  token = member,
): Promise<{ code: number; msg_key: string; data: CallData<NamedCalls[Name]> }> {
  const answer = await testServer.app.http.inject({
    method: 'POST',
    url: callPath(namedCalls[name]),
    headers: { client: 'pc', token },
    payload,
  });
  return answer.json();
}

test('a pack is paid at the cashier, reported eight times and credited once; its vouchers become beans', async () => {
  const [pack] = (await ask('dangwu.goods')).data.list;
  const { beans: beansBefore, dangwu: opening } = (await ask('wallet.balances')).data;
  const gives = pack?.gives ?? 0;
  const fields = {
    goods_id: pack?.id ?? '',
    pay_type: 1,
    agree: 1,
    agreement_version: agreements.service.version,
    request_id: 'pack',
  };
  const { data: order } = await ask('dangwu.createOrder', fields);
  expect((await ask('dangwu.createOrder', fields)).data.order_no).toBe(order.order_no);
  expect(order).toMatchObject({ amount: pack?.price, currency: 'CNY' });

  const page = new URL(order.code_url ?? order.pay_url ?? '');
  const paid = await testServer.app.http.inject({
    method: 'POST',
    url: page.pathname + page.search,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'action=eight',
  });
  expect(paid.statusCode).toBeLessThan(400);
  await vi.waitFor(
    async () => expect((await ask('orders.progress', { order_no: order.order_no })).data.state).toBe(3),
    { interval: 200 },
  );
  expect((await ask('dangwu.balance')).data).toMatchObject({
    balance: opening + gives,
    rate: 10,
  });
  const stranger = await testServer.signIn('member2');
  expect((await ask('orders.progress', { order_no: order.order_no }, stranger)).code).toBe(403);

  const spent = await ask('dangwu.buyBeans', {
    amount: 4,
    agree: 1,
    agreement_version: agreements.service.version,
    request_id: 'spend',
  });
  expect(spent.data).toEqual({
    dangwu_left: opening + gives - 4,
    beans: 40,
    balance: beansBefore + 40,
  });
  expect(
    (
      await ask('dangwu.buyBeans', {
        amount: 1_000,
        agree: 1,
        agreement_version: agreements.service.version,
        request_id: 'much',
      })
    ).code,
  ).toBe(460);
  const { list } = (await ask('dangwu.statement')).data;
  expect(list.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['exchange', -4],
    ['recharge', gives],
    ['issue', opening],
  ]);
  expect((await ask('wallet.reconciliation', {}, await testServer.signIn('admin'))).data.ok).toBe(true);
});

test.each([
  [
    'dangwu.createOrder',
    { goods_id: 'dangwu_10', pay_type: 1, request_id: 'a' },
    'request.agreement_required',
  ],
  [
    'dangwu.createOrder',
    {
      goods_id: 'beans_60',
      pay_type: 1,
      agree: 1,
      agreement_version: agreements.service.version,
      request_id: 'b',
    },
    'order.goods_missing',
  ],
  [
    'dangwu.createOrder',
    {
      goods_id: 'dangwu_10',
      pay_type: 3,
      agree: 1,
      agreement_version: agreements.service.version,
      request_id: 'c',
    },
    'order.method_wrong',
  ],
  [
    'dangwu.createOrder',
    { goods_id: 'dangwu_10', pay_type: 1, agree: 1, agreement_version: '2020-01', request_id: 'd' },
    'order.agreement_changed',
  ],
  [
    'dangwu.buyBeans',
    { amount: 0, agree: 1, agreement_version: agreements.service.version, request_id: 'e' },
    'dangwu.whole',
  ],
  [
    'dangwu.buyBeans',
    { amount: '1.5', agree: 1, agreement_version: agreements.service.version, request_id: 'f' },
    'dangwu.whole',
  ],
  [
    'dangwu.buyBeans',
    { amount: '9007199254740993', agree: 1, agreement_version: agreements.service.version, request_id: 'g' },
    'request.too_large',
  ],
  ['dangwu.buyBeans', { amount: 1, request_id: 'h' }, 'request.agreement_required'],
] as const)('%s %j is refused: %s', async (name, fields, msgKey) => {
  expect((await ask(name, fields)).msg_key).toBe(msgKey);
});
