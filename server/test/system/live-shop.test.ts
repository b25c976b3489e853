import {
  agreements,
  callPath,
  calls,
  orderPlace,
  orderStates,
  type Call,
  type CallInput,
} from '@goldbean/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestServer, type TestServer } from './in-process.ts';

/* Goods of the live session on air, from the list to the cashier and back (S49, E27). */
let testServer: TestServer;
let members: string[];
let liveId: string;
beforeAll(async () => {
  testServer = await openTestServer();
  // The cashier sends its notices to where we listen.
  await testServer.app.http.listen({ port: 0, host: '127.0.0.1' });
  members = await Promise.all(['member', 'member2'].map((account) => testServer.signIn(account)));
  const lives = await testServer.app.modules.live.features.live.list('nobody', { page: 1, page_size: 10 });
  liveId = lives.list[0]?.live_id ?? '';
});
afterAll(() => testServer.close());

async function ask<C extends Call>(call: C, input: CallInput<C>, token = members[0] ?? '') {
  const answer = await testServer.app.http.inject({
    method: call.method,
    url: callPath(call),
    headers: { client: 'pc', token },
    ...(call.method === 'GET' ? { query: input as Record<string, string> } : { payload: { ...input } }),
  });
  return answer.json<{ code: number; msg_key: string; data: Record<string, unknown> }>();
}
const goods = async () =>
  calls.shop.list.output.parse((await ask(calls.shop.list, { live_id: liveId })).data).list;
const order = (product_id: string, request_id: string, token?: string) =>
  ask(
    calls.shop.createOrder,
    {
      items: JSON.stringify([{ product_id, n: 1 }]),
      live_id: liveId,
      pay_type: 1,
      agree: 1,
      agreement_version: agreements.service.version,
      request_id,
    },
    token,
  );

test('S49: of two who order the last piece at one moment one pays it at the cashier, reported eight times', async () => {
  const book = (await goods()).find(({ stock, limit }) => stock !== null && limit !== null);
  const id = book?.id ?? '';
  await sql`UPDATE shop_product SET stock = 1 WHERE product_id = ${id}`.execute(
    testServer.app.database.reader,
  );
  // Each clicks twice.
  const answers = await Promise.all(
    [...members, ...members].map((token) => order(id, `last-of-${token.slice(0, 8)}`, token)),
  );
  expect(answers.map(({ msg_key }) => msg_key === 'shop.sold_out').filter(Boolean)).toHaveLength(2);
  const orders = answers.flatMap(({ code, data }) =>
    code === 200 ? [calls.shop.createOrder.output.parse(data)] : [],
  );
  expect(new Set(orders.map(({ order_no }) => order_no)).size).toBe(1);
  const [placed] = orders;
  const buyer = members[answers.findIndex(({ code }) => code === 200) % 2] ?? '';
  expect(placed).toMatchObject({ amount: book?.price, currency: 'CNY' });

  const { pay } = placed ?? {};
  const page = new URL(pay?.kind === 'qr' ? pay.code_url : pay?.kind === 'redirect' ? pay.url : '');
  await testServer.app.http.inject({
    method: 'POST',
    url: page.pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'action=eight',
  });
  const order_no = placed?.order_no ?? '';
  await vi.waitFor(
    async () =>
      expect((await ask(calls.orders.progress, { order_no }, buyer)).data['state']).toBe(
        orderStates.credited,
      ),
    { interval: 200 },
  );
  const { data } = await ask(calls.shop.detail, { product_id: id }, buyer);
  expect(data).toMatchObject({ stock: 0, sold: (book?.sold ?? 0) + 1, state: 'sold_out', mine: 1 });
  const { list } = calls.orders.list.output.parse(
    (await ask(calls.orders.list, { kind: 'product' }, buyer)).data,
  );
  expect(list.map(({ product, state }) => [product.name, state])).toEqual([
    [book?.name, orderStates.credited],
  ]);
});

test('G125: the way back from the cashier names the order, which nobody knew before', async () => {
  const [first] = await goods();
  const items = JSON.stringify([{ product_id: first?.id, n: 1 }]);
  const given = { live_id: liveId, items, pay_type: 2, agree: 1, request_id: 'way-back' } as const;
  const { data } = await ask(calls.shop.createOrder, {
    ...given,
    agreement_version: agreements.service.version,
    return_url: `/user/pay?order=${orderPlace}`,
  });
  const { order_no } = calls.shop.createOrder.output.parse(data);
  const { rows } = await sql<{ return_url: string }>`SELECT return_url FROM cashier_payment
    WHERE order_no = ${order_no}`.execute(testServer.app.database.reader);
  const back = new URL(rows[0]?.return_url ?? '');
  expect(back.pathname + back.search).toBe(`/user/pay?order=${order_no}`);
});

test('E27: the rooms on air that sell a product hear of its stock, and no other', async () => {
  const [first] = await goods();
  const id = first?.id ?? '';
  const { roomsSelling } = testServer.app.modules.live.ports.live;
  expect(await roomsSelling(testServer.app.database.reader, [id, 'unknown'])).toEqual([
    { room: `live_${liveId}`, productId: id },
  ]);
  expect(await roomsSelling(testServer.app.database.reader, ['unknown'])).toEqual([]);
});

test('an order and a cart over HTTP: the tick, the lines, and the most of each', async () => {
  const [first] = await goods();
  const id = first?.id ?? '';
  const items = (n: number) => JSON.stringify([{ product_id: id, n }]);
  const save = async (given: string) =>
    (await ask(calls.shop.saveCart, { live_id: liveId, items: given })).msg_key;
  expect((await ask(calls.shop.saveCart, { live_id: liveId, items: items(99) })).code).toBe(200);
  expect((await ask(calls.shop.cart, { live_id: liveId })).data).toMatchObject({ items: [{ n: 99 }] });
  expect(await save(items(100))).toBe('request.invalid');
  expect(await save(items(0))).toBe('request.invalid');
  const lines = (n: number) =>
    JSON.stringify(Array.from({ length: n }, (_, at) => ({ product_id: `p${at}`, n: 1 })));
  expect(await save(lines(20))).toBe('shop.product_missing');
  expect(await save(lines(21))).toBe('request.invalid');
  const twice = JSON.stringify([
    { product_id: id, n: 1 },
    { product_id: id, n: 1 },
  ]);
  expect(await save(twice)).toBe('request.invalid');
  const unticked = await ask(calls.shop.createOrder, {
    items: items(1),
    live_id: liveId,
    pay_type: 1,
    agree: 0,
    agreement_version: agreements.service.version,
    request_id: 'unticked',
  });
  expect(unticked.msg_key).toBe('request.agreement_required');
  const empty = await order('unknown', 'unknown');
  expect(empty).toMatchObject({ code: 404, msg_key: 'shop.product_missing' });
});
