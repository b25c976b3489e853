import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManualClock, createTestDatabase } from '../../../../test/test-database.ts';
import { createIds } from '../../../platform/ids.ts';
import { createNotices, type Notices } from './index.ts';

const testDatabase = await createTestDatabase({ standIns: ['member'] });
const clock = createManualClock();
let notices: Notices;
beforeAll(() => {
  notices = createNotices({
    database: testDatabase.database,
    clock,
    ids: createIds(clock, 4),
  });
});
afterAll(() => testDatabase.drop());

const expiry = (amount: number) => ({ kind: 'beans_expire', amount, expires_ts: clock.now() + 1 }) as const;
const notify = (...notified: { uid: string; body: ReturnType<typeof expiry> }[]) =>
  testDatabase.database.transaction((tx) => notices.notify(tx, notified));
const list = (uid: string, page = 1) => notices.list(uid, { tab: 'all', page, page_size: 2 });

test('a member finds their notifications, newest first, and what is new of it', async () => {
  await notify({ uid: 'a', body: expiry(1) }, { uid: 'b', body: expiry(9) });
  clock.advance(1_000);
  await notify({ uid: 'a', body: expiry(2) });
  await notify({ uid: 'a', body: expiry(3) });
  const first = await list('a');
  expect(first).toMatchObject({ total: 3, unread: 3, page: 1, page_size: 2 });
  expect(first.list).toMatchObject([
    { body: { amount: 3 }, read: false },
    { body: { amount: 2 }, read: false },
  ]);
  expect(first.list[0]).toMatchObject({ at_ts: clock.now(), at: '2026-11-21 12:00:01' });
  expect((await list('a', 2)).list).toMatchObject([{ body: { amount: 1 } }]);
  expect(await notices.list('a', { tab: 'money', page: 1, page_size: 20 })).toMatchObject({ total: 3 });
  expect(await list('nobody')).toMatchObject({ list: [], total: 0, unread: 0 });
});

test('what is about money stands apart from the rest', async () => {
  const body = {
    kind: 'group_purchase',
    tuangou_id: 'g',
    live_id: 'l',
    product: 'notes',
    state: 'over',
  } as const;
  await testDatabase.database.transaction((tx) =>
    notices.notify(tx, [
      { uid: 'd', body },
      { uid: 'd', body: expiry(4) },
    ]),
  );
  expect((await list('d')).list).toMatchObject([{ body: { amount: 4 } }, { body }]);
  expect(await notices.list('d', { tab: 'money', page: 1, page_size: 20 })).toMatchObject({
    total: 1,
    unread: 2,
  });
});

test('what was read is read; nobody reads for somebody else', async () => {
  await notify({ uid: 'c', body: expiry(1) }, { uid: 'c', body: expiry(2) });
  const [newest, oldest] = (await list('c')).list;
  const ids = [newest?.notice_id ?? ''];
  expect(await notices.read('b', { ids, all: false })).toEqual({ unread: 1 });
  expect(await notices.read('c', { ids: [], all: false })).toEqual({ unread: 2 });
  expect(await notices.read('c', { ids, all: false })).toEqual({ unread: 1 });
  expect(await notices.read('c', { ids, all: false })).toEqual({ unread: 1 });
  expect((await list('c')).list).toMatchObject([
    { read: true },
    { notice_id: oldest?.notice_id, read: false },
  ]);
  expect(await notices.read('c', { ids: [], all: true })).toEqual({ unread: 0 });
  expect((await list('b')).unread).toBe(1);
});

test('reminders of a live session that is over are new no more, for whomever they were', async () => {
  const reminder = (live_id: string, moment: 'soon' | 'started') =>
    ({ kind: 'live_reminder', live_id, live: 'Open class', moment, start_ts: clock.now() }) as const;
  await testDatabase.database.transaction((tx) =>
    notices.notify(tx, [
      { uid: 'e', body: reminder('l1', 'soon') },
      { uid: 'e', body: reminder('l1', 'started') },
      { uid: 'e', body: reminder('l2', 'started') },
      { uid: 'f', body: reminder('l1', 'started') },
    ]),
  );
  const outdate = (subject: Parameters<Notices['outdateReminders']>[1]) =>
    testDatabase.database.transaction((tx) => notices.outdateReminders(tx, subject));
  const unread = async (uid: string) =>
    (await notices.list(uid, { tab: 'all', page: 1, page_size: 20 })).list
      .filter(({ read }) => !read)
      .map(({ body }) => body.kind === 'live_reminder' && `${body.live_id} ${body.moment}`);
  await outdate({ live_id: 'l1', moment: 'soon' });
  expect([await unread('e'), await unread('f')]).toEqual([['l2 started', 'l1 started'], ['l1 started']]);
  await outdate({ live_id: 'l1' });
  expect([await unread('e'), await unread('f')]).toEqual([['l2 started'], []]);
});
