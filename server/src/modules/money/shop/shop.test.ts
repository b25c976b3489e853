import { agreements, shopLimits, type NoticeBody } from '@goldbean/contract';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createManualClock, createTestDatabase, silentLog } from '../../../../test/test-database.ts';
import { keyOf } from '../../../../test/refusals.ts';
import { createIdempotency } from '../../../platform/idempotency.ts';
import { createIds } from '../../../platform/ids.ts';
import type { JobHandler } from '../../../platform/jobs.ts';
import { refuse } from '../../../platform/refusal.ts';
import { createShop } from './index.ts';

const testDatabase = await createTestDatabase({ standIns: ['member', 'channel', 'live'] });
const { database } = testDatabase;
const clock = createManualClock();
const ids = createIds(clock, 8);
const minute = 60_000;

/** Runs deadline jobs on demand, any number of times. */
const handlers = new Map<string, JobHandler>();
const planned: { name: string; data: Record<string, unknown>; at: number }[] = [];
const notified: { uid: string; body: NoticeBody }[] = [];
const live: { goods: string[]; current: string | null; isOpen: boolean } = {
  goods: [],
  current: null,
  isOpen: true,
};
const shop = createShop({
  database,
  clock,
  ids,
  idempotency: createIdempotency(clock),
  jobs: {
    define: (name, handler) => void handlers.set(name, handler),
    at: async (tx, name, data, at) => database.afterCommit(tx, () => planned.push({ name, data, at })),
  },
  users: {
    many: async (_reader, uids) =>
      new Map(uids.map((uid) => [uid, { uid, jwcode: uid, nickname: uid, img: '', level: 1 }])),
  },
  notices: { notify: async (tx, some) => database.afterCommit(tx, () => notified.push(...some)) },
  log: silentLog,
  rooms: { count() {} },
  // Nothing is ordered in this file; see ordering.test.ts.
  orders: {
    place: async () => refuse('order.closed'),
    pay: async () => refuse('order.closed'),
    methods: async () => ({ methods: [] }),
    checkReturn: () => undefined,
  },
});
shop.venue('live', {
  async onAir(_tx, liveId) {
    if (liveId === 'over') return refuse('live.not_on_air');
    return { room: `live_${liveId}` };
  },
  async enter() {
    if (!live.isOpen) refuse('live.requirement');
  },
  goodsOf: async () => live,
  roomOf: async (_reader, liveId) => `live_${liveId}`,
  isStopped: async () => false,
  roomsSelling: async () => [],
});
const { groupPurchases } = shop;

let number = 0;
let liveId = '';
const add = (given: Partial<Parameters<typeof shop.add>[1]> = {}) =>
  database.transaction((tx) =>
    shop.add(tx, {
      channelId: 'channel',
      name: '均线十二讲',
      description: '回放与讲义',
      cover: '',
      price: { minor: 19_900, currency: 'CNY' },
      stock: null,
      group: { price: 9_900, need: 3, minutes: 30 },
      ...given,
    }),
  );
function join(
  uid: string,
  to: { product?: string; group?: string; live?: string; id?: string; version?: string },
) {
  const requestId = to.id ?? `r${(number += 1)}`;
  return groupPurchases.join(
    uid,
    {
      live_id: to.live ?? liveId,
      ...(to.product && { product_id: to.product }),
      ...(to.group && { tuangou_id: to.group }),
      agree: true,
      agreement_version: to.version ?? agreements.service.version,
      request_id: requestId,
    },
    { actor: uid, call: 'C092', requestId, bodyHash: 'same' },
  );
}
const get = async (group: string, uid = 'somebody') =>
  (await groupPurchases.get(uid, { tuangou_id: group })).tuangou;
const runDue = async () => {
  for (const { name, data } of planned.filter(({ at }) => at <= clock.now()))
    await handlers.get(name)?.(data);
};
const counted = (answers: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(answers, (one) => one)].map(([key, list]) => [key, list.length]));

let product = '';
beforeEach(async () => {
  number += 1;
  liveId = `live${number}`;
  planned.length = 0;
  notified.length = 0;
  live.isOpen = true;
  product = await add();
  live.goods = [product];
  live.current = product;
});
afterAll(() => testDatabase.drop());

