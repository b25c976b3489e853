import { agreements, orderStates, payTypes } from '@goldbean/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../../../platform/config.ts';
import { createHttp } from '../../../../platform/http/index.ts';
import { serveWebhooks } from '../index.ts';
import { keyOf } from '../../../../../test/refusals.ts';
import { createOrdersFixture, origin, type OrdersFixture } from '../orders.test-fixture.ts';
import {
  ProviderUnavailable,
  type MinorMoney,
  type PaymentFact,
  type PaymentProvider,
  type ReadNotice,
} from './payment-provider.ports.ts';
import type { createCashier } from '../cashier/index.ts';
import { chooseCollectors } from './index.ts';

/* Orders with providers other than the cashier. */
let fact: PaymentFact = { state: 'unpaid' };
let read: ReadNotice | ProviderUnavailable = { kind: 'other', noticeId: 'x' };
const stripe: PaymentProvider = {
  name: 'stripe',
  start: async ({ orderNo }) => ({
    step: { kind: 'card', clientSecret: `secret of ${orderNo}`, publishableKey: 'pk_test_1' },
    reference: `pi_${orderNo}`,
  }),
  query: async () => fact,
  capture: async () => fact,
  close: async () => {},
  async readNotice() {
    if (read instanceof ProviderUnavailable) throw read;
    return read;
  },
  answer: (isTaken) => ({ status: isTaken ? 200 : 400, contentType: 'application/json', body: '{}' }),
};

let fixture: OrdersFixture;
let http: FastifyInstance;
let uid = '';
let number = 0;
beforeAll(async () => {
  fixture = await createOrdersFixture(new Map([[payTypes.card, stripe]]));
  http = await createHttp(readConfig({ LOG_LEVEL: 'silent' }));
  await serveWebhooks(http, fixture.orders);
});
afterAll(async () => {
  await http.close();
  await fixture.drop();
});
beforeEach(() => {
  uid = `card${(number += 1)}`;
  fact = { state: 'unpaid' };
});

const orderCoins = (request_id = fixture.next()) =>
  fixture.orders.recharge.createCoinOrder(fixture.payer(uid, request_id), {
    goods_id: 'coins_10',
    pay_type: 5,
    agree: true,
    agreement_version: agreements.coins.version,
    request_id,
  });
const notify = () => http.inject({ method: 'POST', url: '/pay/notify/stripe', payload: 'x' });
const stateOf = async (orderNo: string) => (await fixture.order(uid, orderNo)).state;

test('a card is typed into the provider’s own field', async () => {
  const coins = await orderCoins();
  expect(coins).toMatchObject({
    pay_url: null,
    client_secret: `secret of ${coins.order_no}`,
    publishable_key: 'pk_test_1',
  });
  expect((await fixture.orders.pay(uid, { order_no: coins.order_no }, origin)).step).toEqual({
    kind: 'card',
    client_secret: coins.client_secret,
    publishable_key: 'pk_test_1',
  });
});

test('a notice about nothing of ours is noted and taken', async () => {
  read = { kind: 'other', noticeId: 'event-1' };
  expect((await notify()).statusCode).toBe(200);
  const { rows } = await sql`SELECT fact, order_no FROM provider_notice
    WHERE provider = 'stripe' AND notice_id = 'event-1'`.execute(fixture.database.reader);
  expect(rows).toEqual([{ fact: 'other', order_no: null }]);
});

test('a notice that cannot be judged now shall come again', async () => {
  read = new ProviderUnavailable('no certificate');
  const answer = await notify();
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ msg_key: 'system.unavailable' });
});

test('a provider speaks for its own orders only', async () => {
  const { orderNo } = await fixture.beginPayment(uid);
  const paid = {
    state: 'paid',
    transaction: 'ch_1',
    price: { minor: 6_800, currency: 'CNY' },
    paidAt: fixture.clock.now(),
  } as const;
  read = { kind: 'fact', orderNo, noticeId: 'event-2', fact: paid };
  expect((await notify()).statusCode).toBe(200);
  expect(await stateOf(orderNo)).toBe(orderStates.paying);
  read = { kind: 'fact', orderNo, noticeId: 'event-3', fact: { state: 'failed' } };
  await notify();
  expect(await stateOf(orderNo)).toBe(orderStates.paying);
  expect(await fixture.beans(uid)).toBe(0);
});

test('what the provider ended is closed, and the same again changes nothing', async () => {
  const { order_no } = await orderCoins();
  read = { kind: 'fact', orderNo: order_no, noticeId: 'event-4', fact: { state: 'closed' } };
  await notify();
  await notify();
  expect(await stateOf(order_no)).toBe(orderStates.closed);
});

const alertsOf = async (orderNo: string) =>
  (
    await sql<{ reason: string; minor: number; refunded: number | null }>`
      SELECT reason, minor, refunded FROM payment_alert WHERE order_no = ${orderNo} ORDER BY refunded, refund_key`.execute(
      fixture.database.reader,
    )
  ).rows;
async function given(orderNo: string, refunded: number | null) {
  const { rows } =
    await sql<MinorMoney>`SELECT minor, currency FROM pay_order WHERE order_no = ${orderNo}`.execute(
      fixture.database.reader,
    );
  const [price] = rows;
  if (!price) throw new Error('not ordered');
  return {
    state: 'refunded',
    transaction: `pi_${uid}`,
    price,
    refunded,
    paidAt: fixture.clock.now(),
  } as const;
}

