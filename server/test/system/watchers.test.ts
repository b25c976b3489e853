import type { CallAnswer, calls } from '@goldbean/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mostRowsOf } from '../most-rows.ts';
import { createManualClock } from '../test-database.ts';
import { openTestServer, type TestServer } from './in-process.ts';

/* S36, G210: who watched a live session, from when, for how long and with what gifts; for those who run it. */
type WatchersTestAnswer = CallAnswer<typeof calls.streaming.watchers>;

const clock = createManualClock(Date.now());
let testServer: TestServer;
let live_id: string;
let began: number;

const uidOf = async (account: string): Promise<string> =>
  ((await testServer.ask('identity.memberInfo', account, {})).data as { uid: string }).uid;
const watched = async (account: string, seconds: number, fields: object = {}) =>
  expect(
    (await testServer.ask('live.watch', account, { live_id, seconds, pos: seconds, ...fields })).msg_key,
  ).toBe('');
const listed = (account: string, fields: object = {}) =>
  testServer.ask('streaming.watchers', account, { live_id, ...fields });
const list = async (fields: object = {}, account = 'teacher') =>
  (await listed(account, fields)).data as WatchersTestAnswer;
const names = async (fields: object = {}) => (await list(fields)).list.map(({ user }) => user.uid);

const uids: Record<'member' | 'member2' | 'jw8801', string> = { member: '', member2: '', jw8801: '' };

beforeAll(async () => {
  testServer = await openTestServer({}, {}, clock);
  const { data } = await testServer.ask('live.list', 'member', { state: 'live' });
  const [live] = (data as CallAnswer<typeof calls.live.list>).list;
  if (!live) throw new Error('nothing is on air');
  ({ live_id } = live);
  for (const account of ['member', 'member2', 'jw8801'] as const) uids[account] = await uidOf(account);
  const { reader } = testServer.app.database;
  // The demo has a past of its own, and the one on air must have been so for longer than anybody watches here.
  await sql`DELETE FROM live_watch WHERE live_id = ${live_id}`.execute(reader);
  await sql`DELETE FROM gift_total WHERE live_id = ${live_id}`.execute(reader);
  began = clock.now();
  await sql`UPDATE live SET started_at = ${new Date(began)} WHERE live_id = ${live_id}`.execute(reader);
  await watched('member', 60);
  clock.advance(60_000);
  await watched('member2', 600);
  clock.advance(60_000);
  await watched('jw8801', 30);
  await watched('member', 40);
  clock.advance(1_000_000);
  for (const [account, n] of [
    ['member', 2],
    ['jw8801', 5],
  ] as const)
    expect(
      await testServer.ask('gifts.give', account, {
        live_id,
        gift_id: 'chalk',
        n,
        request_id: `g-${account}`,
      }),
    ).toMatchObject({ msg_key: '' });
});
afterAll(() => testServer.close());

