import { orderStates } from '@goldbean/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOrdersFixture, type OrdersFixture } from '../orders.test-fixture.ts';

/* G028, T06, invariant 5: whatever providers send, however often, an order is credited once. */
let fixture: OrdersFixture;
let uid = '';
let number = 0;
beforeAll(async () => {
  fixture = await createOrdersFixture();
});
afterAll(() => fixture.drop());
beforeEach(() => {
  uid = `payer${(number += 1)}`;
  fixture.alerts.length = 0;
});

/** 710 beans of the pack and 50 because it is the first. */
const whole = 760;
const take = (notice: Parameters<OrdersFixture['orders']['takeNotice']>[1]) =>
  fixture.orders.takeNotice('cashier', notice);
const statuses = async (notices: readonly Promise<{ status: number } | null>[]) =>
  (await Promise.all(notices)).map((answer) => answer?.status);
const refusals = async () => {
  const { rows } = await sql<{ n: number }>`SELECT COALESCE(SUM(n), 0)::int AS n FROM notice_refusal`.execute(
    fixture.database.reader,
  );
  return rows[0]?.n ?? 0;
};
const isConserved = async () => expect((await fixture.wallet.reconciliation()).ok).toBe(true);

test('50 notices at once, at two servers, credit once', async () => {
  const { orderNo } = await fixture.beginPayment(uid);
  const second = await fixture.secondServer();
  try {
    const notices = Array.from({ length: 50 }, (_, index) =>
      (index % 2 === 0 ? fixture.orders : second.orders).takeNotice('cashier', fixture.notice(orderNo)),
    );
    expect(new Set(await statuses(notices))).toEqual(new Set([200]));
  } finally {
    await second.close();
  }
  expect(await fixture.beans(uid)).toBe(whole);
  const order = await fixture.order(uid, orderNo);
  expect(order).toMatchObject({ state: orderStates.credited, late: false, first_bonus: 50, alert: null });
  expect(order.events.map(({ to, source }) => [to, source])).toEqual([
    [0, 'member'],
    [1, 'member'],
    [2, 'notify'],
    [3, 'notify'],
  ]);
  const { rows } = await sql<{ times_seen: number }>`SELECT times_seen FROM provider_notice
    WHERE order_no = ${orderNo}`.execute(fixture.database.reader);
  expect(rows).toEqual([{ times_seen: 50 }]);
  expect(fixture.alerts).toEqual([]);
  await isConserved();
});

test('notices that differ, of one payment and at once, credit once and raise no alert', async () => {
  const { orderNo } = await fixture.beginPayment(uid);
  const notices = Array.from({ length: 30 }, (_, index) =>
    take(fixture.notice(orderNo, { id: `${orderNo}-${index}` })),
  );
  expect(new Set(await statuses(notices))).toEqual(new Set([200]));
  expect(await fixture.beans(uid)).toBe(whole);
  expect(fixture.alerts).toEqual([]);
});

test('notices of many orders, repeated and shuffled, credit each once', async () => {
  const orders = await Promise.all(
    Array.from({ length: 10 }, async (_, index) => {
      const who = `${uid}-${index}`;
      return { who, ...(await fixture.beginPayment(who)) };
    }),
  );
  const notices = orders
    .flatMap(({ orderNo }, index) =>
      Array.from({ length: 1 + (index % 5) }, (_unused, nth) => ({
        orderNo,
        place: (nth * 7 + index * 3) % 11,
      })),
    )
    .toSorted((a, b) => a.place - b.place);
  const answers = await statuses(notices.map(({ orderNo }) => take(fixture.notice(orderNo))));
  expect(new Set(answers)).toEqual(new Set([200]));
  for (const { who } of orders) expect(await fixture.beans(who)).toBe(whole);
  await isConserved();
});

test('a forged, a stale and a garbled notice are refused, and leave nothing but a number', async () => {
  const { orderNo } = await fixture.beginPayment(uid);
  const before = await refusals();
  const now = fixture.clock.now();
  const good = fixture.notice(orderNo);
  const bad = [
    fixture.notice(orderNo, {}, now, 'another secret'),
    fixture.notice(orderNo, {}, now - 300_001),
    fixture.notice(orderNo, {}, now + 300_001),
    { ...good, body: Buffer.from(good.body.toString().replace('6800', '6801')) },
    { ...good, headers: {} },
    { ...good, headers: { ...good.headers, 'cashier-signature': 'zz' } },
    { ...good, body: Buffer.alloc(0) },
    fixture.notice(orderNo, { amount: -1 }),
  ];
  expect(await statuses(bad.map(take))).toEqual(bad.map(() => 400));
  expect(await fixture.beans(uid)).toBe(0);
  expect((await fixture.order(uid, orderNo)).state).toBe(orderStates.paying);
  expect(await refusals()).toBe(before + bad.length);
  const { rows } = await sql`SELECT 1 FROM provider_notice WHERE order_no = ${orderNo}`.execute(
    fixture.database.reader,
  );
  expect(rows).toEqual([]);
  // At the edge of the tolerance it counts.
  expect(await statuses([take(fixture.notice(orderNo, {}, now - 300_000))])).toEqual([200]);
  expect(await fixture.beans(uid)).toBe(whole);
});

test('nobody hears a provider that does not collect for us', async () => {
  expect(await fixture.orders.takeNotice('stripe', fixture.notice('GB1'))).toBeNull();
  expect(await fixture.orders.takeNotice('__proto__', fixture.notice('GB1'))).toBeNull();
});

