import {
  agreements,
  orderStates,
  payTypes,
  type CallData,
  type CallName,
  type NamedCalls,
} from '@goldbean/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManualClock } from '../../../../test/test-database.ts';
import { openTestServer, type TestServer } from '../../../../test/system/in-process.ts';
import { people } from '../../../demo/academy.ts';

const day = 86_400_000;
const agreed = { agree: 1, agreement_version: agreements.service.version };
const { created, paid, credited } = orderStates;
const clock = createManualClock(Date.now());
let testServer: TestServer;
beforeAll(async () => {
  testServer = await openTestServer({}, {}, clock);
});
afterAll(() => testServer.close());

async function ask<Name extends CallName>(account: string | null, name: Name, fields: object = {}) {
  const { data, msg_key } = await testServer.ask(name, account, { ...fields });
  return { msg_key, data: data as CallData<NamedCalls[Name]> };
}
let made = 0;
/** A treasure of which there are plenty, open for ten days. */
function put(more: object = {}): Promise<string> {
  made += 1;
  const { money } = testServer.app.modules;
  const now = clock.now();
  return testServer.app.database.transaction((tx) =>
    money.features.treasures.add(tx, {
      name: `Lantern ${made}`,
      description: 'Glows',
      cover: '',
      price: 7,
      stock: 50,
      limit: 50,
      opensAt: now,
      closesAt: now + 10 * day,
      ...more,
    }),
  );
}
const uidOf = (account: string): string => people.find(({ jwcode }) => jwcode === account)?.uid ?? '';
/** Vouchers, as somebody who bought some has them. */
async function seedBeans(account: string, amount: number): Promise<void> {
  const uid = uidOf(account);
  await testServer.app.database.transaction((tx) =>
    testServer.app.modules.money.features.wallet.port.credit(tx, {
      uid,
      currency: 'DANGWU',
      amount,
      from: 'issue',
      source: 'test',
      kind: 'issue',
      cause: { type: 'test', id: uid, note: { key: 'opening' } },
      actor: uid,
      requestId: undefined,
    }),
  );
}
let asked = 0;
const exchange = (account: string, treasure_id: string, more: object = {}) => {
  asked += 1;
  return ask(account, 'treasures.exchange', {
    treasure_id,
    vouchers: 7,
    ...agreed,
    request_id: `t${asked}`,
    ...more,
  });
};
const one = async (account: string, treasure_id: string) =>
  (await ask(account, 'treasures.list', { treasure_id })).data.list[0];
const vouchers = async (account: string) => (await ask(account, 'treasures.list')).data.vouchers;
const isSound = async () => (await testServer.app.modules.money.features.wallet.reconciliation()).ok;
const orderOf = async (account: string, order_no: string) =>
  (await ask(account, 'orders.detail', { order_no })).data.order;
/** Everything that an exchange writes. */
async function written(): Promise<unknown> {
  const { rows } = await sql`SELECT (SELECT count(*) FROM wallet_journal) AS journals,
    (SELECT count(*) FROM pay_order) AS orders, (SELECT count(*) FROM order_event) AS events,
    (SELECT count(*) FROM treasure_exchange) AS exchanges`.execute(testServer.app.database.reader);
  return rows[0];
}

test('S29: the treasures of the demo show each state, open ones first, then those to come, then what is gone', async () => {
  const { data } = await ask('member', 'treasures.list');
  expect(data.list.map(({ state }) => state)).toEqual([
    'open',
    'open',
    'open',
    'to_come',
    'sold_out',
    'ended',
  ]);
  expect(data).toMatchObject({
    total: 6,
    counts: { to_come: 1, open: 3, sold_out: 1, ended: 1 },
    vouchers: 200,
  });
  expect(data.list.find(({ state }) => state === 'sold_out')).toMatchObject({
    stock: 3,
    left: 0,
    numbers: [],
  });
  expect((await testServer.ask('treasures.list', null, {})).msg_key).toBe('account.login_required');
  expect(await isSound()).toBe(true);
});

