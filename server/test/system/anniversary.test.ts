import type { CallAnswer, calls } from '@goldbean/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createManualClock } from '../test-database.ts';
import { openTestServer, type TestServer } from './in-process.ts';

/* C021, G262: the anniversary coupon of live sessions. */
type Popup = CallAnswer<typeof calls.anniversary.popup>;
const dayMs = 86_400_000;
const clock = createManualClock();
let testServer: TestServer;
let live_id: string;
let channel_id: string;
let coupon_id: string;
let elsewhere: string;

const open = (given: { channel_id?: string; beans?: number; from?: number; until?: number } = {}) => {
  const { beans = 66, from = -dayMs, until = dayMs } = given;
  const { database, modules } = testServer.app;
  return database.transaction((tx) =>
    modules.live.features.anniversary.open(tx, {
      channel_id: given.channel_id ?? null,
      name: 'Three years of lessons',
      beans,
      starts_at: clock.now() + from,
      ends_at: clock.now() + until,
    }),
  );
};
const popup = async (account: string): Promise<Popup> =>
  (await testServer.ask('anniversary.popup', account, { live_id })).data as Popup;
const take = (account: string, request_id: string, id = coupon_id) =>
  testServer.ask('anniversary.take', account, { live_id, coupon_id: id, request_id });
const beansOf = async (account: string): Promise<number> =>
  ((await testServer.ask('wallet.balances', account, {})).data as { beans: number }).beans;

beforeAll(async () => {
  testServer = await openTestServer({}, {}, clock);
  const lives = await testServer.app.modules.live.features.live.list('nobody', { page: 1, page_size: 10 });
  live_id = lives.list[0]?.live_id ?? '';
  channel_id = lives.list[0]?.channel.channel_id ?? '';
  elsewhere = lives.list.find(({ channel }) => channel.channel_id !== channel_id)?.channel.channel_id ?? '';
});
afterAll(() => testServer.close());
beforeEach(async () => {
  await sql`DELETE FROM anniversary_coupon`.execute(testServer.app.database.reader);
});

test('C021: where none lasts, nothing is shown', async () => {
  await open({ from: dayMs, until: 2 * dayMs });
  await open({ from: -2 * dayMs, until: 0 });
  await open({ channel_id: elsewhere });
  expect(await popup('member')).toEqual({ show: false, coupon: null });
});

test('C021: it is shown until it is taken; its beans come once, with a journal of their own', async () => {
  coupon_id = await open();
  const shown = await popup('member');
  expect(shown).toMatchObject({
    show: true,
    coupon: { id: coupon_id, value: 66, ends_ts: clock.now() + dayMs },
  });
  const before = await beansOf('member');

  const taken = await take('member', 'one');
  expect(taken).toMatchObject({ code: 200, data: { beans: 66, balance: before + 66 } });
  expect(await take('member', 'one')).toMatchObject({ code: 200, data: taken.data });
  expect(await take('member', 'another')).toMatchObject({ code: 409, msg_key: 'coupon.taken' });
  expect(await beansOf('member')).toBe(before + 66);
  expect(await popup('member')).toEqual({ show: false, coupon: null });
  // The next member has their own.
  expect((await popup('member2')).show).toBe(true);

  const { rows } = await sql<{ kind: string; cause: string; amount: number }>`
    SELECT journal.kind, cause_type AS cause, entry.amount FROM wallet_journal AS journal
    JOIN wallet_entry AS entry ON entry.journal_id = journal.id
    WHERE cause_id = ${coupon_id} ORDER BY amount`.execute(testServer.app.database.reader);
  expect(rows.map(({ kind, cause, amount }) => [kind, cause, amount])).toEqual([
    ['reward', 'anniversary', -66],
    ['reward', 'anniversary', 66],
  ]);
  expect((await testServer.app.modules.money.features.wallet.reconciliation()).ok).toBe(true);
});

test('G262: taken twice in one moment it gives once', async () => {
  coupon_id = await open();
  const before = await beansOf('member');
  const answers = await Promise.all(['a', 'b', 'c'].map((request_id) => take('member', request_id)));
  expect(answers.map(({ msg_key }) => msg_key).toSorted()).toEqual(['', 'coupon.taken', 'coupon.taken']);
  expect(await beansOf('member')).toBe(before + 66);
});

test('G262: none that is over, has not begun, or is of another channel', async () => {
  const before = await beansOf('member');
  const keyOf = async (id: string) => (await take('member', `of-${id}`, id)).msg_key;
  expect(await keyOf(await open({ from: -dayMs, until: 0 }))).toBe('coupon.over');
  expect(await keyOf(await open({ from: 1, until: dayMs }))).toBe('coupon.missing');
  expect(await keyOf(await open({ channel_id: elsewhere }))).toBe('coupon.missing');
  expect(await beansOf('member')).toBe(before);
  expect(await keyOf(await open({ channel_id }))).toBe('');
});
