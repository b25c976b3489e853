import { isDeepStrictEqual } from 'node:util';
import { agreements, orderLimits, orderStates } from '@goldbean/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { keyOf } from '../../../../../test/refusals.ts';
import { createOrdersFixture, origin, type OrdersFixture } from '../orders.test-world.ts';

/* T06: asking the provider, and the end of an order. */
let world: OrdersFixture;
let uid = '';
let number = 0;
beforeAll(async () => {
  world = await createOrdersFixture();
});
afterAll(() => world.drop());
beforeEach(() => {
  uid = `buyer${(number += 1)}`;
  world.alerts.length = 0;
  world.setOverseas(false);
});

const minute = 60_000;
const create = () => world.createOrder(uid);
const stateOf = async (orderNo: string) => (await world.order(uid, orderNo)).state;

test('a poll asks at most once in three seconds, and stops where the order is settled', async () => {
  const { orderNo, reference } = await world.beginPayment(uid);
  expect(await stateOf(orderNo)).toBe(orderStates.paying);
  await world.cashier.act(reference, 'pay');
  expect(await stateOf(orderNo)).toBe(orderStates.paying);
  world.clock.advance(orderLimits.providerAskMs);
  expect(await world.orders.recharge.beanOrderState(uid, orderNo)).toMatchObject({
    state: orderStates.credited,
    beans: 760,
    balance: 760,
  });
  const { events } = await world.order(uid, orderNo);
  expect(events.map(({ source }) => source)).toEqual(['member', 'member', 'poll', 'poll']);
});

test('a payment that many begin at once, at two servers, is one at the provider and one answer', async () => {
  const { order_no } = await create();
  const second = await world.secondServer();
  const begun = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      (index % 2 === 0 ? world.orders : second.orders).port.pay(uid, order_no, { origin }),
    ),
  );
  await second.close();
  expect(new Set(begun.map(({ reference }) => reference)).size).toBe(1);
  expect(begun.every(({ step }) => isDeepStrictEqual(step, begun[0]?.step))).toBe(true);
  const { rows } = await sql<{ reference: string; state: string }>`
    SELECT reference, state FROM cashier_payment WHERE order_no = ${order_no}`.execute(world.database.reader);
  expect(rows).toEqual([{ reference: begun[0]?.reference, state: 'unpaid' }]);
  const { events } = await world.order(uid, order_no);
  expect(events.map(({ to }) => to)).toEqual([orderStates.created, orderStates.paying]);
});