test('the goods of a live session, in its order, with the one being presented (C007, C008)', async () => {
  const plain = await add({ name: '讲义', group: null, stock: 0 });
  live.goods = [plain, 'unknown', product];
  const { list } = await shop.ofLive('viewer', { live_id: liveId });
  expect(list).toMatchObject([
    { id: plain, current: false, state: 'sold_out', group: null },
    {
      id: product,
      current: true,
      price: 19_900,
      currency: 'CNY',
      stock: null,
      state: 'on_sale',
      group: {
        id: null,
        price: 9_900,
        need: 3,
        joined: 0,
        ends_ts: null,
        state: 'open',
        mine: false,
      },
    },
  ]);
  expect((await shop.product({ product_id: plain })).product).toMatchObject({ name: '讲义', sold: 0 });
  expect(await keyOf(shop.product({ product_id: 'unknown' }))).toBe('shop.product_missing');
});

test('E Specification.3: which goods exist is known, for the form of a live session (E12)', async () => {
  expect(await shop.known(testDatabase.database.reader, [product, 'none'])).toEqual(new Set([product]));
  expect(await shop.known(testDatabase.database.reader, [])).toEqual(new Set());
});

test('the first to join opens a group, and the last place reaches it', async () => {
  const opened = await join('a', { product });
  expect(opened).toMatchObject({ state: 'open', joined: 1, left: 2 });
  const id = opened.tuangou_id;
  expect(planned).toMatchObject([{ data: { tuangou_id: id }, at: clock.now() + 30 * minute }]);
  expect(await join('b', { group: id })).toMatchObject({ state: 'open', joined: 2, left: 1 });
  expect(await join('c', { product })).toEqual({ tuangou_id: id, state: 'reached', joined: 3, left: 0 });
  expect(await keyOf(join('d', { product }))).toBe('shop.group_full');
  expect(await keyOf(join('d', { group: id }))).toBe('shop.group_full');
  expect(await keyOf(join('a', { group: id }))).toBe('shop.group_joined');

  const body = {
    kind: 'group_purchase',
    tuangou_id: id,
    live_id: liveId,
    product: '均线十二讲',
    state: 'reached',
    pay_until_ts: clock.now() + shopLimits.groupPayMs,
  };
  expect(notified).toEqual(['a', 'b', 'c'].map((uid) => ({ uid, body })));

  // At its end a completed group stays completed.
  clock.advance(31 * minute);
  await runDue();
  expect(await get(id, 'a')).toMatchObject({
    state: 'reached',
    joined: 3,
    mine: true,
    product: { id: product },
  });
  expect(await get(id, 'd')).toMatchObject({ mine: false });
  expect(notified).toHaveLength(3);
  const members = await groupPurchases.members('a', { tuangou_id: id, page: 1, page_size: 2 });
  expect(members).toMatchObject({ total: 3, list: [{ uid: 'a' }, { uid: 'b' }] });
  expect(await groupPurchases.mine('a', product)).toEqual({ exist: true, tuangou_id: id });
  expect(await groupPurchases.mine('d', product)).toEqual({ exist: false });
});

test('the version that was ticked is stored with the place; one that is no longer in force joins nothing (V35)', async () => {
  const { version } = agreements.service;
  expect(await keyOf(join('old', { product, version: '2020-01' }))).toBe('order.agreement_changed');
  const { tuangou_id } = await join('new', { product, version });
  const { rows } = await sql`SELECT uid, agreement FROM group_purchase_member
    WHERE tuangou_id = ${tuangou_id}`.execute(database.reader);
  expect(rows).toEqual([{ uid: 'new', agreement: version }]);
});

test('50 at the same moment: one group, as many in it as it needs, nobody twice', async () => {
  const tries = await Promise.all(Array.from({ length: 50 }, (_, n) => keyOf(join(`m${n}`, { product }))));
  expect(counted(tries)).toEqual({ 'not refused': 3, 'shop.group_full': 47 });
  // One opened it, one reached it: its end, and that of its places.
  expect(planned).toHaveLength(2);
  expect(notified).toHaveLength(3);
  const { tuangou } = await groupPurchases.get('m0', { live_id: liveId });
  expect(tuangou).toMatchObject({ state: 'reached', joined: 3 });
});

test('50 who come by its id get the places that are left, and no more', async () => {
  const { tuangou_id: group } = await join('a', { product });
  const tries = await Promise.all(Array.from({ length: 50 }, (_, n) => keyOf(join(`m${n}`, { group }))));
  expect(counted(tries)).toEqual({ 'not refused': 2, 'shop.group_full': 48 });
  expect(await get(group)).toMatchObject({ state: 'reached', joined: 3 });
});

