import { orderStates } from '@goldbean/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOrdersFixture, type OrdersFixture } from '../orders.test-world.ts';

/* G028, T06, invariant 5: whatever providers send, however often, an order is credited once. */
let world: OrdersFixture;
let uid = '';
let number = 0;
beforeAll(async () => {
  world = await createOrdersFixture();
});
afterAll(() => world.drop());
beforeEach(() => {
  uid = `payer${(number += 1)}`;
  world.alerts.length = 0;
});

/** 710 beans of the pack and 50 because it is the first. */
const whole = 760;
const take = (notice: Parameters<OrdersFixture['orders']['takeNotice']>[1]) =>
  world.orders.takeNotice('cashier', notice);
const statuses = async (notices: readonly Promise<{ status: number } | null>[]) =>
  (await Promise.all(notices)).map((answer) => answer?.status);
const refusals = async () => {
  const { rows } = await sql<{ n: number }>`SELECT COALESCE(SUM(n), 0)::int AS n FROM notice_refusal`.execute(
    world.database.reader,
  );
  return rows[0]?.n ?? 0;
};
const isConserved = async () => expect((await world.wallet.reconciliation()).ok).toBe(true);

test('50 notices at once, at two servers, credit once', async () => {
  const { orderNo } = await world.beginPayment(uid);
  const second = await world.secondServer();
  try {
    const notices = Array.from({ length: 50 }, (_, index) =>
      (index % 2 === 0 ? world.orders : second.orders).takeNotice('cashier', world.notice(orderNo)),
    );
    expect(new Set(await statuses(notices))).toEqual(new Set([200]));
  } finally {
    await second.close();
  }
  expect(await world.beans(uid)).toBe(whole);
  const order = await world.order(uid, orderNo);
  expect(order).toMatchObject({ state: orderStates.credited, late: false, first_bonus: 50, alert: null });
  expect(order.events.map(({ to, source }) => [to, source])).toEqual([
    [0, 'member'],
    [1, 'member'],
    [2, 'notify'],
    [3, 'notify'],
  ]);
  const { rows } = await sql<{ times_seen: number }>`SELECT times_seen FROM provider_notice
    WHERE order_no = ${orderNo}`.execute(world.database.reader);
  expect(rows).toEqual([{ times_seen: 50 }]);
  expect(world.alerts).toEqual([]);
  await isConserved();
});

test('notices that differ, of one payment and at once, credit once and raise no alert', async () => {
  const { orderNo } = await world.beginPayment(uid);
  const notices = Array.from({ length: 30 }, (_, index) =>
    take(world.notice(orderNo, { id: `${orderNo}-${index}` })),
  );
  expect(new Set(await statuses(notices))).toEqual(new Set([200]));
  expect(await world.beans(uid)).toBe(whole);
  expect(world.alerts).toEqual([]);
});