test('S29: they are found by words of the name and of their description, by state, and those that are mine', async () => {
  const found = async (account: string, fields: object) =>
    (await ask(account, 'treasures.list', fields)).data.list.map(({ name }) => name);
  expect(await found('member', { q: 'JOURNAL' })).toEqual(['Trading journal, 180 pages']);
  expect(await found('member', { q: 'shuqian' })).toEqual(['金豆书签']);
  expect(await found('member', { q: 'kaunter' })).toEqual(['Beg kain akademi']);
  expect(await found('member', { state: 'ended' })).toEqual(['แก้วน้ำสถาบัน']);
  expect(await found('member', { mine: 1 })).toEqual([]);
  expect(await found('jw8806', { mine: 1 })).toEqual(['Beg kain akademi']);
  const { data } = await ask('member', 'treasures.list', { q: 'journal', state: 'ended' });
  expect(data).toMatchObject({ list: [], total: 0, counts: { open: 1, ended: 0 } });
});

test('S29: vouchers become one of it in one journal, by an order whose number it is handed over for', async () => {
  const treasure_id = await put({ name: 'Lantern of brass' });
  const before = await vouchers('member2');
  const beans = (await ask('member2', 'wallet.balances')).data.beans;
  const { data } = await exchange('member2', treasure_id);
  expect(data.order_no).toMatch(/^GB\d+$/);
  expect(data).toMatchObject({
    vouchers: before - 7,
    treasure: { left: 49, state: 'open', numbers: [data.order_no] },
  });
  expect(await one('member2', treasure_id)).toMatchObject({ left: 49, numbers: [data.order_no] });
  expect(await one('member', treasure_id)).toMatchObject({ left: 49, numbers: [] });
  const { list } = (await ask('member2', 'wallet.statement', { currency: 'DANGWU', kind: 'treasure' })).data;
  expect(list).toMatchObject([
    {
      amount: -7,
      left: before - 7,
      cause: { type: 'order', id: data.order_no, note: { key: 'said', text: 'Lantern of brass' } },
    },
  ]);
  expect((await ask('member2', 'wallet.balances')).data).toMatchObject({ beans, dangwu: before - 7 });
  expect(await isSound()).toBe(true);
});

test('S29, D45: the order is paid with vouchers and credited at once, with its events; it records no recharge', async () => {
  const treasure_id = await put({ name: 'Lantern of tin' });
  const { data } = await exchange('member2', treasure_id);
  const order = await orderOf('member2', data.order_no);
  expect(order).toMatchObject({
    product: { kind: 'treasure', id: treasure_id, name: 'Lantern of tin' },
    amount: 7,
    currency: 'DANGWU',
    gives: null,
    pay_type: payTypes.dangwu,
    state: credited,
    late: false,
    alert: null,
    agreement: { name: 'service', version: agreements.service.version },
    paid_at_ts: clock.now(),
    transaction: null,
  });
  expect(order.events.map(({ from, to, source }) => [from, to, source])).toEqual([
    [null, created, 'member'],
    [created, paid, 'member'],
    [paid, credited, 'member'],
  ]);
  const mine = (await ask('member2', 'orders.list', { kind: 'treasure' })).data;
  expect(mine.list[0]).toEqual(order);
  expect((await ask('member2', 'orders.pay', { order_no: data.order_no })).msg_key).toBe('order.settled');
  expect((await ask('member', 'orders.detail', { order_no: data.order_no })).msg_key).toBe(
    'request.forbidden',
  );
  // What it bought is no recharge: there is no record of one, and none can be posted (E18).
  const posted = { channel: 5, order_no: data.order_no, pay_num: 7, pay_type: 1, gold_num: 7 };
  expect((await ask('member2', 'orders.record', posted)).msg_key).toBe('order.record_differs');
  const scene = { scene: 'treasure', amount: 7 };
  const { methods } = (await ask('member2', 'orders.methods', scene)).data;
  expect(methods.filter(({ enabled }) => enabled)).toEqual([]);
});

test('S29: no deadline waits for the order, and who looks after an hour or a day finds it as it was', async () => {
  await seedBeans('jw8804', 20);
  const { data } = await exchange('jw8804', await put());
  const before = await orderOf('jw8804', data.order_no);
  const jobsOf = async (order_no: string) =>
    (
      await sql`SELECT 1 FROM jobs.job WHERE data::text LIKE ${`%${order_no}%`}`.execute(
        testServer.app.database.reader,
      )
    ).rows.length;
  const beans = { goods_id: 'beans_60', pay_type: 1, channel: 5, ...agreed, request_id: 'beans' };
  const waits = (await ask('jw8804', 'recharge.createBeanOrder', beans)).data.order_no;
  expect(await jobsOf(waits)).toBeGreaterThan(0);
  expect(await jobsOf(data.order_no)).toBe(0);
  for (const later of [3_600_000, day]) {
    clock.advance(later);
    const { list } = (await ask('jw8804', 'orders.list', { kind: 'treasure' })).data;
    expect(list).toEqual([before]);
    expect((await ask('jw8804', 'orders.progress', { order_no: data.order_no })).data.state).toBe(credited);
  }
});

