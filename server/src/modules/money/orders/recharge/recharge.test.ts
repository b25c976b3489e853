import { agreements, orderPlace, orderStates } from '@goldbean/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../../../platform/config.ts';
import { keyOf } from '../../../../../test/refusals.ts';
import { createOrdersFixture, origin, type OrdersFixture } from '../orders.test-fixture.ts';

/* S24, E18, K28, K29: what a recharge offers, gives and leaves on record. */
let fixture: OrdersFixture;
let uid = '';
let number = 0;
beforeAll(async () => {
  fixture = await createOrdersFixture();
  fixture.product('dangwu', { soldIn: 'CNY', find: async () => null, credit: async () => {} });
});
afterAll(() => fixture.drop());
beforeEach(() => {
  uid = `buyer${(number += 1)}`;
  fixture.alerts.length = 0;
  fixture.setOverseas(false);
});

test('the bonus of the first recharge is given once, though two orders are paid at once', async () => {
  const begun = await Promise.all([fixture.beginPayment(uid), fixture.beginPayment(uid)]);
  expect((await fixture.orders.recharge.offer(uid, {})).first_bonus).toBe(50);
  await Promise.all(
    begun.map(({ orderNo }) => fixture.orders.takeNotice('cashier', fixture.notice(orderNo))),
  );
  expect(await fixture.beans(uid)).toBe(2 * 710 + 50);
  expect((await fixture.orders.recharge.offer(uid, {})).first_bonus).toBe(0);
  const bonuses = (await fixture.orders.list(uid, { page: 1, page_size: 20 })).list.map(
    (one) => one.first_bonus,
  );
  expect(bonuses.toSorted((a, b) => a - b)).toEqual([0, 50]);
});

test('nothing comes on top of a first recharge unless the server is configured so', async () => {
  const plain = await createOrdersFixture(new Map(), readConfig({}).firstRechargeBeans);
  const { orderNo } = await plain.beginPayment(uid);
  expect((await plain.orders.recharge.offer(uid, {})).first_bonus).toBe(0);
  await plain.orders.takeNotice('cashier', plain.notice(orderNo));
  expect(await plain.beans(uid)).toBe(710);
  expect((await plain.orders.list(uid, { page: 1, page_size: 20 })).list).toMatchObject([
    { state: orderStates.credited, first_bonus: 0 },
  ]);
  await plain.drop();
});

test('coins go to the account of coins, and earn no bonus', async () => {
  const request_id = fixture.next();
  const { order_no } = await fixture.orders.recharge.createCoinOrder(fixture.payer(uid, request_id), {
    goods_id: 'coins_50',
    pay_type: 5,
    agree: true,
    agreement_version: agreements.coins.version,
    request_id,
  });
  await fixture.orders.takeNotice('cashier', fixture.notice(order_no, { amount: 3_899, currency: 'USD' }));
  expect(await fixture.orders.recharge.coinOrderState(uid, order_no)).toMatchObject({
    state: orderStates.credited,
    coins: 52,
    balance: 52,
  });
  expect(await keyOf(fixture.orders.recharge.beanOrderState(uid, order_no))).toBe('order.missing');
  expect(await fixture.beans(uid)).toBe(0);
});

test('the offer is of the region, and names the agreement that was accepted last', async () => {
  const { recharge } = fixture.orders;
  expect(await recharge.offer(uid, {})).toMatchObject({
    methods: [1, 2, 5],
    agreement: { name: 'pay', accepted: null },
  });
  await fixture.createOrder(uid);
  expect((await recharge.offer(uid, {})).agreement.accepted).toBe(agreements.pay.version);
  fixture.setOverseas(true);
  const offer = await recharge.offer(uid, {});
  expect(offer).toMatchObject({ methods: [5, 4], agreement: { name: 'payOverseas', accepted: null } });
  expect(new Set(offer.list.map(({ currency }) => currency))).toEqual(new Set(['USD']));
  expect((await recharge.beanPacks(uid)).list).toEqual(offer.list);
  expect((await recharge.offer(uid, { region: 'cn' })).list[0]).toMatchObject({
    currency: 'CNY',
    price: 600,
  });
  expect((await recharge.coinPacks(uid)).list[1]).toMatchObject({ coins: 50, bonus: 2, price: 3_899 });
});

test.each([
  ['beans', false, [1, 2, 5]],
  ['beans', true, [5, 4]],
  ['coins', false, [5, 4]],
  ['coins', true, [5, 4]],
  ['dangwu', true, [1, 2, 5]],
] as const)(
  'the ways to pay for %s, overseas %s, are those of the money they cost',
  async (scene, overseas, open) => {
    fixture.setOverseas(overseas);
    const { methods } = await fixture.orders.methods(uid, { scene, amount: 3_899 });
    expect(methods).toHaveLength(4);
    expect(methods.filter(({ enabled }) => enabled).map(({ type }) => type)).toEqual(open);
    const inYuan = await fixture.orders.methods(uid, { scene, amount: 3_899, currency: 'CNY' });
    expect(inYuan.methods.find(({ name }) => name === 'wechat')?.enabled).toBe(true);
  },
);

