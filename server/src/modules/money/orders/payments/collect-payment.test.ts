import { isDeepStrictEqual } from 'node:util';
import { agreements, orderLimits, orderStates } from '@goldbean/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { keyOf } from '../../../../../test/refusals.ts';
import { createOrdersFixture, origin, type OrdersFixture } from '../orders.test-fixture.ts';

/* T06: asking the provider, and the end of an order. */
let fixture: OrdersFixture;
let uid = '';
let number = 0;
beforeAll(async () => {
  fixture = await createOrdersFixture();
});
afterAll(() => fixture.drop());
beforeEach(() => {
  uid = `buyer${(number += 1)}`;
  fixture.alerts.length = 0;
  fixture.setOverseas(false);
});

const minute = 60_000;
const create = () => fixture.createOrder(uid);
const stateOf = async (orderNo: string) => (await fixture.order(uid, orderNo)).state;

test('a poll asks at most once in three seconds, and stops where the order is settled', async () => {
  const { orderNo, reference } = await fixture.beginPayment(uid);
  expect(await stateOf(orderNo)).toBe(orderStates.paying);
  await fixture.cashier.act(reference, 'pay');
  expect(await stateOf(orderNo)).toBe(orderStates.paying);
  fixture.clock.advance(orderLimits.providerAskMs);
  expect(await fixture.orders.recharge.beanOrderState(uid, orderNo)).toMatchObject({
    state: orderStates.credited,
    beans: 760,
    balance: 760,
  });
  const { events } = await fixture.order(uid, orderNo);
  expect(events.map(({ source }) => source)).toEqual(['member', 'member', 'poll', 'poll']);
});

test('a payment that many begin at once, at two servers, is one at the provider and one answer', async () => {
  const { order_no } = await create();
  const second = await fixture.secondServer();
  const begun = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      (index % 2 === 0 ? fixture.orders : second.orders).port.pay(uid, order_no, { origin }),
    ),
  );
  await second.close();
  expect(new Set(begun.map(({ reference }) => reference)).size).toBe(1);
  expect(begun.every(({ step }) => isDeepStrictEqual(step, begun[0]?.step))).toBe(true);
  const { rows } = await sql<{ reference: string; state: string }>`
    SELECT reference, state FROM cashier_payment WHERE order_no = ${order_no}`.execute(
    fixture.database.reader,
  );
  expect(rows).toEqual([{ reference: begun[0]?.reference, state: 'unpaid' }]);
  const { events } = await fixture.order(uid, order_no);
  expect(events.map(({ to }) => to)).toEqual([orderStates.created, orderStates.paying]);
});

