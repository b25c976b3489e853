import { orderLimits, orderStates, shopLimits } from '@goldbean/contract';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { keyOf } from '../../../../test/refusals.ts';
import { createShopFixture, tally } from './shop.test-fixture.ts';

const fixture = await createShopFixture();
const { shop, orders, live, clock, counted, add, order, pay, counts, state } = fixture;
const { created, paying, paid, credited, closed, failed } = orderStates;

beforeEach(() => {
  Object.assign(live, { goods: [], current: null, isOpen: true, isStopped: false });
  for (const list of [fixture.planned, counted, fixture.errors]) list.length = 0;
});
afterAll(() => fixture.drop());

const linesOf = async (orderNo: string) => {
  const { rows } = await sql<{ state: string; n: number; minor: number; short: number }>`
    SELECT state, n, minor, short FROM shop_purchase JOIN shop_purchase_line USING (purchase_id)
    WHERE order_no = ${orderNo} ORDER BY place`.execute(fixture.database.reader);
  return rows;
};

test.each([2, 20])(
  'S49: the last piece is ordered by one of %i who want it at one moment',
  async (buyers) => {
    const id = await add({ stock: 1 });
    const tries = await Promise.all(
      Array.from({ length: buyers }, (_, n) => keyOf(order(`rush${buyers}_${n}`, id))),
    );
    expect(tally(tries)).toEqual({ 'not refused': 1, 'shop.sold_out': buyers - 1 });
    expect(await fixture.product(id)).toMatchObject({ stock: 0, sold: 0, state: 'sold_out' });
    expect(counted.at(-1)).toEqual({
      room: 'live_now',
      key: `product_stock ${id}`,
      event: { kind: 'product_stock', product_id: id, stock: 0, sold: 0, state: 'sold_out' },
    });
  },
);

test('S49: a double click with one request is one order, and the stock goes down once', async () => {
  const id = await add({ stock: 5 });
  const clicks = await Promise.all(
    Array.from({ length: 8 }, () => order('eager', id, { request_id: 'once' })),
  );
  expect(new Set(clicks.map(({ order_no }) => order_no)).size).toBe(1);
  expect(clicks[0]).toMatchObject({ amount: 19_900, currency: 'CNY', pay: { kind: 'qr' } });
  expect(await counts(id)).toEqual([4, 0]);
  expect(await keyOf(order('eager', id, { request_id: 'once', live_id: undefined }))).toBe('system.repeated');
});

test('S49: an order is paid, reported twice and delivered once; it names its goods and keeps the agreement', async () => {
  const [one, other] = [
    await add({ stock: 5 }),
    await add({ name: '记录册', stock: 9, price: { minor: 3_900, currency: 'CNY' } }),
  ];
  const items = [
    { product_id: other, n: 2 },
    { product_id: one, n: 1 },
  ];
  const placed = await order('reader', one, { items });
  expect(placed.amount).toBe(2 * 3_900 + 19_900);
  expect([await counts(one), await counts(other)]).toEqual([
    [4, 0],
    [7, 0],
  ]);
  await pay(placed);
  await pay(placed);
  expect([await counts(one), await counts(other)]).toEqual([
    [4, 1],
    [7, 2],
  ]);
  const found = (await orders.detail('reader', placed.order_no)).order;
  expect(found).toMatchObject({
    product: { kind: 'product', name: '记录册 ×2 · 均线十二讲' },
    state: credited,
    channel: 1,
    live_id: 'now',
    alert: null,
    agreement: { name: 'service', version: '2026-11' },
  });
  expect(found.events.map(({ to }) => to)).toEqual([created, paying, paid, credited]);
  const { list } = await orders.list('reader', { kind: 'product', page: 1, page_size: 10 });
  expect(list.map(({ order_no }) => order_no)).toEqual([placed.order_no]);
  expect(await shop.detail('reader', { product_id: other })).toMatchObject({ mine: 2, pay_type: [1, 5] });
  // A second payment of the same order credits nothing and is seen by staff (T06).
  await fixture.notice(placed.order_no, {
    state: 'paid',
    transaction: 'another',
    price: { minor: placed.amount, currency: 'CNY' },
    paidAt: clock.now(),
  });
  expect((await orders.detail('reader', placed.order_no)).order.alert).toBe('paid_twice');
  expect(await counts(other)).toEqual([7, 2]);
});

