import { agreements } from '@goldbean/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../../test/system/in-process.ts';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await openTestServer();
});
afterAll(() => testServer.close());

const ask = (name: Parameters<TestServer['ask']>[0], account: string | null, fields: object = {}) =>
  testServer.ask(name, account, { ...fields });
type LecturerRow = {
  user: { uid: string; nickname: string };
  channels: { channel_id: string }[];
  on_air: unknown;
  follow: unknown;
  lives: number;
};
const listOf = async (name: Parameters<TestServer['ask']>[0], account: string | null, fields: object = {}) =>
  ((await ask(name, account, fields)).data as { list: LecturerRow[]; total: number }) ?? {
    list: [],
    total: 0,
  };

test('S46: the line-up has everybody who teaches once, the most followed first, with who is on air', async () => {
  const { list, total } = await listOf('lecturers.list', 'member', { page_size: 100 });
  expect(list).toHaveLength(total);
  expect(new Set(list.map(({ user }) => user.uid)).size).toBe(total);
  expect(list[0]).toMatchObject({
    user: { nickname: '财经课堂老师' },
    on_air: { live_id: expect.any(String) as string },
    follow: { followed: false, follows_me: false },
  });
  expect(list.some(({ on_air }) => on_air === null)).toBe(true);
  const [first] = list;
  await ask('profile.follow', 'member', { uid: first?.user.uid, action: 1 });
  const own = await listOf('lecturers.list', 'teacher', { page_size: 1 });
  expect(own.list[0]).toMatchObject({ follow: null, fans: 1 });
});

test('S13: a channel names who teaches in it, its owner first', async () => {
  const { list } = await listOf('lecturers.list', 'member', { page_size: 1 });
  const channel_id = list[0]?.channels[0]?.channel_id;
  const { data } = await ask('channels.info', 'member', { channel_id });
  expect(data).toMatchObject({ teachers: [{ nickname: '财经课堂老师' }] });
});

test('S16: a visitor sees the large classes and what is on air for everybody, and no member number', async () => {
  const classes = await ask('groupJoining.large', null, {});
  expect(classes.data).toMatchObject({
    total: 1,
    list: [{ name: '财经大课堂', channel: expect.any(String) as string, capacity: 2_000 }],
  });
  const lives = await ask('live.publicOnAir', null, {});
  const { list } = lives.data as { list: object[] };
  expect(list.length).toBeGreaterThan(0);
  for (const { text } of [classes, lives]) expect(text).not.toMatch(/"(uid|jwcode|room|flv)"/);
  expect((await ask('groupJoining.join', null, {})).code).toBe(401);
});

test('S13, T07: subscribing brings the class group into the list of groups at once, following does not', async () => {
  type Listed = { list: { group: { channel_id: string } }[] };
  const { list } = await listOf('lecturers.list', 'member', { page_size: 100 });
  const channel_id = list.at(-1)?.channels[0]?.channel_id ?? '';
  const isIn = async () =>
    ((await ask('groups.list', 'jw8803')).data as Listed).list.some(
      ({ group }) => group.channel_id === channel_id,
    );
  await ask('channels.subscribe', 'jw8803', { channel_id, action: 'del' });
  await ask('channels.follow', 'jw8803', { channel_id, action: 1 });
  expect(await isIn()).toBe(false);
  const agreed = { agree: 1, agreement_version: agreements.channel.version };
  await ask('channels.subscribe', 'jw8803', { channel_id, action: 'add', ...agreed });
  expect(await isIn()).toBe(true);
  await ask('channels.subscribe', 'jw8803', { channel_id, action: 'del' });
  expect(await isIn()).toBe(false);
  expect((await ask('channels.info', 'jw8803', { channel_id })).data).toMatchObject({ followed: true });
});
