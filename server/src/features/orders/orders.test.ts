import { agreements, limits, orderStates } from '@goldbean/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOrdersWorld, origin, refusal, type OrdersWorld } from './orders.test-world.ts';

/* E17, S24, V35: ordering, asking, records and the end of an order. */
let world: OrdersWorld;
let uid = '';
let number = 0;
beforeAll(async () => {
  world = await createOrdersWorld();
});
afterAll(() => world.drop());
beforeEach(() => {
  uid = `buyer${(number += 1)}`;
  world.alerts.length = 0;
  world.setOverseas(false);
});

const minute = 60_000;
type Change = Partial<Parameters<OrdersWorld['orders']['recharge']['createBeanOrder']>[1]>;
const create = (change: Change = {}, body = 'same') => {
  const request_id = change.request_id ?? world.next();
  return world.orders.recharge.createBeanOrder(world.payer(uid, request_id, body), {
    goods_id: 'beans_680',
    pay_type: 1,
    channel: 2,
    agree: true,
    request_id,
    ...change,
  });
};
const stateOf = async (orderNo: string) => (await world.order(uid, orderNo)).state;

test('an order keeps its price, what it gives, the accepted agreement and its end', async () => {
  const created = await create({ agreement_version: agreements.pay.version, live_id: 'live1', channel: 1 });
  const now = world.clock.now();
  expect(created).toMatchObject({ amount: 6_800, currency: 'CNY', expires_ts: now + 30 * minute });
  expect(created.order_no).toMatch(/^GB\d{19}$/);
  expect(await world.order(uid, created.order_no)).toEqual({
    order_no: created.order_no,
    product: { kind: 'beans', id: 'beans_680', name: '710 金豆' },
    amount: 6_800,
    currency: 'CNY',
    gives: { currency: 'BEAN', amount: 710 },
    first_bonus: 0,
    pay_type: 1,
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
  expect((await world.orders.list(uid, { page: 1, page_size: 20 })).total).toBe(1);
  expect(await refusal(create({ request_id: 'once' }, 'another body'))).toBe('system.repeated');
  await world.database.transaction((tx) => {
    world.clock.advance(25 * 60 * minute);
    return world.server.idempotency.sweep(tx);
  });
  expect(await refusal(create({ request_id: 'once' }))).toBe('system.repeated');
});

test('what cannot be ordered is refused, and nothing is written', async () => {
  expect(await refusal(create({ goods_id: 'nothing' }))).toBe('order.goods_missing');
  expect(await refusal(create({ goods_id: 'coins_10' }))).toBe('order.goods_missing');
  expect(await refusal(create({ pay_type: 4 }))).toBe('order.method_wrong');
  expect(await refusal(create({ agreement_version: '2020-01' }))).toBe('order.agreement_changed');
  expect(await refusal(create({ goods_id: 'beans_60_usd', pay_type: 4 }))).toBe('order.amount_out_of_range');
  expect((await world.orders.list(uid, { page: 1, page_size: 20 })).total).toBe(0);
});

test('a member has five unpaid orders at most, however many they ask for at once', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 12 }, () => create()));
  expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(limits.unpaidOrdersMost);
  expect(await refusal(create())).toBe('order.too_many_unpaid');
  world.clock.advance(limits.orderExpiryMs);
  expect(await refusal(create())).toBe('not refused');
});

test('an order of somebody else is refused to every call, and one that is not there is missing', async () => {
  const { order_no } = await create();
  const { recharge, records, port } = world.orders;
  const place = { origin };
  const mine = [
    (who: string, no: string) => world.orders.detail(who, no),
    (who: string, no: string) => world.orders.progress(who, no),
    (who: string, no: string) => world.orders.pay(who, { order_no: no }, origin),
    (who: string, no: string) => port.pay(who, no, place),
    (who: string, no: string) => recharge.beanOrderState(who, no),
    (who: string, no: string) => recharge.coinOrderState(who, no),
    (who: string, no: string) => recharge.paypalOrderState(who, { order_no: no, paypal_id: 'x' }),
    (who: string, no: string) => recharge.payByWechat(world.payer(who, world.next()), { order_no: no }),
    (who: string, no: string) => recharge.payByAlipay(world.payer(who, world.next()), { order_no: no }),
    (who: string, no: string) => recharge.payByPaypal(world.payer(who, world.next()), { order_no: no }),
    (who: string, no: string) =>
      records.record(who, { order_no: no, channel: 2, pay_num: 6_800, pay_type: 1, gold_num: 710 }),
  ];
  for (const call of mine) {
    expect(await refusal(call('stranger', order_no))).toBe('request.forbidden');
    expect(await refusal(call(uid, 'GB404'))).toBe('order.missing');
  }
  expect((await world.orders.list('stranger', { page: 1, page_size: 20 })).total).toBe(0);
});

