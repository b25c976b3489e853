import { orderLimits, agreements, orderStates } from '@goldbean/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { keyOf } from '../../../../test/refusals.ts';
import { createOrdersFixture, origin, type OrderChange, type OrdersFixture } from './orders.test-fixture.ts';

/* E17, S24, V35: ordering, paying and delivering. */
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
const create = (change: OrderChange = {}, body = 'same') => fixture.createOrder(uid, change, body);
const stateOf = async (orderNo: string) => (await fixture.order(uid, orderNo)).state;

test('an order keeps its price, what it gives, the accepted agreement and its end', async () => {
  const created = await create({ agreement_version: agreements.pay.version, live_id: 'live1', channel: 1 });
  const now = fixture.clock.now();
  expect(created).toMatchObject({ amount: 6_800, currency: 'CNY', expires_ts: now + 30 * minute });
  expect(created.order_no).toMatch(/^GB\d{19}$/);
  expect(await fixture.order(uid, created.order_no)).toEqual({
    order_no: created.order_no,
    product: { kind: 'beans', id: 'beans_680', name: '710 金豆' },
    amount: 6_800,
    currency: 'CNY',
    gives: { currency: 'BEAN', amount: 710 },
    first_bonus: 0,
    pay_type: 1,
    channel: 1,
    live_id: 'live1',
    state: orderStates.created,
    late: false,
    alert: null,
    agreement: { name: 'pay', version: agreements.pay.version },
    created: '2026-11-21 12:00:00',
    created_ts: now,
    expires: '2026-11-21 12:30:00',
    expires_ts: now + 30 * minute,
    paid_at: null,
    paid_at_ts: null,
    transaction: null,
    events: [{ at: '2026-11-21 12:00:00', at_ts: now, from: null, to: 0, source: 'member' }],
  });
});

test('one intent orders once, at once and for ever', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => create({ request_id: 'once' })));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect((await fixture.orders.list(uid, { page: 1, page_size: 20 })).total).toBe(1);
  expect(await keyOf(create({ request_id: 'once' }, 'another body'))).toBe('system.repeated');
  await fixture.database.transaction((tx) => {
    fixture.clock.advance(25 * 60 * minute);
    return fixture.server.idempotency.sweep(tx);
  });
  expect(await keyOf(create({ request_id: 'once' }))).toBe('system.repeated');
});

test('what cannot be ordered is refused, and nothing is written', async () => {
  expect(await keyOf(create({ goods_id: 'nothing' }))).toBe('order.goods_missing');
  expect(await keyOf(create({ goods_id: 'coins_10' }))).toBe('order.goods_missing');
  expect(await keyOf(create({ pay_type: 4 }))).toBe('order.method_wrong');
  expect(await keyOf(create({ agreement_version: '2020-01' }))).toBe('order.agreement_changed');
  expect(await keyOf(create({ goods_id: 'beans_60_usd', pay_type: 4 }))).toBe('order.amount_out_of_range');
  expect((await fixture.orders.list(uid, { page: 1, page_size: 20 })).total).toBe(0);
});

test('a member has five unpaid orders at most, however many they ask for at once', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 12 }, () => create()));
  expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(orderLimits.unpaidOrdersMax);
  expect(await keyOf(create())).toBe('order.too_many_unpaid');
  fixture.clock.advance(orderLimits.orderExpiryMs);
  expect(await keyOf(create())).toBe('not refused');
});

test('an order of somebody else is refused to every call, and one that is not there is missing', async () => {
  const { order_no } = await create();
  const { recharge, records, port } = fixture.orders;
  const place = { origin };
  const mine = [
    (who: string, no: string) => fixture.orders.detail(who, no),
    (who: string, no: string) => fixture.orders.progress(who, no),
    (who: string, no: string) => fixture.orders.pay(who, { order_no: no }, origin),
    (who: string, no: string) => port.pay(who, no, place),
    (who: string, no: string) => recharge.beanOrderState(who, no),
    (who: string, no: string) => recharge.coinOrderState(who, no),
    (who: string, no: string) => recharge.paypalOrderState(who, { order_no: no, paypal_id: 'x' }),
    (who: string, no: string) => recharge.payByWechat(fixture.payer(who, fixture.next()), { order_no: no }),
    (who: string, no: string) => recharge.payByAlipay(fixture.payer(who, fixture.next()), { order_no: no }),
    (who: string, no: string) => recharge.payByPaypal(fixture.payer(who, fixture.next()), { order_no: no }),
    (who: string, no: string) =>
      records.record(who, { order_no: no, channel: 2, pay_num: 6_800, pay_type: 1, gold_num: 710 }),
  ];
  for (const call of mine) {
    expect(await keyOf(call('stranger', order_no))).toBe('request.forbidden');
    expect(await keyOf(call(uid, 'GB404'))).toBe('order.missing');
  }
  expect((await fixture.orders.list('stranger', { page: 1, page_size: 20 })).total).toBe(0);
});