test('S29: sent again and again it is one exchange; the same request for something else is refused', async () => {
  const treasure_id = await put();
  const before = await vouchers('member');
  const was = await written();
  const again = () => exchange('member', treasure_id, { request_id: 'once' });
  const answers = await Promise.all(Array.from({ length: 20 }, again));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(await vouchers('member')).toBe(before - 7);
  expect((await one('member', treasure_id))?.left).toBe(49);
  expect(await written()).toEqual(more(was, { journals: 1, orders: 1, events: 3, exchanges: 1 }));
  const other = await exchange('member', await put(), { request_id: 'once' });
  expect(other.msg_key).toBe('system.repeated');
});

test('S29: of the last ones nobody gets too many, and who gets none pays nothing', async () => {
  const treasure_id = await put({ stock: 3 });
  const accounts = ['member', 'member2', 'jw8801', 'jw8802', 'jw8806'];
  for (const account of accounts) await seedBeans(account, 10);
  const before = await Promise.all(accounts.map(vouchers));
  const was = await written();
  const tries = await Promise.all(accounts.map((account) => exchange(account, treasure_id)));
  const keys = tries.map(({ msg_key }) => msg_key);
  expect(keys.filter((key) => key === '')).toHaveLength(3);
  expect(keys.filter((key) => key === 'treasure.sold_out')).toHaveLength(2);
  const after = await Promise.all(accounts.map(vouchers));
  expect(after).toEqual(before.map((had, at) => had - (keys[at] === '' ? 7 : 0)));
  expect(await written()).toEqual(more(was, { journals: 3, orders: 3, events: 9, exchanges: 3 }));
  expect(await one('member', treasure_id)).toMatchObject({ left: 0, state: 'sold_out' });
  expect(await isSound()).toBe(true);
});

test('S29: before its time, after it, beyond the limit, at another price, unread and without vouchers nothing moves', async () => {
  await seedBeans('jw8803', 20);
  const before = await vouchers('jw8803');
  const now = clock.now();
  const ids = {
    early: await put({ opensAt: now + 1 }),
    late: await put({ opensAt: now - day, closesAt: now }),
    dearer: await put({ price: 8 }),
    dear: await put({ price: 100_000 }),
    limited: await put({ limit: 1 }),
    plenty: await put(),
  };
  const was = await written();
  const refusedBy = async (id: string, given: object = {}) => (await exchange('jw8803', id, given)).msg_key;
  expect(await refusedBy(ids.early)).toBe('treasure.to_come');
  expect(await refusedBy(ids.late)).toBe('treasure.ended');
  expect(await refusedBy(ids.dearer)).toBe('treasure.price_changed');
  expect(await refusedBy(ids.dear, { vouchers: 100_000 })).toBe('wallet.insufficient');
  expect(await refusedBy('404')).toBe('treasure.missing');
  expect(await refusedBy(ids.plenty, { vouchers: 0 })).toBe('request.invalid');
  expect(await refusedBy(ids.plenty, { agree: 0 })).toBe('request.agreement_required');
  expect(await refusedBy(ids.plenty, { agreement_version: '' })).toBe('request.agreement_required');
  expect(await refusedBy(ids.plenty, { agreement_version: '2020-01' })).toBe('order.agreement_changed');
  expect(await vouchers('jw8803')).toBe(before);
  expect(await written()).toEqual(was);
  expect((await one('jw8803', ids.dear))?.left).toBe(50);
  expect(await refusedBy(ids.limited)).toBe('');
  expect(await refusedBy(ids.limited)).toBe('treasure.limit');
  expect(await vouchers('jw8803')).toBe(before - 7);
  expect(await isSound()).toBe(true);
});

/** What was written, and so much more. */
const more = (was: unknown, by: Readonly<Record<string, number>>): unknown =>
  Object.fromEntries(
    Object.entries(was as Record<string, number>).map(([what, n]) => [what, n + (by[what] ?? 0)]),
  );