test('paying goes on where it began, and only in the way that was chosen', async () => {
  const { order_no } = await create();
  const { recharge } = world.orders;
  const payer = () => world.payer(uid, world.next());
  const [first, second] = await Promise.all([
    recharge.payByWechat(payer(), { order_no }),
    recharge.payByWechat(payer(), { order_no }),
  ]);
  expect(first.code_url).toMatch(/^http:\/\/class\.example\/pay\/cashier\/[\w-]{43}$/);
  expect(second).toEqual(first);
  const { rows } = await sql<{ state: string }>`SELECT state FROM cashier_payment
    WHERE order_no = ${order_no} ORDER BY state`.execute(world.database.reader);
  expect(rows.filter(({ state }) => state === 'unpaid')).toHaveLength(1);
  expect(await world.orders.pay(uid, { order_no }, origin)).toMatchObject({
    step: { kind: 'qr', code_url: first.code_url },
  });
  expect(await stateOf(order_no)).toBe(orderStates.paying);
  expect(await refusal(recharge.payByAlipay(payer(), { order_no }))).toBe('order.method_wrong');
});

test('each way to pay has its own step', async () => {
  const { recharge } = world.orders;
  const intent = () => world.payer(uid, world.next(), 'same', world.next());
  const fresh = (goods_id: string) => ({ goods_id, channel: 4, agree: true, request_id: world.next() });
  const byAlipay = await recharge.payByAlipay(intent(), fresh('beans_60'));
  expect(byAlipay).toMatchObject({ pay_url: null, code_url: expect.stringContaining('/pay/cashier/') });
  const byPaypal = await recharge.payByPaypal(intent(), fresh('beans_300_usd'));
  expect(byPaypal.approve_url).toContain(byPaypal.paypal_id);
  const byCard = await recharge.createCoinOrder(intent(), {
    goods_id: 'coins_50',
    pay_type: 5,
    agree: true,
    request_id: world.next(),
  });
  expect(byCard).toMatchObject({ amount: 3_899, currency: 'USD', client_secret: null });
  expect(byCard.pay_url).toContain('/pay/cashier/');
});

test('a payer comes back to a page of ours alone', async () => {
  const { order_no } = await create();
  const pay = (returnUrl: string) => world.orders.port.pay(uid, order_no, { origin, returnUrl });
  for (const foreign of ['https://evil.example/', '//evil.example', 'javascript:alert(1)', 'http://['])
    expect(await refusal(pay(foreign))).toBe('request.invalid');
  const { reference } = await pay('/user/myGold?order=1');
  expect((await world.cashier.find(reference))?.return_url).toBe('http://class.example/user/myGold?order=1');
});

test('a poll asks at most once in three seconds, and stops where the order is settled', async () => {
  const { orderNo, reference } = await world.beginPayment(uid);
  expect(await stateOf(orderNo)).toBe(orderStates.paying);
  await world.cashier.act(reference, 'pay');
  expect(await stateOf(orderNo)).toBe(orderStates.paying);
  world.clock.advance(limits.providerAskMs);
  expect(await world.orders.recharge.beanOrderState(uid, orderNo)).toMatchObject({
    state: orderStates.credited,
    beans: 760,
    balance: 760,
  });
  const { events } = await world.order(uid, orderNo);
  expect(events.map(({ source }) => source)).toEqual(['member', 'member', 'poll', 'poll']);
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
    expect(await refusal(world.orders.port.pay(uid, no, { origin }))).toBe('order.closed');
  }
  expect((await world.order(uid, orderNo)).events.at(-1)).toMatchObject({ to: 4, source: 'job' });
});