test('notices of many orders, repeated and shuffled, credit each once', async () => {
  const orders = await Promise.all(
    Array.from({ length: 10 }, async (_, index) => {
      const who = `${uid}-${index}`;
      return { who, ...(await world.beginPayment(who)) };
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
  const answers = await statuses(notices.map(({ orderNo }) => take(world.notice(orderNo))));
  expect(new Set(answers)).toEqual(new Set([200]));
  for (const { who } of orders) expect(await world.beans(who)).toBe(whole);
  await isConserved();
});

test('a forged, a stale and a garbled notice are refused, and leave nothing but a number', async () => {
  const { orderNo } = await world.beginPayment(uid);
  const before = await refusals();
  const now = world.clock.now();
  const good = world.notice(orderNo);
  const bad = [
    world.notice(orderNo, {}, now, 'another secret'),
    world.notice(orderNo, {}, now - 300_001),
    world.notice(orderNo, {}, now + 300_001),
    { ...good, body: Buffer.from(good.body.toString().replace('6800', '6801')) },
    { ...good, headers: {} },
    { ...good, headers: { ...good.headers, 'cashier-signature': 'zz' } },
    { ...good, body: Buffer.alloc(0) },
    world.notice(orderNo, { amount: -1 }),
  ];
  expect(await statuses(bad.map(take))).toEqual(bad.map(() => 400));
  expect(await world.beans(uid)).toBe(0);
  expect((await world.order(uid, orderNo)).state).toBe(orderStates.paying);
  expect(await refusals()).toBe(before + bad.length);
  const { rows } = await sql`SELECT 1 FROM provider_notice WHERE order_no = ${orderNo}`.execute(
    world.database.reader,
  );
  expect(rows).toEqual([]);
  // At the edge of the tolerance it counts.
  expect(await statuses([take(world.notice(orderNo, {}, now - 300_000))])).toEqual([200]);
  expect(await world.beans(uid)).toBe(whole);
});

test('nobody hears a provider that does not collect for us', async () => {
  expect(await world.orders.takeNotice('stripe', world.notice('GB1'))).toBeNull();
  expect(await world.orders.takeNotice('__proto__', world.notice('GB1'))).toBeNull();
});

test('another amount or currency credits nothing and raises one alert', async () => {
  for (const change of [{ amount: 6_799 }, { amount: 6_801 }, { currency: 'USD' as const }]) {
    const { orderNo } = await world.beginPayment(uid);
    world.alerts.length = 0;
    const wrong = () => take(world.notice(orderNo, change));
    expect(await statuses([wrong(), wrong(), wrong()])).toEqual([200, 200, 200]);
    expect(await world.beans(uid)).toBe(0);
    expect(await world.order(uid, orderNo)).toMatchObject({
      state: orderStates.paying,
      alert: 'wrong_amount',
      transaction: null,
    });
    expect(world.alerts).toHaveLength(1);
  }
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM payment_alert
    WHERE reason = 'wrong_amount'`.execute(world.database.reader);
  expect(rows).toEqual([{ n: 3 }]);
});

test('once the right amount is told, it is credited though another was told before', async () => {
  const { orderNo } = await world.beginPayment(uid);
  await take(world.notice(orderNo, { id: 'first', amount: 1 }));
  await take(world.notice(orderNo, { id: 'second' }));
  expect(await world.beans(uid)).toBe(whole);
  expect(await world.order(uid, orderNo)).toMatchObject({ state: orderStates.credited, alert: null });
});

test('a second payment of one order, and one payment for two orders, credit nothing more', async () => {
  const first = await world.beginPayment(uid);
  await take(world.notice(first.orderNo));
  await take(world.notice(first.orderNo, { id: 'again', transaction: 'another' }));
  expect(await world.beans(uid)).toBe(whole);
  expect((await world.order(uid, first.orderNo)).alert).toBe('paid_twice');
  const second = await world.beginPayment(uid);
  await take(world.notice(second.orderNo, { transaction: `t-${first.orderNo}` }));
  expect(await world.beans(uid)).toBe(whole);
  expect((await world.order(uid, second.orderNo)).state).toBe(orderStates.paying);
  await take(world.notice('GB404'));
  const { rows } = await sql<{ reason: string }>`SELECT reason FROM payment_alert
    WHERE order_no IN (${first.orderNo}, ${second.orderNo}, 'GB404') ORDER BY reason`.execute(
    world.database.reader,
  );
  expect(rows.map((row) => row.reason)).toEqual(['paid_twice', 'unknown_order', 'used_transaction']);
  expect(world.alerts).toHaveLength(3);
});

test('one payment told of for two orders at once credits one of them', async () => {
  const [one, two] = [await world.beginPayment(uid), await world.beginPayment(uid)];
  const told = [one, two].flatMap(({ orderNo }) =>
    Array.from({ length: 5 }, () => take(world.notice(orderNo, { transaction: `shared-${uid}` }))),
  );
  await Promise.all(told);
  expect(await world.beans(uid)).toBe(whole);
});

test('money that comes after the order has closed is credited, with a late flag', async () => {
  const { orderNo } = await world.beginPayment(uid);
  world.clock.advance(30 * 60_000);
  await world.runJobs();
  expect((await world.order(uid, orderNo)).state).toBe(orderStates.closed);
  world.clock.advance(3_600_000);
  await Promise.all(Array.from({ length: 8 }, () => take(world.notice(orderNo))));
  const order = await world.order(uid, orderNo);
  expect(order).toMatchObject({ state: orderStates.credited, late: true });
  expect(order.events.map(({ to }) => to)).toEqual([0, 1, 4, 2, 3]);
  expect(await world.beans(uid)).toBe(whole);
});

test('a refusal of the provider ends the order, and its money counts all the same if it comes', async () => {
  const { orderNo } = await world.beginPayment(uid);
  await take(world.notice(orderNo, { id: 'no', state: 'failed' }));
  expect((await world.order(uid, orderNo)).state).toBe(orderStates.failed);
  await take(world.notice(orderNo));
  expect(await world.order(uid, orderNo)).toMatchObject({ state: orderStates.credited, late: false });
  await take(world.notice(orderNo, { id: 'no2', state: 'failed' }));
  expect((await world.order(uid, orderNo)).state).toBe(orderStates.credited);
});

test('polls, notices, jobs and the end of the order race, and one of them credits', async () => {
  const { orderNo, reference } = await world.beginPayment(uid);
  await world.cashier.act(reference, 'pay');
  const transaction = (await world.cashier.find(reference))?.transaction ?? '';
  world.clock.advance(30 * 60_000);
  const second = await world.secondServer();
  try {
    await Promise.all([
      world.runJobs(),
      ...Array.from({ length: 10 }, () => take(world.notice(orderNo, { transaction }))),
      ...Array.from({ length: 10 }, () => second.orders.detail(uid, orderNo)),
      ...Array.from({ length: 5 }, () => second.handlers.get('orders.check')?.({ order_no: orderNo })),
      ...Array.from({ length: 5 }, () => second.handlers.get('orders.close')?.({ order_no: orderNo })),
      second.rhythms.get('orders.sweep')?.(),
      world.orders.list(uid, { page: 1, page_size: 20 }),
    ]);
  } finally {
    await second.close();
  }
  expect(await world.beans(uid)).toBe(whole);
  expect((await world.order(uid, orderNo)).state).toBe(orderStates.credited);
  expect(world.alerts).toEqual([]);
  await isConserved();
});