test.each([
  ['in whole', 100],
  ['in part', 1],
  ['by a sum that nobody says', null],
])(
  'what was refunded %s before it was asked for credits nothing and raises one alert',
  async (_, refunded) => {
    const { order_no } = await orderCoins();
    fact = await given(order_no, refunded);
    const finding = { kind: 'fact', orderNo: order_no, fact } as const;
    fixture.clock.advance(60_000);
    await fixture.runJobs();
    read = { ...finding, noticeId: `${uid}-1` };
    await notify();
    // An older notice of the same payment, and the end of the order, change nothing.
    const { transaction, price, paidAt } = fact;
    read = { ...finding, noticeId: `${uid}-2`, fact: { state: 'paid', transaction, price, paidAt } };
    await notify();
    fixture.clock.advance(30 * 60_000);
    await fixture.runJobs();
    expect(await fixture.order(uid, order_no)).toMatchObject({ state: orderStates.refunded, alert: null });
    const { rows: entries } = await sql`SELECT 1 FROM wallet_entry
      WHERE starts_with(account_id, ${`user:${uid}:`})`.execute(fixture.database.reader);
    expect(entries).toEqual([]);
    expect(await alertsOf(order_no)).toEqual([{ reason: 'refunded', minor: price.minor, refunded }]);
    expect(fixture.alerts.filter((line) => JSON.stringify(line).includes(order_no))).toHaveLength(1);
  },
);

test('what is refunded after it was credited stays credited, and people are told', async () => {
  const { order_no } = await orderCoins();
  const { refunded, ...paid } = await given(order_no, 100);
  read = { kind: 'fact', orderNo: order_no, noticeId: `${uid}-1`, fact: { ...paid, state: 'paid' } };
  await notify();
  expect(await stateOf(order_no)).toBe(orderStates.credited);
  read = {
    kind: 'fact',
    orderNo: order_no,
    noticeId: `${uid}-2`,
    fact: { ...paid, state: 'refunded', refunded },
  };
  await notify();
  await notify();
  expect(await fixture.order(uid, order_no)).toMatchObject({ state: orderStates.credited, alert: null });
  expect(await alertsOf(order_no)).toEqual([{ reason: 'refunded', minor: paid.price.minor, refunded: 100 }]);
});

test('each refund of a credited payment raises one alert, by its number or by the sum that is told', async () => {
  const { order_no } = await orderCoins();
  const { refunded, ...paid } = await given(order_no, 30);
  read = { kind: 'fact', orderNo: order_no, noticeId: `${uid}-1`, fact: { ...paid, state: 'paid' } };
  await notify();
  const tell = async (change: { refunded: number | null; refundId?: string }) => {
    for (const notice of [1, 2]) {
      const noticeId = `${uid}-${change.refundId}-${change.refunded}-${notice}`;
      read = { kind: 'fact', orderNo: order_no, noticeId, fact: { ...paid, ...change, state: 'refunded' } };
      expect((await notify()).statusCode).toBe(200);
    }
  };
  await tell({ refunded, refundId: 'R1' });
  await tell({ refunded, refundId: 'R2' });
  await tell({ refunded: 60 });
  await tell({ refunded: 90 });
  await tell({ refunded: null });
  expect(await fixture.order(uid, order_no)).toMatchObject({ state: orderStates.credited, alert: null });
  expect((await alertsOf(order_no)).map((row) => row.refunded)).toEqual([30, 30, 60, 90, null]);
  expect(fixture.alerts.filter((line) => JSON.stringify(line).includes(order_no))).toHaveLength(5);
  expect((await fixture.wallet.reconciliation()).ok).toBe(true);
});

test('a payment that began while the order ended is taken back', async () => {
  const closed: string[] = [];
  const slow: PaymentProvider = {
    ...stripe,
    async start(request) {
      other.clock.advance(30 * 60_000);
      await other.runJobs();
      return stripe.start(request);
    },
    close: async (orderNo) => void closed.push(orderNo),
  };
  const other = await createOrdersFixture(new Map([[payTypes.card, slow]]));
  try {
    const request_id = other.next();
    const payer = other.payer(uid, request_id);
    const { order_no } = await other.orders.recharge.createBeanOrder(payer, {
      goods_id: 'beans_680',
      pay_type: 5,
      channel: 4,
      agree: true,
      agreement_version: agreements.pay.version,
      request_id,
    });
    expect(await keyOf(other.orders.port.pay(uid, order_no, { origin }))).toBe('order.closed');
    expect(closed).toEqual([order_no]);
  } finally {
    await other.drop();
  }
});

test('the cashier is open in the demo while nobody else collects, or when it is said so', async () => {
  const cashier = {} as ReturnType<typeof createCashier>;
  const withStandIn = { ...cashier, standIn: () => stripe } as ReturnType<typeof createCashier>;
  const outside = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  const choose = (environment: object, demo: boolean, open?: boolean) =>
    chooseCollectors({ ...environment }, fixture.clock, withStandIn, { demo, cashier: open });
  const ways = async (...given: Parameters<typeof choose>) => [...(await choose(...given)).collectors.keys()];
  expect(await ways({}, true)).toEqual([1, 2, 5, 4]);
  expect(await ways({}, false)).toEqual([]);
  expect(await ways({}, true, false)).toEqual([]);
  expect(await ways(outside, true)).toEqual([5]);
  expect(await ways(outside, false, true)).toEqual([1, 2, 5, 4]);
  expect((await choose(outside, false, true)).collectors.get(5)?.name).toBe('stripe');
  expect((await choose(outside, true)).hasCashier).toBe(false);
});
