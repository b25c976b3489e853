import { orderLimits, orderStates, shopLimits } from '@goldbean/contract';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { keyOf } from '../../../../../test/refusals.ts';
import { createShopFixture, tally } from '../shop.test-fixture.ts';

const fixture = await createShopFixture();
const { shop, live, clock, counted, add, order, join, pay, counts } = fixture;
const group = { price: 9_900, need: 3, minutes: 30 };

let id = '';
beforeEach(async () => {
  for (const list of [fixture.planned, counted, fixture.errors, fixture.notified]) list.length = 0;
  live.goods = [];
  // Groups are a live session's, and the tests share one: each sells a product of its own.
  id = await add({ stock: 4, group });
});
afterAll(() => fixture.drop());

/** A group that three have just reached. */
async function reached(): Promise<string> {
  const { tuangou_id } = await join('a', { product: id });
  await join('b', { product: id });
  await join('c', { group: tuangou_id });
  return tuangou_id;
}
const place = (uid: string, tuangou_id: string, change: Parameters<typeof order>[2] = {}) =>
  order(uid, id, { tuangou_id, ...change });
const purchaseOf = async (uid: string, tuangou_id: string) =>
  (await shop.groupPurchases.get(uid, { tuangou_id })).tuangou;

test('D66: from joining to the last payment; who never pays gives the stock back after a day', async () => {
  const { tuangou_id } = await join('a', { product: id });
  await join('b', { product: id });
  expect(await purchaseOf('a', tuangou_id)).toMatchObject({
    place: 'waiting',
    pay_until: null,
    order_no: null,
  });
  expect(await keyOf(place('a', tuangou_id))).toBe('shop.group_waiting');
  expect(await counts(id)).toEqual([4, 0]);
  await join('c', { group: tuangou_id });
  expect(await counts(id)).toEqual([1, 0]);
  expect(await purchaseOf('a', tuangou_id)).toMatchObject({
    state: 'reached',
    place: 'to_pay',
    pay_until_ts: clock.now() + shopLimits.groupPayMs,
    paid: 0,
  });
  expect(await keyOf(place('stranger', tuangou_id))).toBe('shop.no_group_purchase');

  const first = await place('a', tuangou_id);
  expect(first.amount).toBe(9_900);
  expect(await purchaseOf('a', tuangou_id)).toMatchObject({ place: 'ordered', order_no: first.order_no });
  expect(await keyOf(place('a', tuangou_id))).toBe('shop.group_ordered');
  await pay(first);
  await pay(first);
  const second = await place('b', tuangou_id, { live_id: undefined });
  await pay(second);
  expect(await counts(id)).toEqual([1, 2]);
  expect(counted.findLast(({ event }) => event.kind === 'group_sum')?.event).toEqual({
    kind: 'group_sum',
    tuangou_id,
    product_id: id,
    joined: 3,
    need: 3,
    paid: 2,
    state: 'reached',
  });
  const { list } = await shop.groupPurchases.members('a', { tuangou_id, page: 1, page_size: 10 });
  expect(list.map(({ uid, paid }) => [uid, paid])).toEqual([
    ['a', true],
    ['b', true],
    ['c', false],
  ]);

  clock.advance(shopLimits.groupPayMs);
  // Before the job has run, the deadline holds.
  expect(await purchaseOf('c', tuangou_id)).toMatchObject({ place: 'lost', paid: 2 });
  expect(await keyOf(place('c', tuangou_id))).toBe('shop.group_over');
  await fixture.runDue();
  await fixture.runDue();
  expect(await counts(id)).toEqual([2, 2]);
  expect(await purchaseOf('a', tuangou_id)).toMatchObject({ place: 'paid', order_no: first.order_no });
});