test('an order whose payment begins is asked for at the provider once, and a foreign way back spoils nobody’s', async () => {
  const { order_no } = await create();
  const { promise, resolve } = Promise.withResolvers<void>();
  Object.assign(fixture.trouble, { starts: 0, beforeStart: promise });
  const pay = (returnUrl?: string) => fixture.orders.port.pay(uid, order_no, { origin, returnUrl });
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
  fixture.trouble.beforeStart = null;
  expect(done.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  expect(fixture.trouble.starts).toBe(1);
});

test('an unpaid order is asked for by jobs, and closes after half an hour for good', async () => {
  const { orderNo } = await fixture.beginPayment(uid);
  const unpaid = await create();
  for (const minutes of [1, 1, 3, 5, 10]) {
    fixture.clock.advance(minutes * minute);
    await fixture.runJobs();
    expect(await stateOf(orderNo)).toBe(orderStates.paying);
  }
  fixture.clock.advance(10 * minute - 1);
  await fixture.runJobs();
  expect(await stateOf(unpaid.order_no)).toBe(orderStates.created);
  fixture.clock.advance(1);
  await fixture.runJobs();
  for (const no of [orderNo, unpaid.order_no]) {
    expect(await stateOf(no)).toBe(orderStates.closed);
    expect(await keyOf(fixture.orders.port.pay(uid, no, { origin }))).toBe('order.closed');
  }
  expect((await fixture.order(uid, orderNo)).events.at(-1)).toMatchObject({ to: 4, source: 'job' });
});

test('what is due is closed by whoever looks first, but never before the provider was asked', async () => {
  const paid = await fixture.beginPayment(uid);
  const idle = await create();
  await fixture.cashier.act(paid.reference, 'pay');
  fixture.clock.advance(orderLimits.orderExpiryMs);
  const { list } = await fixture.orders.list(uid, { page: 1, page_size: 20 });
  expect(list.map(({ order_no, state, late }) => [order_no, state, late])).toEqual([
    [idle.order_no, orderStates.closed, false],
    [paid.orderNo, orderStates.credited, false],
  ]);
  expect(await fixture.orders.list(uid, { page: 1, page_size: 20, state: 4 })).toMatchObject({ total: 1 });
  expect(await fixture.orders.list(uid, { page: 1, page_size: 20, kind: 'coins' })).toMatchObject({
    total: 0,
  });
  expect(await keyOf(fixture.orders.port.pay(uid, paid.orderNo, { origin }))).toBe('order.settled');
});

test('an order that cannot be ended is reported, and keeps neither the others nor the list from its reader', async () => {
  let isStuck = true;
  fixture.product('product', {
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
    const { orderNo } = await fixture.database.transaction((tx) => fixture.orders.port.place(tx, order));
    return { by, orderNo };
  };
  const stuck = await place(uid, 'stuck');
  const others = [await place(uid, 'book')];
  // More than are ended side by side: those after the first ones have their turn too.
  for (let more = 0; more < 9; more += 1) others.push(await place(`${uid}-${more}`, 'book'));
  fixture.clock.advance(orderLimits.orderExpiryMs);
  await fixture.server.rhythms.get('orders.sweep')?.();
  for (const { by, orderNo } of others)
    expect((await fixture.order(by, orderNo)).events.at(-1)).toMatchObject({
      to: orderStates.closed,
      source: 'job',
    });
  const { list } = await fixture.orders.list(uid, { page: 1, page_size: 20 });
  expect(list.map(({ state }) => state)).toEqual([orderStates.closed, orderStates.created]);
  expect(fixture.alerts).toContainEqual([
    expect.objectContaining({ order_no: stuck.orderNo }),
    'an order waits to be ended',
  ]);
  isStuck = false;
  await fixture.server.rhythms.get('orders.sweep')?.();
  expect(await stateOf(stuck.orderNo)).toBe(orderStates.closed);
});

test('a payment that begins after the end of its order is refused and closes it', async () => {
  const { order_no } = await create();
  fixture.clock.advance(orderLimits.orderExpiryMs);
  expect(await keyOf(fixture.orders.port.pay(uid, order_no, { origin }))).toBe('order.closed');
  expect(await stateOf(order_no)).toBe(orderStates.closed);
});

test('who pays in the last moment, between two questions, gets what was bought', async () => {
  const { orderNo, reference } = await fixture.beginPayment(uid);
  fixture.clock.advance(orderLimits.orderExpiryMs - 1);
  fixture.trouble.beforeClose = async () => {
    fixture.clock.advance(-1);
    await fixture.cashier.act(reference, 'pay');
    fixture.clock.advance(1);
  };
  fixture.clock.advance(1);
  await fixture.server.handlers.get('orders.close')?.({ order_no: orderNo });
  fixture.trouble.beforeClose = null;
  expect(await fixture.order(uid, orderNo)).toMatchObject({ state: orderStates.credited, late: false });
  expect(await fixture.beans(uid)).toBe(760);
});

test('while the provider is silent nothing is lost, begun or closed', async () => {
  const { orderNo, reference } = await fixture.beginPayment(uid);
  const other = await create();
  await fixture.cashier.act(reference, 'pay');
  fixture.trouble.isSilent = true;
  fixture.clock.advance(orderLimits.providerAskMs);
  expect(await stateOf(orderNo)).toBe(orderStates.paying);
  expect(await keyOf(fixture.orders.port.pay(uid, other.order_no, { origin }))).toBe('order.provider_silent');
  fixture.clock.advance(orderLimits.orderExpiryMs);
  const close = () => fixture.server.handlers.get('orders.close')?.({ order_no: orderNo });
  await expect(close()).rejects.toThrow('silent');
  await fixture.server.rhythms.get('orders.sweep')?.();
  expect(await stateOf(orderNo)).toBe(orderStates.paying);
  expect(await stateOf(other.order_no)).toBe(orderStates.closed);
  fixture.trouble.isSilent = false;
  await close();
  expect(await stateOf(orderNo)).toBe(orderStates.credited);
});

test('PayPal: the payer approves, and looking takes the money', async () => {
  const { recharge } = fixture.orders;
  const request_id = fixture.next();
  const begun = await recharge.payByPaypal(fixture.payer(uid, request_id), {
    goods_id: 'beans_300_usd',
    channel: 2,
    agree: true,
    agreement_version: agreements.payOverseas.version,
    request_id,
  });
  const look = (paypal_id: string) => recharge.paypalOrderState(uid, { order_no: begun.order_no, paypal_id });
  expect(await keyOf(look('another'))).toBe('order.method_wrong');
  expect((await look(begun.paypal_id)).state).toBe(orderStates.paying);
  await fixture.cashier.act(begun.paypal_id, 'approve');
  fixture.clock.advance(orderLimits.providerAskMs);
  expect(await look(begun.paypal_id)).toMatchObject({
    state: orderStates.credited,
    beans: 360,
    balance: 360,
  });
});
