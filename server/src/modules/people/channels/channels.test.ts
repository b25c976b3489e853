import { agreements } from '@goldbean/contract';
import { afterAll, expect, test } from 'vitest';
import { createManualClock, createTestDatabase } from '../../../../test/test-database.ts';
import { createIds } from '../../../platform/ids.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { createChannels } from './index.ts';

const testDatabase = await createTestDatabase({ standIns: ['member'] });
const clock = createManualClock();
const channels = createChannels({
  database: testDatabase.database,
  clock,
  ids: createIds(clock, 1),
  users: {
    many: async (_reader, uids) =>
      new Map(uids.map((uid) => [uid, { uid, jwcode: uid, nickname: uid, img: '', level: 1 }])),
  },
});
channels.facet('group_id', async () => null);
channels.facet('next_live', async () => null);
channels.facet('next_lives', async () => new Map());
const create = (name: string, ownerUid: string) =>
  testDatabase.database.transaction((tx) => channels.create(tx, { name, img: '', ownerUid }));
const joining = { action: 'add', agree: true, agreement_version: agreements.channel.version } as const;
afterAll(() => testDatabase.drop());

test('E25, T07: following and subscribing are two flags: all four combinations', async () => {
  const channel_id = await create('四种', 'owner');
  const flags = async () => {
    const { followed, subscribed, fans } = await channels.info('m1', { channel_id });
    return { followed, subscribed, fans };
  };
  for (const followed of [false, true]) {
    for (const subscribed of [false, true]) {
      await channels.follow('m1', { channel_id, action: followed });
      await channels.subscribe('m1', subscribed ? { channel_id, ...joining } : { channel_id, action: 'del' });
      expect(await flags()).toEqual({ followed, subscribed, fans: followed ? 1 : 0 });
    }
  }
  expect(await channels.follow('m1', { channel_id, action: true })).toEqual({ followed: true, fans: 1 });
  expect(await channels.subscribe('m1', { channel_id, action: 'query' })).toEqual({
    subscribed: true,
    group_id: null,
  });
});

test("V35: subscribing keeps the version of the channel's terms that was read, and refuses any other", async () => {
  const channel_id = await create('条款', 'owner');
  const subscribe = (version?: string) =>
    channels.subscribe('m3', { channel_id, action: 'add', agree: true, agreement_version: version });
  for (const version of [undefined, '2019-01'])
    await expect(subscribe(version)).rejects.toMatchObject({ msgKey: 'order.agreement_changed' });
  expect(await channels.info('m3', { channel_id })).toMatchObject({ subscribed: false });
  await subscribe(agreements.channel.version);
  const rows = await testDatabase.database.reader
    .withTables<{ channel_subscription: { channel_id: string; agreement: string } }>()
    .selectFrom('channel_subscription')
    .select('agreement')
    .where('channel_id', '=', channel_id)
    .execute();
  expect(rows).toEqual([{ agreement: agreements.channel.version }]);
});

test('a channel nobody opened is missing', async () => {
  await expect(channels.info('m1', { channel_id: 'none' })).rejects.toThrow(Refusal);
});

test('channels are found by name, and by what I am to them', async () => {
  const first = await create('早盘 Alpha', 'teacher');
  const second = await create('Beta_100%', 'teacher');
  await channels.follow('m2', { channel_id: second, action: true });
  const list = async (tab: 'all' | 'mine' | 'followed' | 'subscribed', q?: string, uid = 'm2') => {
    const found = await channels.list(uid, { tab, q, page: 1, page_size: 20 });
    return found.list.map((channel) => channel.channel_id);
  };
  expect(await list('all', 'alpha')).toEqual([first]);
  expect(await list('all', '%')).toEqual([second]);
  expect(await list('followed')).toEqual([second]);
  expect(await list('subscribed')).toEqual([]);
  expect(await list('mine')).toEqual([]);
  expect(await list('mine', undefined, 'teacher')).toEqual([second, first]);
});

test('a listener and a facet have one name each', () => {
  const listener = { opened: async () => {}, subscribed: async () => {}, unsubscribed: async () => {} };
  channels.listen('twice', listener);
  expect(() => channels.listen('twice', listener)).toThrow('"twice" is registered already');
  expect(() => channels.facet('group_id', async () => null)).toThrow('"group_id" is registered already');
});

test('visitors see the most followed channels, without any member number', async () => {
  const channel_id = await create('最多关注', 'lin');
  for (const uid of ['f1', 'f2', 'f3']) await channels.follow(uid, { channel_id, action: true });
  const { list } = await channels.featured();
  expect(list).toHaveLength(4);
  expect(list[0]).toEqual({
    channel_id,
    name: '最多关注',
    img: '',
    fans: 3,
    teacher: { nickname: 'lin', img: '' },
  });
  // Counted once a minute.
  await channels.follow('f4', { channel_id, action: true });
  expect((await channels.featured()).list[0]?.fans).toBe(3);
  clock.advance(60_000);
  expect((await channels.featured()).list[0]?.fans).toBe(4);
});