test('one member who clicks 50 times is in it once', async () => {
  const others = await Promise.all(Array.from({ length: 50 }, () => keyOf(join('eager', { product }))));
  expect(counted(others)).toEqual({ 'not refused': 1, 'shop.group_joined': 49 });
  const same = await Promise.all(Array.from({ length: 50 }, () => join('twin', { product, id: 'once' })));
  for (const answer of same) expect(answer).toEqual(same[0]);
  expect(same[0]).toMatchObject({ joined: 2, left: 1 });
});

test('a group that is not full by its end is over, and the next to join opens another (410)', async () => {
  const { tuangou_id: first } = await join('a', { product });
  clock.advance(30 * minute - 1);
  expect(await join('b', { group: first })).toMatchObject({ joined: 2 });
  clock.advance(1);
  // Before the job has run, reading or joining settles it.
  expect(await get(first, 'a')).toMatchObject({ state: 'over', mine: true });
  expect((await groupPurchases.get('a', { live_id: liveId })).tuangou).toMatchObject({
    id: null,
    joined: 0,
  });
  expect(await keyOf(join('c', { group: first }))).toBe('shop.group_over');
  expect(await groupPurchases.mine('a', product)).toEqual({ exist: false });

  const second = await join('a', { product });
  expect(second).toMatchObject({ state: 'open', joined: 1 });
  expect(second.tuangou_id).not.toBe(first);
  await runDue();
  await runDue();
  expect(notified.map(({ uid, body }) => [uid, body.kind === 'group_purchase' && body.state])).toEqual([
    ['a', 'over'],
    ['b', 'over'],
  ]);
  expect(await get(first)).toMatchObject({ state: 'over', joined: 2 });
  expect(await get(second.tuangou_id)).toMatchObject({ id: second.tuangou_id, state: 'open' });
});

test('who may not enter joins nothing, and nothing is joined that is not there', async () => {
  expect(await keyOf(join('a', { product, live: 'over' }))).toBe('live.not_on_air');
  live.isOpen = false;
  expect(await keyOf(join('a', { product }))).toBe('live.requirement');
  live.isOpen = true;
  const [alone, sold, elsewhere] = [await add({ group: null }), await add({ stock: 0 }), await add()];
  live.goods = [alone, sold];
  expect(await keyOf(join('a', { product: elsewhere }))).toBe('shop.product_missing');
  expect(await keyOf(join('a', { product: sold }))).toBe('shop.sold_out');
  expect(await keyOf(join('a', { product: alone }))).toBe('shop.no_group_purchase');
  expect(await keyOf(join('a', { group: 'unknown' }))).toBe('shop.no_group_purchase');
  live.goods = [product];
  const { tuangou_id: id } = await join('a', { product });
  expect(await keyOf(join('b', { group: id, live: 'another' }))).toBe('shop.no_group_purchase');
  expect(await keyOf(groupPurchases.members('a', { tuangou_id: 'x', page: 1, page_size: 5 }))).toBe(
    'shop.no_group_purchase',
  );
  expect(await keyOf(groupPurchases.mine('a', 'unknown'))).toBe('shop.product_missing');
  live.current = null;
  expect(await groupPurchases.get('a', { live_id: liveId })).toEqual({ tuangou: null });
  live.current = alone;
  expect(await groupPurchases.get('a', { live_id: liveId })).toEqual({ tuangou: null });
});

test('a venue belongs to one feature', () => {
  const venue = {
    onAir: async () => ({ room: '' }),
    enter: async () => {},
    goodsOf: async () => live,
    roomOf: async () => '',
    isStopped: async () => false,
    roomsSelling: async () => [],
  };
  expect(() => shop.venue('live', venue)).toThrow('"live" is registered already');
});

test('C100: what a channel has on sale, the newest first and page by page', async () => {
  await sql`INSERT INTO channel (channel_id, name, owner_uid, created_at)
    SELECT 'other', name, owner_uid, created_at FROM channel WHERE channel_id = 'channel'`.execute(
    database.reader,
  );
  const first = await add({ channelId: 'other', name: 'first' });
  clock.advance(1);
  const second = await add({ channelId: 'other', name: 'second' });
  clock.advance(1);
  const over = await add({ channelId: 'other', name: 'over' });
  await sql`UPDATE shop_product SET is_over = true WHERE product_id = ${over}`.execute(database.reader);
  const page = (at: number) => shop.ofChannel({ channel_id: 'other', page: at, page_size: 1 });
  expect(await page(1)).toMatchObject({ list: [{ id: second, name: 'second' }], total: 2 });
  expect(await page(2)).toMatchObject({ list: [{ id: first }], total: 2, page: 2, page_size: 1 });
  expect(await shop.ofChannel({ channel_id: 'nobody', page: 1, page_size: 20 })).toMatchObject({ list: [] });
});