test('what is due is closed by whoever looks first, but never before the provider was asked', async () => {
  const paid = await world.beginPayment(uid);
  const idle = await create();
  await world.cashier.act(paid.reference, 'pay');
  world.clock.advance(limits.orderExpiryMs);
  const { list } = await world.orders.list(uid, { page: 1, page_size: 20 });
  expect(list.map(({ order_no, state, late }) => [order_no, state, late])).toEqual([
    [idle.order_no, orderStates.closed, false],
    [paid.orderNo, orderStates.credited, false],
  ]);
  expect(await world.orders.list(uid, { page: 1, page_size: 20, state: 4 })).toMatchObject({ total: 1 });
  expect(await world.orders.list(uid, { page: 1, page_size: 20, kind: 'coins' })).toMatchObject({ total: 0 });
  expect(await refusal(world.orders.port.pay(uid, paid.orderNo, { origin }))).toBe('order.settled');
});

test('a payment that begins after the end of its order is refused and closes it', async () => {
  const { order_no } = await create();
  world.clock.advance(limits.orderExpiryMs);
  expect(await refusal(world.orders.port.pay(uid, order_no, { origin }))).toBe('order.closed');
  expect(await stateOf(order_no)).toBe(orderStates.closed);
});

test('who pays in the last moment, between two questions, gets what was bought', async () => {
  const { orderNo, reference } = await world.beginPayment(uid);
  world.clock.advance(limits.orderExpiryMs - 1);
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
  world.clock.advance(limits.providerAskMs);
  expect(await stateOf(orderNo)).toBe(orderStates.paying);
  expect(await refusal(world.orders.port.pay(uid, other.order_no, { origin }))).toBe('order.provider_silent');
  world.clock.advance(limits.orderExpiryMs);
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
    request_id,
  });
  const look = (paypal_id: string) => recharge.paypalOrderState(uid, { order_no: begun.order_no, paypal_id });
  expect(await refusal(look('another'))).toBe('order.method_wrong');
  expect((await look(begun.paypal_id)).state).toBe(orderStates.paying);
  await world.cashier.act(begun.paypal_id, 'approve');
  world.clock.advance(limits.providerAskMs);
  expect(await look(begun.paypal_id)).toMatchObject({
    state: orderStates.credited,
    beans: 360,
    balance: 360,
  });
});

test('the bonus of the first recharge is given once, though two orders are paid at once', async () => {
  const begun = await Promise.all([world.beginPayment(uid), world.beginPayment(uid)]);
  expect((await world.orders.recharge.offer(uid, {})).first_bonus).toBe(50);
  await Promise.all(begun.map(({ orderNo }) => world.orders.takeNotice('cashier', world.notice(orderNo))));
  expect(await world.beans(uid)).toBe(2 * 710 + 50);
  expect((await world.orders.recharge.offer(uid, {})).first_bonus).toBe(0);
  const bonuses = (await world.orders.list(uid, { page: 1, page_size: 20 })).list.map(
    (one) => one.first_bonus,
  );
  expect(bonuses.toSorted((a, b) => a - b)).toEqual([0, 50]);
});

test('coins go to the account of coins, and earn no bonus', async () => {
  const request_id = world.next();
  const { order_no } = await world.orders.recharge.createCoinOrder(world.payer(uid, request_id), {
    goods_id: 'coins_50',
    pay_type: 5,
    agree: true,
    request_id,
  });
  await world.orders.takeNotice('cashier', world.notice(order_no, { amount: 3_899, currency: 'USD' }));
  expect(await world.orders.recharge.coinOrderState(uid, order_no)).toMatchObject({
    state: orderStates.credited,
    coins: 52,
    balance: 52,
  });
  expect(await refusal(world.orders.recharge.beanOrderState(uid, order_no))).toBe('order.missing');
  expect(await world.beans(uid)).toBe(0);
});