describe('S36: who watched a live session', () => {
  test('from when, how long and with what gifts; who watched longest first', async () => {
    const { member, member2, jw8801 } = uids;
    const answer = await list();
    expect(answer).toMatchObject({ total: 3, page: 1, page_size: 20 });
    expect(answer.list).toMatchObject([
      { user: { uid: member2 }, first_ts: began + 60_000, seconds: 600, beans: 0, here: false },
      { user: { uid: member }, first_ts: began, seconds: 100, beans: 2 },
      { user: { uid: jw8801 }, first_ts: began + 120_000, seconds: 30, beans: 5 },
    ]);
  });

  test('sorted by gifts and by who came last', async () => {
    const { member, member2, jw8801 } = uids;
    expect(await names({ sort: 'gifts' })).toEqual([jw8801, member, member2]);
    expect(await names({ sort: 'newest' })).toEqual([jw8801, member2, member]);
    expect((await listed('teacher', { sort: 'shortest' })).msg_key).toBe('request.invalid');
  });

  test('by pages, and found by nickname or number', async () => {
    const { member, member2, jw8801 } = uids;
    const second = await list({ page: 2, page_size: 2 });
    expect([second.total, second.list.map(({ user }) => user.uid)]).toEqual([3, [jw8801]]);
    expect(await list({ page: 3, page_size: 2 })).toMatchObject({ total: 3, list: [] });
    const { nickname } = (await testServer.ask('identity.memberInfo', 'member', {})).data as {
      nickname: string;
    };
    expect(await names({ keyword: ` ${nickname.slice(1)} ` })).toEqual([member]);
    expect(await names({ keyword: 'MEMBER2' })).toEqual([member2]);
    expect(await list({ keyword: '%' })).toMatchObject({ total: 0, list: [] });
  });

  test('2,000 watchers are searched in the database, by their names and numbers', async () => {
    const { reader } = testServer.app.database;
    await sql`INSERT INTO member (uid, jwcode, nickname, created_at)
      SELECT 'watcher' || n, 'ww' || n,
        (ARRAY['王芳', 'Nguyễn Văn An', 'สมชาย ใจดี', 'Siti Nurhaliza', 'JÜRGEN'])[1 + n % 5] || ' ' || n, now()
      FROM generate_series(1, 2000) AS n`.execute(reader);
    await sql`INSERT INTO live_watch (live_id, uid, first_at, last_at, seconds)
      SELECT ${live_id}, 'watcher' || n, ${new Date(began)}, ${new Date(began)}, 1
      FROM generate_series(1, 2000) AS n`.execute(reader);
    const total = async (keyword: string) => (await list({ keyword })).total;
    expect(await names({ keyword: 'wangfang 1005' })).toEqual(['watcher1005']);
    expect(await names({ keyword: 'nguyen 101' })).toEqual([
      'watcher101',
      'watcher1011',
      'watcher1016',
      'watcher1101',
    ]);
    expect(await names({ keyword: 'WW77' })).toEqual(
      [77, ...Array.from({ length: 10 }, (_, at) => 770 + at)].map((n) => `watcher${n}`),
    );
    expect(await Promise.all(['wf', 'ใจดี', 'haliza siti', 'jurgen', 'wang ww5'].map(total))).toEqual([
      400, 400, 400, 400, 0,
    ]);
    expect(await list({ keyword: 'wf', page: 99 })).toMatchObject({ total: 400, list: [] });
    const most = await mostRowsOf(reader, () => list({ keyword: 'w' }));
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(20);
    await sql`DELETE FROM live_watch WHERE uid LIKE 'watcher%'`.execute(reader);
  });

  test('for those who run it: neither a member nor an inspector, and no stranger', async () => {
    await sql`INSERT INTO live_admin (live_id, uid) VALUES (${live_id}, ${uids.member2})`.execute(
      testServer.app.database.reader,
    );
    for (const account of ['teacher', 'member2', 'admin'])
      expect([account, (await listed(account)).msg_key]).toEqual([account, '']);
    for (const account of ['member', 'inspector', 'teacher2', 'producthead'])
      expect([account, (await listed(account)).msg_key]).toEqual([account, 'request.forbidden']);
    const { msg_key } = await testServer.ask('streaming.watchers', 'teacher', { live_id: 'none' });
    expect(msg_key).toBe('live.missing');
  });

  test('nobody watched it for longer than it was on air, and its replay is not the live session', async () => {
    await watched('teacher2', 600, { replay: 1 });
    await watched('jw8801', 500, { replay: 1 });
    for (let n = 0; n < 3; n += 1) await watched('member', 600);
    const { list: all, total } = await list();
    expect(total).toBe(3);
    expect(all[0]).toMatchObject({ user: { uid: uids.member }, seconds: 1_120 });
    expect(all.at(-1)).toMatchObject({ user: { uid: uids.jw8801 }, seconds: 30 });
  });

  test('also when it is over', async () => {
    expect((await testServer.ask('streaming.end', 'teacher', { live_id, kind: 'end' })).msg_key).toBe('');
    clock.advance(3_600_000);
    expect(await list()).toMatchObject({ total: 3, list: [{ seconds: 1_120 }, {}, {}] });
  });
});