test('paying goes on where it began, and only in the way that was chosen', async () => {
  const { order_no } = await create();
  const { recharge } = fixture.orders;
  const payer = () => fixture.payer(uid, fixture.next());
  const [first, second] = await Promise.all([
    recharge.payByWechat(payer(), { order_no }),
    recharge.payByWechat(payer(), { order_no }),
  ]);
  expect(first.code_url).toMatch(/^http:\/\/class\.example\/pay\/cashier\/[\w-]{43}$/);
  expect(second).toEqual(first);
  const { rows } = await sql<{ state: string }>`SELECT state FROM cashier_payment
    WHERE order_no = ${order_no} ORDER BY state`.execute(fixture.database.reader);
  expect(rows.filter(({ state }) => state === 'unpaid')).toHaveLength(1);
  expect(await fixture.orders.pay(uid, { order_no }, origin)).toMatchObject({
    step: { kind: 'qr', code_url: first.code_url },
  });
  expect(await stateOf(order_no)).toBe(orderStates.paying);
  expect(await keyOf(recharge.payByAlipay(payer(), { order_no }))).toBe('order.method_wrong');
});

test('each way to pay has its own step', async () => {
  const { recharge } = fixture.orders;
  const intent = () => fixture.payer(uid, fixture.next(), 'same', fixture.next());
  const fresh = (goods_id: string) => ({
    goods_id,
    channel: 4,
    agree: true,
    agreement_version: agreements.pay.version,
    request_id: fixture.next(),
  });
  const byAlipay = await recharge.payByAlipay(intent(), fresh('beans_60'));
  expect(byAlipay).toMatchObject({ pay_url: null, code_url: expect.stringContaining('/pay/cashier/') });
  const byPaypal = await recharge.payByPaypal(intent(), fresh('beans_300_usd'));
  expect(byPaypal.approve_url).toContain(byPaypal.paypal_id);
  const byCard = await recharge.createCoinOrder(intent(), {
    goods_id: 'coins_50',
    pay_type: 5,
    agree: true,
    agreement_version: agreements.coins.version,
    request_id: fixture.next(),
  });
  expect(byCard).toMatchObject({ amount: 3_899, currency: 'USD', client_secret: null });
  expect(byCard.pay_url).toContain('/pay/cashier/');
});

test('a payer comes back to a page of ours alone', async () => {
  const { order_no } = await create();
  const pay = (returnUrl: string) => fixture.orders.port.pay(uid, order_no, { origin, returnUrl });
  for (const foreign of ['https://evil.example/', '//evil.example', 'javascript:alert(1)', 'http://['])
    expect(await keyOf(pay(foreign))).toBe('request.invalid');
  const { reference } = await pay('/user/myGold?order=1');
  expect((await fixture.cashier.find(reference))?.return_url).toBe(
    'http://class.example/user/myGold?order=1',
  );
});

test('what another feature sells is delivered by it, and again until it succeeds', async () => {
  let isOut = true;
  const delivered: string[] = [];
  fixture.product('content', {
    find: async (_reader, _uid, productId) =>
      productId === 'film'
        ? { price: { minor: 990, currency: 'CNY' }, gives: null, name: 'A film', agreement: 'service' }
        : null,
    credit: async (_tx, order) => {
      if (isOut) throw new Error('out of order');
      delivered.push(`${order.uid} ${order.productId} ${order.price.minor}`);
    },
  });
  const order = {
    uid,
    kind: 'content',
    productId: 'film',
    payType: 2,
    agreementVersion: agreements.service.version,
  } as const;
  const { orderNo } = await fixture.database.transaction((tx) => fixture.orders.port.place(tx, order));
  await fixture.orders.port.pay(uid, orderNo, { origin });
  await fixture.orders.takeNotice('cashier', fixture.notice(orderNo, { amount: 990 }));
  expect(await stateOf(orderNo)).toBe(orderStates.paid);
  expect(fixture.alerts).toHaveLength(1);
  await fixture.server.rhythms.get('orders.sweep')?.();
  expect(await stateOf(orderNo)).toBe(orderStates.paid);
  isOut = false;
  await Promise.all([
    fixture.server.rhythms.get('orders.sweep')?.(),
    fixture.server.rhythms.get('orders.sweep')?.(),
    fixture.orders.takeNotice('cashier', fixture.notice(orderNo, { amount: 990 })),
  ]);
  expect(delivered).toEqual([`${uid} film 990`]);
  expect(await fixture.orders.progress(uid, orderNo)).toMatchObject({
    state: orderStates.credited,
    product: { kind: 'content', id: 'film', name: 'A film' },
  });
});

test('a kind of product is delivered by one feature', () => {
  const nothing = { find: async () => null, credit: async () => {} };
  expect(() => fixture.product('beans', nothing)).toThrow('"beans" is registered already');
});