test('another amount or currency credits nothing and raises one alert', async () => {
  for (const change of [{ amount: 6_799 }, { amount: 6_801 }, { currency: 'USD' as const }]) {
    const { orderNo } = await fixture.beginPayment(uid);
    fixture.alerts.length = 0;
    const wrong = () => take(fixture.notice(orderNo, change));
    expect(await statuses([wrong(), wrong(), wrong()])).toEqual([200, 200, 200]);
    expect(await fixture.beans(uid)).toBe(0);
    expect(await fixture.order(uid, orderNo)).toMatchObject({
      state: orderStates.paying,
      alert: 'wrong_amount',
      transaction: null,
    });
    expect(fixture.alerts).toHaveLength(1);
  }
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM payment_alert
    WHERE reason = 'wrong_amount'`.execute(fixture.database.reader);
  expect(rows).toEqual([{ n: 3 }]);
});

test('once the right amount is told, it is credited though another was told before', async () => {
  const { orderNo } = await fixture.beginPayment(uid);
  await take(fixture.notice(orderNo, { id: 'first', amount: 1 }));
  await take(fixture.notice(orderNo, { id: 'second' }));
  expect(await fixture.beans(uid)).toBe(whole);
  expect(await fixture.order(uid, orderNo)).toMatchObject({ state: orderStates.credited, alert: null });
});

test('a second payment of one order, and one payment for two orders, credit nothing more', async () => {
  const first = await fixture.beginPayment(uid);
  await take(fixture.notice(first.orderNo));
  await take(fixture.notice(first.orderNo, { id: 'again', transaction: 'another' }));
  expect(await fixture.beans(uid)).toBe(whole);
  expect((await fixture.order(uid, first.orderNo)).alert).toBe('paid_twice');
  const second = await fixture.beginPayment(uid);
  await take(fixture.notice(second.orderNo, { transaction: `t-${first.orderNo}` }));
  expect(await fixture.beans(uid)).toBe(whole);
  expect((await fixture.order(uid, second.orderNo)).state).toBe(orderStates.paying);
  await take(fixture.notice('GB404'));
  const { rows } = await sql<{ reason: string }>`SELECT reason FROM payment_alert
    WHERE order_no IN (${first.orderNo}, ${second.orderNo}, 'GB404') ORDER BY reason`.execute(
    fixture.database.reader,
  );
  expect(rows.map((row) => row.reason)).toEqual(['paid_twice', 'unknown_order', 'used_transaction']);
  expect(fixture.alerts).toHaveLength(3);
});

test('one payment told of for two orders at once credits one of them', async () => {
  const [one, two] = [await fixture.beginPayment(uid), await fixture.beginPayment(uid)];
  const deliveries = [one, two].flatMap(({ orderNo }) =>
    Array.from({ length: 5 }, () => take(fixture.notice(orderNo, { transaction: `shared-${uid}` }))),
  );
  await Promise.all(deliveries);
  expect(await fixture.beans(uid)).toBe(whole);
});

test('money that comes after the order has closed is credited, with a late flag', async () => {
  const { orderNo } = await fixture.beginPayment(uid);
  fixture.clock.advance(30 * 60_000);
  await fixture.runJobs();
  expect((await fixture.order(uid, orderNo)).state).toBe(orderStates.closed);
  fixture.clock.advance(3_600_000);
  await Promise.all(Array.from({ length: 8 }, () => take(fixture.notice(orderNo))));
  const order = await fixture.order(uid, orderNo);
  expect(order).toMatchObject({ state: orderStates.credited, late: true });
  expect(order.events.map(({ to }) => to)).toEqual([0, 1, 4, 2, 3]);
  expect(await fixture.beans(uid)).toBe(whole);
});

test('a refusal of the provider ends the order, and its money counts all the same if it comes', async () => {
  const { orderNo } = await fixture.beginPayment(uid);
  await take(fixture.notice(orderNo, { id: 'no', state: 'failed' }));
  expect((await fixture.order(uid, orderNo)).state).toBe(orderStates.failed);
  await take(fixture.notice(orderNo));
  expect(await fixture.order(uid, orderNo)).toMatchObject({ state: orderStates.credited, late: false });
  await take(fixture.notice(orderNo, { id: 'no2', state: 'failed' }));
  expect((await fixture.order(uid, orderNo)).state).toBe(orderStates.credited);
});

test('polls, notices, jobs and the end of the order race, and one of them credits', async () => {
  const { orderNo, reference } = await fixture.beginPayment(uid);
  await fixture.cashier.act(reference, 'pay');
  const transaction = (await fixture.cashier.find(reference))?.transaction ?? '';
  fixture.clock.advance(30 * 60_000);
  const second = await fixture.secondServer();
  try {
    await Promise.all([
      fixture.runJobs(),
      ...Array.from({ length: 10 }, () => take(fixture.notice(orderNo, { transaction }))),
      ...Array.from({ length: 10 }, () => second.orders.detail(uid, orderNo)),
      ...Array.from({ length: 5 }, () => second.handlers.get('orders.check')?.({ order_no: orderNo })),
      ...Array.from({ length: 5 }, () => second.handlers.get('orders.close')?.({ order_no: orderNo })),
      second.rhythms.get('orders.sweep')?.(),
      fixture.orders.list(uid, { page: 1, page_size: 20 }),
    ]);
  } finally {
    await second.close();
  }
  expect(await fixture.beans(uid)).toBe(whole);
  expect((await fixture.order(uid, orderNo)).state).toBe(orderStates.credited);
  expect(fixture.alerts).toEqual([]);
  await isConserved();
});