test('an order that nobody pays gives its stock back once, whoever ends it', async () => {
  const id = await add({ stock: 3 });
  const { order_no } = await order('forgetful', id, { items: [{ product_id: id, n: 3 }] });
  expect(await counts(id)).toEqual([0, 0]);
  clock.advance(orderLimits.orderExpiryMs - 1);
  await fixture.runDue();
  expect(await counts(id)).toEqual([0, 0]);
  clock.advance(1);
  await Promise.all([fixture.runDue(), fixture.runDue(), state('forgetful', order_no)]);
  await orders.list('forgetful', { page: 1, page_size: 10 });
  expect(await state('forgetful', order_no)).toBe(closed);
  expect(await counts(id)).toEqual([3, 0]);
  expect(await keyOf(order('next', id))).toBe('not refused');
});

test('an order that the provider refuses gives its stock back at once', async () => {
  const id = await add({ stock: 1 });
  const { order_no } = await order('declined', id);
  await fixture.notice(order_no, { state: 'failed' });
  await fixture.notice(order_no, { state: 'failed' });
  expect(await state('declined', order_no)).toBe(failed);
  expect(await counts(id)).toEqual([1, 0]);
});

test('T06: late money takes its goods again, and is delivered when they are gone', async () => {
  const id = await add({ stock: 2 });
  const late = await order('late', id, { items: [{ product_id: id, n: 2 }] });
  clock.advance(orderLimits.orderExpiryMs);
  await fixture.runDue();
  const quick = await order('quick', id);
  await pay(quick);
  expect(await counts(id)).toEqual([1, 1]);
  fixture.errors.length = 0;
  await pay(late);
  await pay(late);
  expect((await orders.detail('late', late.order_no)).order).toMatchObject({ state: credited, late: true });
  expect(await counts(id)).toEqual([0, 3]);
  expect(await linesOf(late.order_no)).toEqual([{ state: 'sold', n: 2, minor: 19_900, short: 1 }]);
  expect(fixture.errors).toHaveLength(1);
});

test('each may buy as many as the limit says and not one more; what closed unpaid does not count', async () => {
  const id = await add({ stock: 10, limit: 3 });
  const many = (n: number) => order('collector', id, { items: [{ product_id: id, n }] });
  expect(await keyOf(many(4))).toBe('shop.limit');
  expect(await keyOf(many(3))).toBe('not refused');
  expect(await keyOf(many(1))).toBe('shop.limit');
  expect((await shop.detail('collector', { product_id: id })).mine).toBe(3);
  clock.advance(orderLimits.orderExpiryMs);
  await fixture.runDue();
  expect(await keyOf(many(2))).toBe('not refused');
  const twice = await Promise.all([keyOf(many(1)), keyOf(many(1))]);
  expect(tally(twice)).toEqual({ 'not refused': 1, 'shop.limit': 1 });
  expect(await counts(id)).toEqual([7, 0]);
});

test('each refusal once, and none takes stock', async () => {
  const id = await add({ stock: 2 });
  const dollars = await add({ price: { minor: 500, currency: 'USD' }, stock: 2 });
  const elsewhere = await add({ channelId: 'another', stock: 2 });
  const tried = (change: Parameters<typeof order>[2]) => keyOf(order('tester', id, change));
  const both = (other: string) => [
    { product_id: id, n: 1 },
    { product_id: other, n: 1 },
  ];
  expect(await tried({ live_id: 'missing' })).toBe('live.missing');
  expect(await tried({ agreement_version: '2020-01' })).toBe('order.agreement_changed');
  expect(await tried({ pay_type: 4 })).toBe('order.method_wrong');
  expect(await tried({ pay_type: 2 })).toBe('order.method_closed');
  expect(await tried({ items: both('unknown') })).toBe('shop.product_missing');
  expect(await tried({ items: both(dollars) })).toBe('shop.currencies');
  expect(await tried({ items: both(elsewhere), live_id: undefined })).toBe('request.invalid');
  expect(await tried({ items: [{ product_id: id, n: 3 }] })).toBe('shop.few_left');
  expect(await tried({ tuangou_id: 'unknown' })).toBe('shop.no_group_purchase');
  live.isOpen = false;
  expect(await tried({})).toBe('live.requirement');
  Object.assign(live, { isOpen: true, isStopped: true });
  expect(await tried({})).toBe('live.stopped');
  live.isStopped = false;
  live.goods = [dollars, elsewhere];
  expect(await tried({})).toBe('shop.product_missing');
  expect(await tried({ live_id: undefined })).toBe('not refused');
  expect(await counts(id)).toEqual([1, 0]);
  await sql`UPDATE shop_product SET is_over = true WHERE product_id = ${id}`.execute(fixture.database.reader);
  expect(await tried({ live_id: undefined })).toBe('shop.product_missing');
  const cheap = await add({ price: { minor: 300, currency: 'CNY' }, stock: 1 });
  expect(await keyOf(order('tester', cheap, { pay_type: 5 }))).toBe('order.amount_out_of_range');
  expect([await counts(dollars), await counts(elsewhere), await counts(cheap)]).toEqual([
    [2, 0],
    [2, 0],
    [1, 0],
  ]);
});