test('an order of a place that ends unpaid gives the place back within the day, and the stock after it', async () => {
  const tuangou_id = await reached();
  const lost = await place('a', tuangou_id);
  clock.advance(orderLimits.orderExpiryMs);
  await fixture.runDue();
  expect(await purchaseOf('a', tuangou_id)).toMatchObject({ place: 'to_pay', order_no: null });
  expect(await counts(id)).toEqual([1, 0]);
  clock.advance(shopLimits.groupPayMs - orderLimits.orderExpiryMs - 1);
  const again = await place('a', tuangou_id);
  clock.advance(1);
  await fixture.runDue();
  // b and c lose their places; that of a is held by its order.
  expect(await counts(id)).toEqual([3, 0]);
  expect(await purchaseOf('a', tuangou_id)).toMatchObject({ place: 'ordered', order_no: again.order_no });
  clock.advance(orderLimits.orderExpiryMs);
  await fixture.runDue();
  await fixture.runDue();
  expect(await counts(id)).toEqual([4, 0]);
  expect(await purchaseOf('a', tuangou_id)).toMatchObject({ place: 'lost' });
  // T06: money for either order is late now, and delivered once each.
  await pay(again);
  expect(await purchaseOf('a', tuangou_id)).toMatchObject({ place: 'paid', paid: 1 });
  await pay(lost);
  expect(await counts(id)).toEqual([2, 2]);
  expect(await purchaseOf('a', tuangou_id)).toMatchObject({ paid: 1 });
  expect(await fixture.state('a', lost.order_no)).toBe(orderStates.credited);
});

test('late money within the day takes the place that waits for it', async () => {
  const tuangou_id = await reached();
  const late = await place('a', tuangou_id);
  clock.advance(orderLimits.orderExpiryMs);
  await fixture.runDue();
  await pay(late);
  expect(await purchaseOf('a', tuangou_id)).toMatchObject({
    place: 'paid',
    paid: 1,
    order_no: late.order_no,
  });
  expect(await counts(id)).toEqual([1, 1]);
});

test('a place is one piece of its product, ordered once by twenty clicks, and no limit of the shop', async () => {
  await sql`UPDATE shop_product SET limit_each = 1 WHERE product_id = ${id}`.execute(fixture.database.reader);
  await order('a', id);
  const tuangou_id = await reached();
  expect(await counts(id)).toEqual([0, 0]);
  expect(await keyOf(place('a', tuangou_id, { items: [{ product_id: id, n: 2 }] }))).toBe('request.invalid');
  const other = await add();
  expect(await keyOf(place('a', tuangou_id, { items: [{ product_id: other, n: 1 }] }))).toBe(
    'request.invalid',
  );
  expect(await keyOf(place('a', tuangou_id, { live_id: 'another' }))).toBe('shop.no_group_purchase');
  const clicks = await Promise.all(Array.from({ length: 20 }, () => keyOf(place('a', tuangou_id))));
  expect(tally(clicks)).toEqual({ 'not refused': 1, 'shop.group_ordered': 19 });
  expect(await counts(id)).toEqual([0, 0]);
});

test('a group that cannot be served is not opened, and its last place is refused when the stock went meanwhile', async () => {
  const scarce = await add({ stock: 2, group });
  expect(await keyOf(join('a', { product: scarce }))).toBe('shop.sold_out');
  const { tuangou_id } = await join('a', { product: id });
  await join('b', { product: id });
  await order('quick', id, { items: [{ product_id: id, n: 2 }] });
  expect(await keyOf(join('c', { group: tuangou_id }))).toBe('shop.sold_out');
  expect(await purchaseOf('a', tuangou_id)).toMatchObject({ state: 'open', joined: 2 });
  expect(await counts(id)).toEqual([2, 0]);
  clock.advance(group.minutes * 60_000);
  await fixture.runDue();
  expect(await purchaseOf('a', tuangou_id)).toMatchObject({ state: 'over', place: 'lost' });
  expect(await keyOf(place('a', tuangou_id))).toBe('shop.group_over');
});