test('the offer is of the region, and names the agreement that was accepted last', async () => {
  const { recharge } = world.orders;
  expect(await recharge.offer(uid, {})).toMatchObject({
    methods: [1, 2, 5],
    agreement: { name: 'pay', accepted: null },
  });
  await create();
  expect((await recharge.offer(uid, {})).agreement.accepted).toBe(agreements.pay.version);
  world.setOverseas(true);
  const offer = await recharge.offer(uid, {});
  expect(offer).toMatchObject({ methods: [5, 4], agreement: { name: 'payOverseas', accepted: null } });
  expect(new Set(offer.list.map(({ currency }) => currency))).toEqual(new Set(['USD']));
  expect((await recharge.beanPacks(uid)).list).toEqual(offer.list);
  expect((await recharge.offer(uid, { region: 'cn' })).list[0]).toMatchObject({
    currency: 'CNY',
    price: 600,
  });
  expect((await recharge.coinPacks(uid)).list[1]).toMatchObject({ coins: 50, bonus: 2, price: 3_899 });
  expect((await world.orders.methods(uid, { scene: 'beans', amount: 600 })).methods).toHaveLength(4);
});

test('an order has one record, written when it is credited (E18)', async () => {
  const { orderNo } = await world.beginPayment(uid);
  const given = { order_no: orderNo, channel: 4, pay_num: 6_800, pay_type: 1, gold_num: 710 } as const;
  const record = (change: object = {}) => world.orders.records.record(uid, { ...given, ...change });
  expect(await refusal(record())).toBe('order.not_credited');
  await world.orders.takeNotice('cashier', world.notice(orderNo));
  const answers = await Promise.all([record(), record(), record({ live_id: 'elsewhere' })]);
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(await refusal(record({ pay_num: 1 }))).toBe('order.record_differs');
  expect(await refusal(record({ gold_num: 7_100 }))).toBe('order.record_differs');
  const { rows } = await sql`SELECT channel, gold_num, written_by, live_id FROM recharge_record
    WHERE order_no = ${orderNo}`.execute(world.database.reader);
  expect(rows).toEqual([{ channel: 4, gold_num: 710, written_by: 'server', live_id: null }]);
});

test('a record of the app stands for a purchase at Apple, once', async () => {
  const apple = { order_no: `apple-${uid}`, channel: 5, pay_num: 600, gold_num: 60 } as const;
  const record = (who: string, pay_type: 1 | 3) => world.orders.records.record(who, { ...apple, pay_type });
  expect(await refusal(record(uid, 1))).toBe('order.missing');
  const ids = await Promise.all([record(uid, 3), record(uid, 3)]);
  expect(ids[0]).toEqual(ids[1]);
  expect(await refusal(record('stranger', 3))).toBe('request.forbidden');
  expect(await world.beans(uid)).toBe(0);
});

test('what another feature sells is delivered by it, and again until it succeeds', async () => {
  let isOut = true;
  const delivered: string[] = [];
  world.register({
    kind: 'content',
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
    agreementVersion: undefined,
    requestId: world.next(),
  } as const;
  const { orderNo } = await world.database.transaction((tx) => world.orders.port.place(tx, order));
  await world.orders.port.pay(uid, orderNo, { origin });
  await world.orders.takeNotice('cashier', world.notice(orderNo, { amount: 990 }));
  expect(await stateOf(orderNo)).toBe(orderStates.paid);
  expect(world.alerts).toHaveLength(1);
  await world.server.rhythms.get('orders.sweep')?.();
  expect(await stateOf(orderNo)).toBe(orderStates.paid);
  isOut = false;
  await Promise.all([
    world.server.rhythms.get('orders.sweep')?.(),
    world.server.rhythms.get('orders.sweep')?.(),
    world.orders.takeNotice('cashier', world.notice(orderNo, { amount: 990 })),
  ]);
  expect(delivered).toEqual([`${uid} film 990`]);
  expect(await world.orders.progress(uid, orderNo)).toMatchObject({
    state: orderStates.credited,
    product: { kind: 'content', id: 'film', name: 'A film' },
  });
});