test('a member with too many unpaid orders takes no more stock', async () => {
  const id = await add({ stock: 100 });
  for (let n = 0; n < orderLimits.unpaidOrdersMax; n += 1) await order('hoarder', id);
  expect(await keyOf(order('hoarder', id))).toBe('order.too_many_unpaid');
  expect(await counts(id)).toEqual([100 - orderLimits.unpaidOrdersMax, 0]);
});

test('E27: a live session shows its goods page by page, in its order (C001, C002)', async () => {
  const ids = [await add({ name: 'a' }), await add({ name: 'b', stock: 0 }), await add({ name: 'c' })];
  live.goods = [...ids, 'unknown'].toReversed();
  const page = (at: number) => shop.list('reader', { live_id: 'now', page: at, page_size: 2 });
  expect(await page(1)).toMatchObject({ list: [{ name: 'c' }, { name: 'b', state: 'sold_out' }], total: 3 });
  expect(await page(2)).toMatchObject({ list: [{ name: 'a', limit: null, pay_type: [1, 5], mine: 0 }] });
  expect(await keyOf(shop.list('reader', { live_id: 'missing', page: 1, page_size: 2 }))).toBe(
    'live.missing',
  );
  expect(await keyOf(shop.detail('reader', { product_id: 'unknown' }))).toBe('shop.product_missing');
});

test('S49: a cart keeps what was saved last, says how each line stands, and sums what can be ordered', async () => {
  const plain = await add({ stock: 5 });
  const few = await add({ stock: 5, limit: 4, price: { minor: 100, currency: 'CNY' } });
  const dollars = await add({ price: { minor: 500, currency: 'USD' } });
  const save = (items: { product_id: string; n: number }[], live_id = 'now') =>
    shop.carts.save('shopper', { live_id, items });
  expect(await save([{ product_id: few, n: 4 }])).toMatchObject({ items: [{ n: 4, state: 'ready' }] });
  expect(await keyOf(save([{ product_id: few, n: 5 }]))).toBe('shop.limit');
  expect(await keyOf(save([{ product_id: 'unknown', n: 1 }]))).toBe('shop.product_missing');
  expect(await keyOf(save([], 'missing'))).toBe('live.missing');
  const saved = await save([
    { product_id: dollars, n: 2 },
    { product_id: plain, n: shopLimits.cartUnits },
    { product_id: few, n: 3 },
  ]);
  expect(saved.items.map(({ n, amount, state: line }) => [n, amount, line])).toEqual([
    [2, 1_000, 'ready'],
    [shopLimits.cartUnits, 19_900 * shopLimits.cartUnits, 'few'],
    [3, 300, 'ready'],
  ]);
  expect(saved.sum).toEqual([
    { currency: 'USD', amount: 1_000 },
    { currency: 'CNY', amount: 300 },
  ]);
  const mine = () => shop.carts.mine('shopper', { live_id: 'now' });
  expect(await mine()).toEqual(saved);
  expect((await shop.carts.mine('stranger', { live_id: 'now' })).items).toEqual([]);

  // What is ordered from the cart leaves it; the rest stands as the goods stand then.
  await order('shopper', few, { items: [{ product_id: few, n: 3 }], from_cart: true });
  expect((await mine()).items.map(({ product }) => product.id)).toEqual([dollars, plain]);
  await save([
    { product_id: few, n: 1 },
    { product_id: plain, n: 1 },
    { product_id: dollars, n: 1 },
  ]);
  await order('shopper', few);
  await order('another', plain, { items: [{ product_id: plain, n: 5 }] });
  await sql`UPDATE shop_product SET is_over = true WHERE product_id = ${dollars}`.execute(
    fixture.database.reader,
  );
  const states = async () => (await mine()).items.map(({ state: line }) => line);
  expect(await states()).toEqual(['limit', 'sold_out', 'over']);
  live.goods = [plain];
  expect(await states()).toEqual(['removed', 'sold_out', 'removed']);
  expect((await mine()).sum).toEqual([]);
  await Promise.all([save([{ product_id: plain, n: 1 }]), save([{ product_id: plain, n: 2 }])]);
  expect((await mine()).items).toHaveLength(1);
  expect((await save([])).items).toEqual([]);
});