test('an order whose payment begins is asked for at the provider once, and a foreign way back spoils nobody’s', async () => {
  const { order_no } = await create();
  const { promise, resolve } = Promise.withResolvers<void>();
  Object.assign(world.trouble, { starts: 0, beforeStart: promise });
  const pay = (returnUrl?: string) => world.orders.port.pay(uid, order_no, { origin, returnUrl });
  const tries = Promise.allSettled([
    pay('https://elsewhere.example/'),
    pay(),
    pay(`${origin}/user/pay`),
    pay(),
  ]);
  // Enough time for a second request to the provider to be made.
  for (let look = 0; look < 5; look += 1) await stateOf(order_no);
  resolve();
  const done = await tries;
  world.trouble.beforeStart = null;
  expect(done.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  expect(world.trouble.starts).toBe(1);
});

test('an unpaid order is asked for by jobs, and closes after half an hour for good', async () => {
  const { orderNo } = await world.beginPayment(uid);
  const unpaid = await create();
  for (const minutes of [1, 1, 3, 5, 10]) {
    world.clock.advance(minutes * minute);
    await world.runJobs();
    expect(await stateOf(orderNo)).toBe(orderStates.paying);
  }
  world.clock.advance(10 * minute - 1);
  await world.runJobs();
  expect(await stateOf(unpaid.order_no)).toBe(orderStates.created);
  world.clock.advance(1);
  await world.runJobs();
  for (const no of [orderNo, unpaid.order_no]) {
    expect(await stateOf(no)).toBe(orderStates.closed);
    expect(await keyOf(world.orders.port.pay(uid, no, { origin }))).toBe('order.closed');
  }
  expect((await world.order(uid, orderNo)).events.at(-1)).toMatchObject({ to: 4, source: 'job' });
});

test('what is due is closed by whoever looks first, but never before the provider was asked', async () => {
  const paid = await world.beginPayment(uid);
  const idle = await create();
  await world.cashier.act(paid.reference, 'pay');
  world.clock.advance(orderLimits.orderExpiryMs);
  const { list } = await world.orders.list(uid, { page: 1, page_size: 20 });
  expect(list.map(({ order_no, state, late }) => [order_no, state, late])).toEqual([
    [idle.order_no, orderStates.closed, false],
    [paid.orderNo, orderStates.credited, false],
  ]);
  expect(await world.orders.list(uid, { page: 1, page_size: 20, state: 4 })).toMatchObject({ total: 1 });
  expect(await world.orders.list(uid, { page: 1, page_size: 20, kind: 'coins' })).toMatchObject({ total: 0 });
  expect(await keyOf(world.orders.port.pay(uid, paid.orderNo, { origin }))).toBe('order.settled');
});

test('an order that cannot be ended is reported, and keeps neither the others nor the list from its reader', async () => {
  let isStuck = true;
  world.product('product', {
    find: async () => ({
      price: { minor: 990, currency: 'CNY' },
      gives: null,
      name: 'A book',
      agreement: 'service',
    }),
    credit: async () => {},
    async release(_tx, { productId }) {
      if (isStuck && productId === 'stuck') throw new Error('the shelf is locked');
    },
  });
  const place = async (by: string, productId: string) => {
    const order = {
      uid: by,
      kind: 'product',
      productId,
      payType: 2,
      agreementVersion: agreements.service.version,
    } as const;
    const { orderNo } = await world.database.transaction((tx) => world.orders.port.place(tx, order));
    return { by, orderNo };
  };
  const stuck = await place(uid, 'stuck');
  const others = [await place(uid, 'book')];
  // More than are ended side by side: those after the first ones have their turn too.
  for (let more = 0; more < 9; more += 1) others.push(await place(`${uid}-${more}`, 'book'));
  world.clock.advance(orderLimits.orderExpiryMs);
  await world.server.rhythms.get('orders.sweep')?.();
  for (const { by, orderNo } of others)
    expect((await world.order(by, orderNo)).events.at(-1)).toMatchObject({
      to: orderStates.closed,
      source: 'job',
    });
  const { list } = await world.orders.list(uid, { page: 1, page_size: 20 });
  expect(list.map(({ state }) => state)).toEqual([orderStates.closed, orderStates.created]);
  expect(world.alerts).toContainEqual([
    expect.objectContaining({ order_no: stuck.orderNo }),
    'an order waits to be ended',
  ]);
  isStuck = false;
  await world.server.rhythms.get('orders.sweep')?.();
  expect(await stateOf(stuck.orderNo)).toBe(orderStates.closed);
});

test('a payment that begins after the end of its order is refused and closes it', async () => {
  const { order_no } = await create();
  world.clock.advance(orderLimits.orderExpiryMs);
  expect(await keyOf(world.orders.port.pay(uid, order_no, { origin }))).toBe('order.closed');
  expect(await stateOf(order_no)).toBe(orderStates.closed);
});

test('who pays in the last moment, between two questions, gets what was bought', async () => {
  const { orderNo, reference } = await world.beginPayment(uid);
  world.clock.advance(orderLimits.orderExpiryMs - 1);
  world.trouble.beforeClose = async () => {
    world.clock.advance(-1);
    await world.cashier.act(reference, 'pay');
    world.clock.advance(1);
  };
  world.clock.advance(1);
  await world.server.handlers.get('orders.close')?.({ order_no: orderNo });
  world.trouble.beforeClose = null;
  expect(await world.order(uid, orderNo)).toMatchObject({ state: orderStates.credited, late: false });
  expect(await world.beans(uid)).toBe(760);
});

test('while the provider is silent nothing is lost, begun or closed', async () => {
  const { orderNo, reference } = await world.beginPayment(uid);
  const other = await create();
  await world.cashier.act(reference, 'pay');
  world.trouble.isSilent = true;
  world.clock.advance(orderLimits.providerAskMs);
  expect(await stateOf(orderNo)).toBe(orderStates.paying);
  expect(await keyOf(world.orders.port.pay(uid, other.order_no, { origin }))).toBe('order.provider_silent');
  world.clock.advance(orderLimits.orderExpiryMs);
  const close = () => world.server.handlers.get('orders.close')?.({ order_no: orderNo });
  await expect(close()).rejects.toThrow('silent');
  await world.server.rhythms.get('orders.sweep')?.();
  expect(await stateOf(orderNo)).toBe(orderStates.paying);
  expect(await stateOf(other.order_no)).toBe(orderStates.closed);
  world.trouble.isSilent = false;
  await close();
  expect(await stateOf(orderNo)).toBe(orderStates.credited);
});

test('PayPal: the payer approves, and looking takes the money', async () => {
  const { recharge } = world.orders;
  const request_id = world.next();
  const begun = await recharge.payByPaypal(world.payer(uid, request_id), {
    goods_id: 'beans_300_usd',
    channel: 2,
    agree: true,
    agreement_version: agreements.payOverseas.version,
    request_id,
  });
  const look = (paypal_id: string) => recharge.paypalOrderState(uid, { order_no: begun.order_no, paypal_id });
  expect(await keyOf(look('another'))).toBe('order.method_wrong');
  expect((await look(begun.paypal_id)).state).toBe(orderStates.paying);
  await world.cashier.act(begun.paypal_id, 'approve');
  world.clock.advance(orderLimits.providerAskMs);
  expect(await look(begun.paypal_id)).toMatchObject({
    state: orderStates.credited,
    beans: 360,
    balance: 360,
  });
});