test('an order has one record, written when it is credited (E18)', async () => {
  const { orderNo } = await fixture.beginPayment(uid);
  const given = { order_no: orderNo, channel: 4, pay_num: 6_800, pay_type: 1, gold_num: 760 } as const;
  const record = (change: object = {}) => fixture.orders.records.record(uid, { ...given, ...change });
  expect(await keyOf(record())).toBe('order.not_credited');
  await fixture.orders.takeNotice('cashier', fixture.notice(orderNo));
  const answers = await Promise.all([record(), record(), record()]);
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(await keyOf(record({ pay_num: 1 }))).toBe('order.record_differs');
  // Without the bonus it is not what was credited (D06).
  expect(await keyOf(record({ gold_num: 710 }))).toBe('order.record_differs');
  expect(await keyOf(record({ channel: 5 }))).toBe('order.record_differs');
  expect(await keyOf(record({ live_id: 'elsewhere' }))).toBe('order.record_differs');
  const { rows } = await sql`SELECT channel, gold_num, written_by, live_id FROM recharge_record
    WHERE order_no = ${orderNo}`.execute(fixture.database.reader);
  expect(rows).toEqual([{ channel: 4, gold_num: 760, written_by: 'server', live_id: null }]);
});

test('E18, E Specification.3: the live session of a recharge in a room is compared', async () => {
  const { orderNo } = await fixture.beginPayment(uid, { channel: 1, live_id: 'live1' });
  await fixture.orders.takeNotice('cashier', fixture.notice(orderNo));
  const given = { order_no: orderNo, channel: 1, pay_num: 6_800, pay_type: 1, gold_num: 760 } as const;
  const record = (live: object) => fixture.orders.records.record(uid, { ...given, ...live });
  expect(await keyOf(record({ live_id: 'live2' }))).toBe('order.record_differs');
  expect(await keyOf(record({}))).toBe('order.record_differs');
  expect(await record({ live_id: 'live1' })).toHaveProperty('id');
});

test('the page records the state of its order, at the first recharge as at the next', async () => {
  for (const beans of [760, 710]) {
    const { orderNo } = await fixture.beginPayment(uid);
    await fixture.orders.takeNotice('cashier', fixture.notice(orderNo));
    const seen = await fixture.orders.recharge.beanOrderState(uid, orderNo);
    expect(seen.beans).toBe(beans);
    const given = {
      order_no: orderNo,
      channel: 4,
      pay_num: 6_800,
      pay_type: 1,
      gold_num: seen.beans,
    } as const;
    expect(await fixture.orders.records.record(uid, given)).toHaveProperty('id');
  }
});

test('a record of the app stands for a purchase at Apple, once', async () => {
  const apple = { order_no: `apple-${uid}`, channel: 5, pay_num: 600, gold_num: 60 } as const;
  const record = (who: string, pay_type: 1 | 3) => fixture.orders.records.record(who, { ...apple, pay_type });
  expect(await keyOf(record(uid, 1))).toBe('order.missing');
  const ids = await Promise.all([record(uid, 3), record(uid, 3)]);
  expect(ids[0]).toEqual(ids[1]);
  expect(await keyOf(record('stranger', 3))).toBe('request.forbidden');
  expect(await fixture.beans(uid)).toBe(0);
});

/** The calls that place an order and begin its payment at once, as they are asked the same twice. */
const atOnce = {
  C077: ['payByWechat', 'beans_680', 'C077', agreements.pay.version],
  C078: ['payByAlipay', 'beans_680', 'C078', agreements.pay.version],
  C079: ['payByPaypal', 'beans_300_usd', 'C079', agreements.payOverseas.version],
  C083: ['createCoinOrder', 'coins_50', 'C083', agreements.coins.version],
} as const;

describe.each(Object.entries(atOnce))('%s', (_, [name, goods_id, call, agreement_version]) => {
  function pay(request_id: string, return_url?: string): Promise<{ order_no: string }> {
    const { recharge } = fixture.orders;
    const given = { goods_id, agree: true as const, agreement_version, return_url, request_id };
    const payer = fixture.payer(uid, request_id, 'same', call);
    if (name === 'createCoinOrder') return recharge.createCoinOrder(payer, { ...given, pay_type: 4 });
    return recharge[name](payer, { ...given, channel: 4 });
  }
  const mine = async () => (await fixture.orders.list(uid, { page: 1, page_size: 20 })).list;

  test('T06, D77: while the payment service is silent the answer says so; pressed again it is the same order, and can be paid', async () => {
    const request_id = fixture.next();
    fixture.trouble.isSilent = true;
    expect(await keyOf(pay(request_id))).toBe('order.provider_silent');
    fixture.trouble.isSilent = false;
    const [created] = await mine();
    expect(created?.state).toBe(orderStates.created);
    expect((await pay(request_id)).order_no).toBe(created?.order_no);
    expect((await mine()).map(({ state }) => state)).toEqual([orderStates.paying]);
  });

  test('the way back from the payment service names the order', async () => {
    const { order_no } = await pay(fixture.next(), `/user/pay?order=${orderPlace}&to=%2FjwLive%2FliveRoom`);
    const { rows } = await sql<{ return_url: string }>`SELECT return_url FROM cashier_payment
      WHERE order_no = ${order_no}`.execute(fixture.database.reader);
    expect(rows).toEqual([{ return_url: `${origin}/user/pay?order=${order_no}&to=%2FjwLive%2FliveRoom` }]);
  });
});
