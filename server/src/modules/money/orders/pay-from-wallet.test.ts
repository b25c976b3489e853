import { agreements, orderStates, payTypes } from '@goldbean/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { keyOf } from '../../../../test/refusals.ts';
import type { PaidOrder } from './orders.ports.ts';
import { createOrdersFixture, type OrdersFixture } from './orders.test-fixture.ts';

const hour = 3_600_000;
const { version } = agreements.service;
const { created, paid, credited } = orderStates;
let fixture: OrdersFixture;
let number = 0;
let uid = '';
/** What the product delivered, and what it does instead. */
let delivered: PaidOrder[] = [];
let trouble: Error | null = null;
beforeAll(async () => {
  fixture = await createOrdersFixture();
  fixture.product('treasure', {
    soldIn: 'DANGWU',
    find: async (_reader, _uid, id) =>
      id === 'lantern'
        ? { price: { minor: 7, currency: 'DANGWU' }, gives: null, name: 'Lantern', agreement: 'service' }
        : null,
    async credit(_tx, order) {
      if (trouble) throw trouble;
      delivered.push(order);
    },
  });
});
beforeEach(async () => {
  number += 1;
  uid = `holder${number}`;
  delivered = [];
  trouble = null;
  await fixture.database.transaction((tx) =>
    fixture.wallet.port.credit(tx, {
      uid,
      currency: 'DANGWU',
      amount: 10,
      from: 'issue',
      source: 'test',
      kind: 'issue',
      cause: { type: 'test', id: uid, note: null },
      actor: uid,
      requestId: undefined,
    }),
  );
});
afterAll(() => fixture.drop());

const buy = (productId = 'lantern', agreementVersion: string | undefined = version) =>
  fixture.database.transaction((tx) =>
    fixture.orders.port.payFromWallet(tx, { uid, kind: 'treasure', productId, agreementVersion }),
  );
const orders = async () => (await fixture.orders.list(uid, { page: 1, page_size: 20 })).list;

test('S29: vouchers pay an order as it is placed: one journal, three events, one delivery', async () => {
  const { orderNo, balance } = await buy();
  expect(balance).toBe(3);
  const order = await fixture.order(uid, orderNo);
  expect(order).toMatchObject({
    amount: 7,
    currency: 'DANGWU',
    pay_type: payTypes.dangwu,
    state: credited,
    transaction: null,
  });
  expect(order.events.map(({ from, to }) => [from, to])).toEqual([
    [null, created],
    [created, paid],
    [paid, credited],
  ]);
  expect(delivered).toEqual([
    {
      orderNo,
      uid,
      productId: 'lantern',
      name: 'Lantern',
      price: { minor: 7, currency: 'DANGWU' },
      gives: null,
    },
  ]);
  const { list } = await fixture.wallet.statement(uid, { currency: 'DANGWU', page: 1, page_size: 20 });
  expect(list[0]).toMatchObject({ kind: 'treasure', amount: -7, cause: { type: 'order', id: orderNo } });
  expect(list).toHaveLength(2);
  expect((await fixture.wallet.reconciliation()).ok).toBe(true);
});

test('S29: no job is set for it, no provider is asked, and the sweep of an hour and of a day later leaves it', async () => {
  const { starts } = fixture.trouble;
  const { orderNo } = await buy();
  const before = await fixture.order(uid, orderNo);
  expect(fixture.waiting.filter(({ data }) => data['order_no'] === orderNo)).toEqual([]);
  for (const later of [hour, 24 * hour]) {
    fixture.clock.advance(later);
    await fixture.server.rhythms.get('orders.sweep')?.();
    await fixture.runJobs();
    expect(await fixture.order(uid, orderNo)).toEqual(before);
  }
  // Not even by a job that named it by mistake.
  for (const job of ['orders.check', 'orders.close'])
    await fixture.server.handlers.get(job)?.({ order_no: orderNo });
  expect(await fixture.order(uid, orderNo)).toEqual(before);
  expect(delivered).toHaveLength(1);
  expect(fixture.trouble.starts).toBe(starts);
  expect(await keyOf(fixture.orders.port.pay(uid, orderNo, { origin: 'http://class.example' }))).toBe(
    'order.settled',
  );
});

test('S29: with too few vouchers, without the agreement or where delivery fails nothing of it stays', async () => {
  expect(await keyOf(buy('lamp'))).toBe('order.goods_missing');
  expect(await keyOf(buy('lantern', '2020-01'))).toBe('order.agreement_changed');
  trouble = new Error('all are gone');
  await expect(buy()).rejects.toThrow('all are gone');
  trouble = null;
  expect(await orders()).toEqual([]);
  await buy();
  expect(await keyOf(buy())).toBe('wallet.insufficient');
  expect(await orders()).toHaveLength(1);
  expect((await fixture.wallet.reconciliation()).ok).toBe(true);
});

test('S29: what is sold for vouchers no provider collects, and what is sold for money no wallet pays', async () => {
  const place = fixture.database.transaction((tx) =>
    fixture.orders.port.place(tx, {
      uid,
      kind: 'treasure',
      productId: 'lantern',
      payType: payTypes.wechat,
      agreementVersion: version,
    }),
  );
  expect(await keyOf(place)).toBe('order.method_wrong');
  const beans = fixture.database.transaction((tx) =>
    fixture.orders.port.payFromWallet(tx, {
      uid,
      kind: 'beans' as 'treasure',
      productId: 'beans_60',
      agreementVersion: agreements.pay.version,
    }),
  );
  expect(await keyOf(beans)).toBe('order.method_wrong');
  expect(await orders()).toEqual([]);
});
