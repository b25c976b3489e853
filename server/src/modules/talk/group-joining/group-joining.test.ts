import { callPath, type CallData, type CallName, namedCalls, type NamedCalls } from '@goldbean/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../../test/system/in-process.ts';
import { createManualClock } from '../../../../test/test-database.ts';

const clock = createManualClock(Date.now());
const dayMs = 86_400_000;
let testServer: TestServer;
let teacher: string;
let member: string;
let member2: string;
let admin: string;
let channel_id: string;
let other: string;

async function ask<Name extends CallName>(token: string, name: Name, payload: object = {}) {
  const answer = await testServer.app.http.inject({
    method: 'POST',
    url: callPath(namedCalls[name]),
    headers: { client: 'pc', token },
    payload,
  });
  return answer.json<{
    code: number;
    msg_key: string;
    data: CallData<NamedCalls[Name]> & { until?: number };
  }>();
}
const open = (kind: 'study' | 'fan' | 'large', name: string, channelId = channel_id) =>
  testServer.app.database.transaction((tx) =>
    testServer.app.modules.talk.features.groups.openChosen(tx, { channelId, kind, name }),
  );
const join = (token: string, group_id: string, of = channel_id) =>
  ask(token, 'groupJoining.join', { channel_id: of, group_id });
const exit = (token: string, group_id: string) => ask(token, 'groupJoining.exit', { group_id });
const roomOf = async (token: string, id: string) =>
  (await ask(token, 'groups.list')).data.list.find(({ group }) => group.group_id === id)?.group.room ?? '';
const say = (token: string, room: string, text: string) =>
  ask(token, 'messaging.publish', { room, client_msg_id: `c${text}`, kind: 'text', body: { text } });

beforeAll(async () => {
  testServer = await openTestServer({}, {}, clock);
  [teacher, member, member2, admin] = await Promise.all([
    testServer.signIn('teacher'),
    testServer.signIn('member'),
    testServer.signIn('member2'),
    testServer.signIn('admin'),
  ]);
  const mine = (await ask(teacher, 'channels.list', { page_size: 50 })).data.list;
  const { data: me } = await ask(teacher, 'identity.memberInfo');
  channel_id = mine.find(({ owner }) => owner.uid === me.uid)?.channel_id ?? '';
  other = mine.find(({ owner }) => owner.uid !== me.uid)?.channel_id ?? '';
  for (const token of [member, member2])
    for (const id of [channel_id, other]) await ask(token, 'channels.follow', { channel_id: id, action: 1 });
  // Fan groups are the clubs'; the seats are these groups' alone here.
  for (const token of [member, member2])
    await sql`INSERT INTO fan_member (channel_id, uid, joined_at)
      SELECT id, ${(await ask(token, 'identity.memberInfo')).data.uid}, ${new Date(clock.now())}
      FROM unnest(${[channel_id, other]}::text[]) AS id`.execute(testServer.app.database.reader);
});
afterAll(() => testServer.close());
beforeEach(async () => {
  await sql`DELETE FROM group_seat`.execute(testServer.app.database.reader);
  await sql`DELETE FROM group_exit`.execute(testServer.app.database.reader);
});

describe('G098, G099: a group entered by choice', () => {
  test('stands in the list, is written in, and is left with its room', async () => {
    const id = await open('fan', '粉丝群');
    expect((await join(member, id)).data).toEqual({ group_id: id });
    expect((await join(member, id)).data).toEqual({ group_id: id });
    const room = await roomOf(member, id);
    expect((await ask(member, 'groups.list')).data.list.map(({ group }) => group)).toContainEqual(
      expect.objectContaining({ group_id: id, kind: 'fan', name: '粉丝群' }),
    );
    expect(await say(member, room, 'hello')).toMatchObject({ code: 200 });
    expect((await ask(teacher, 'groups.info', { group_id: id })).data.counts).toEqual({ members: 2 });
    expect(await exit(member, id)).toMatchObject({ code: 200 });
    expect(await roomOf(member, id)).toBe('');
    expect(await say(member, room, 'again')).toMatchObject({ msg_key: 'request.forbidden' });
    expect(await exit(member, id)).toMatchObject({ msg_key: 'group.requirements' });
  });

  test('T11, M30: a second one is refused, study groups counted; a large one and the class are not', async () => {
    const [fans, study, large] = [
      await open('fan', '粉丝甲'),
      await open('study', '学习甲'),
      await open('large', '大群'),
    ];
    const elsewhere = await open('fan', '别处', other);
    expect(await join(member2, study)).toMatchObject({ code: 200 });
    expect(await join(member2, fans)).toMatchObject({ code: 409, msg_key: 'fan.one_group' });
    expect(await join(member2, elsewhere, other)).toMatchObject({ code: 409, msg_key: 'fan.one_group' });
    expect(await join(member2, large)).toMatchObject({ code: 200 });
    expect(await exit(member2, study)).toMatchObject({ code: 200 });
    expect(await join(member2, fans)).toMatchObject({ code: 200 });
    expect(await join(member2, study)).toMatchObject({ code: 409, msg_key: 'fan.one_group' });
  });

  test('T11: of two joined at the same moment one is entered', async () => {
    const ids = [await open('fan', '同时甲'), await open('fan', '同时乙')];
    const answers = await Promise.all(ids.map((id) => join(member, id)));
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('M26: who does not subscribe is no student of a study group; M29: who does not follow is no fan', async () => {
    const guest = await testServer.signIn('inspector');
    const [fans, study] = [await open('fan', '要求甲'), await open('study', '要求乙')];
    expect(await join(guest, study)).toMatchObject({ code: 462, msg_key: 'fan.requirement' });
    expect(await join(guest, fans)).toMatchObject({ code: 462, msg_key: 'fan.not_fan' });
    expect(await ask(guest, 'groups.info', { group_id: fans })).toMatchObject({
      msg_key: 'group.requirements',
    });
  });

  test('M27: a full group takes nobody more, each kind in its own words', async () => {
    for (const [kind, name, capacity, msg_key] of [
      ['fan', '满员甲', 500, 'fan.members_full'],
      ['study', '满员乙', 500, 'fan.group_full'],
      ['large', '满员丙', 2_000, 'fan.group_full'],
    ] as const) {
      const id = await open(kind, name);
      // The owner is in it.
      const rest = capacity - 2;
      await sql`INSERT INTO member (uid, jwcode, nickname, created_at)
        SELECT 'full' || n, 'full' || n, 'full', ${new Date()}::timestamptz FROM generate_series(1, ${rest}::int) AS n
        ON CONFLICT DO NOTHING`.execute(testServer.app.database.reader);
      await sql`INSERT INTO group_member (group_id, uid, joined_at)
        SELECT ${id}, 'full' || n, ${new Date()}::timestamptz FROM generate_series(1, ${rest}::int) AS n`.execute(
        testServer.app.database.reader,
      );
      expect(await join(member2, id)).toMatchObject({ code: 200 });
      expect(await join(member, id)).toMatchObject({ code: 461, msg_key });
      await sql`DELETE FROM group_seat`.execute(testServer.app.database.reader);
    }
  });

  test('M28: one that is none, is of another channel, or is a class is not there', async () => {
    const id = await open('large', '别的频道', other);
    const klass = (await ask(teacher, 'groups.list')).data.list.find(({ group }) => group.kind === 'class');
    for (const wrong of ['none', id, klass?.group.group_id ?? ''])
      expect(await join(member, wrong)).toMatchObject({ code: 404, msg_key: 'chat.room_missing' });
    expect(await exit(member, klass?.group.group_id ?? '')).toMatchObject({ msg_key: 'chat.room_missing' });
  });

  test('D22: who left a fan group waits 24 hours; who runs the channel neither waits nor leaves', async () => {
    const id = await open('fan', '退出');
    await join(member, id);
    await exit(member, id);
    expect(await join(member, id)).toMatchObject({
      code: 423,
      msg_key: 'group.rejoin_locked',
      data: { until: clock.now() + dayMs },
    });
    clock.advance(dayMs);
    expect(await join(member, id)).toMatchObject({ code: 200 });
    expect(await exit(teacher, id)).toMatchObject({ msg_key: 'request.forbidden' });
  });

  test('G189: lists those of a channel with their members, and which I am in', async () => {
    const id = await open('large', '列表');
    await join(member, id);
    const { data } = await ask(member, 'groupJoining.find', { channel_id, page_size: 100 });
    expect(data.list.find(({ group_id }) => group_id === id)).toMatchObject({
      kind: 'large',
      name: '列表',
      members: 2,
      capacity: 2_000,
      joined: true,
    });
    expect(data.list.every((group) => group.channel_id === channel_id)).toBe(true);
    expect(
      (await ask(member2, 'groupJoining.find', { channel_id, page_size: 100 })).data.list,
    ).toContainEqual(expect.objectContaining({ group_id: id, joined: false }));
  });
});

describe('G230: a group is opened by a call', () => {
  const openBy = (token: string, given: object = {}, of = channel_id) =>
    ask(token, 'groupJoining.open', {
      channel_id: of,
      kind: 'study',
      name: '读财报',
      request_id: crypto.randomUUID(),
      ...given,
    });
  const found = async (token: string, id: string) =>
    (await ask(token, 'groupJoining.find', { channel_id, page_size: 100 })).data.list.find(
      ({ group_id }) => group_id === id,
    );

  test('by who owns the channel, who heads it and writes there; members enter it', async () => {
    const { group_id } = (await openBy(teacher)).data;
    expect(await found(member, group_id)).toMatchObject({ kind: 'study', name: '读财报', capacity: 500 });
    expect((await ask(teacher, 'groups.info', { group_id })).data).toMatchObject({
      my: { role: 'head_teacher', room_role: 'owner' },
      counts: { members: 1 },
    });
    expect(await join(member, group_id)).toMatchObject({ code: 200 });
    expect(await say(teacher, await roomOf(teacher, group_id), 'welcome')).toMatchObject({ code: 200 });
  });

  test('by an administrator in any channel, and by nobody else', async () => {
    const { group_id } = (await openBy(admin, {}, other)).data;
    const listed = await ask(member, 'groupJoining.find', { channel_id: other, page_size: 100 });
    expect(listed.data.list.map((group) => group.group_id)).toContain(group_id);
    const inspector = await testServer.signIn('inspector');
    for (const token of [member, member2, inspector])
      expect(await openBy(token)).toMatchObject({ code: 403, msg_key: 'request.forbidden' });
    expect(await openBy(teacher, {}, other)).toMatchObject({ code: 403 });
    expect(await openBy(admin, {}, 'none')).toMatchObject({ code: 404, msg_key: 'request.not_found' });
  });

  test('V16: with a name of Chinese characters, digits and English letters, 10 of them', async () => {
    for (const [name, msg_key] of [
      ['', 'group.name_empty'],
      ['  ', 'group.name_empty'],
      ['读 财报', 'group.name_letters'],
      ['读财报📈', 'group.name_letters'],
      ['กลุ่ม', 'group.name_letters'],
      ['一二三四五六七八九十甲', 'group.name_long'],
    ])
      expect(await openBy(teacher, { name })).toMatchObject({ code: 400, msg_key });
    expect(await openBy(teacher, { name: '一二三四五六七八九十' })).toMatchObject({ code: 200 });
    expect(await openBy(teacher, { kind: 'class' })).toMatchObject({ code: 400 });
  });

  test('M27: for no more members than its kind takes, and is full with as many as were chosen', async () => {
    expect(await openBy(teacher, { capacity: 501 })).toMatchObject({
      code: 400,
      msg_key: 'group.capacity',
      data: { most: 500 },
    });
    expect(await openBy(teacher, { capacity: 1 })).toMatchObject({ code: 400 });
    expect(await openBy(teacher, { capacity: 500 })).toMatchObject({ code: 200 });
    const { group_id } = (await openBy(teacher, { capacity: 2, kind: 'large' })).data;
    expect(await found(member, group_id)).toMatchObject({ capacity: 2 });
    expect(await join(member, group_id)).toMatchObject({ code: 200 });
    expect(await join(member2, group_id)).toMatchObject({ code: 461, msg_key: 'fan.group_full' });
  });

  test('once for a request, however often it is sent', async () => {
    const request_id = crypto.randomUUID();
    const both = await Promise.all([openBy(teacher, { request_id }), openBy(teacher, { request_id })]);
    expect(new Set(both.map(({ data }) => data.group_id)).size).toBe(1);
  });

  test('and who may open one sees for which channels', async () => {
    const own = async (token: string) => (await ask(token, 'groupJoining.find')).data.own;
    expect((await own(teacher)).map((channel) => channel.channel_id)).toEqual([channel_id]);
    expect(await own(member)).toEqual([]);
  });
});

describe('domain 3.4: a group that is dissolved', () => {
  const dissolve = (token: string, group_id: string) => ask(token, 'groups.edit', { group_id, dissolved: 1 });

  test('is read and not written, says so, and gives the seat of its members back', async () => {
    const [id, next] = [await open('fan', '解散'), await open('study', '新群')];
    await join(member, id);
    const room = await roomOf(member, id);
    await say(member, room, 'before');
    expect(await dissolve(member, id)).toMatchObject({ msg_key: 'request.forbidden' });
    expect((await dissolve(teacher, id)).data.group).toMatchObject({ dissolved: true });
    for (const token of [member, teacher])
      expect(await say(token, room, 'after')).toMatchObject({ code: 410, msg_key: 'group.dissolved' });
    expect((await ask(member, 'messaging.join', { room })).data.my.restriction).toEqual({
      key: 'group.dissolved',
      until: null,
      since: clock.now(),
    });
    const { list } = (await ask(member, 'messaging.history', { room })).data;
    expect(list).toMatchObject([{ body: { text: 'before' } }]);
    expect(await join(member2, id)).toMatchObject({ msg_key: 'group.dissolved' });
    expect(await ask(teacher, 'groups.edit', { group_id: id, name: '再来' })).toMatchObject({
      msg_key: 'group.dissolved',
    });
    expect(await join(member, next)).toMatchObject({ code: 200 });
    expect(await exit(member, id)).toMatchObject({ code: 200 });
  });

  test('an administrator dissolves one; a class group lasts as long as its channel', async () => {
    expect(await dissolve(admin, await open('large', '管理员'))).toMatchObject({ code: 200 });
    const klass = (await ask(teacher, 'groups.list')).data.list.find(({ group }) => group.kind === 'class');
    expect(await dissolve(teacher, klass?.group.group_id ?? '')).toMatchObject({
      msg_key: 'request.forbidden',
    });
  });
});

test('D26, M25: whom the owner has frozen reads the groups of the channel, and sees until when', async () => {
  const until = clock.now() + 3 * dayMs;
  const { data: me } = await ask(member2, 'identity.memberInfo');
  testServer.app.modules.talk.ports.groups.restrict('freeze', async (_, channelId, uids) =>
    channelId === channel_id && uids.includes(me.uid)
      ? new Map([[me.uid, { key: 'chat.frozen' as const, until }]])
      : new Map(),
  );
  const klass = (await ask(member2, 'groups.list')).data.list.find(
    ({ group }) => group.kind === 'class' && group.channel_id === channel_id,
  );
  const room = klass?.group.room ?? '';
  expect(await say(member2, room, 'cold')).toMatchObject({
    code: 423,
    msg_key: 'chat.frozen',
    data: { until },
  });
  expect((await ask(member2, 'messaging.join', { room })).data.my.restriction).toEqual({
    key: 'chat.frozen',
    until,
  });
  expect(await say(member, room, 'warm')).toMatchObject({ code: 200 });
});

test('T11: a later feature replaces what a kind of group requires', async () => {
  testServer.app.modules.talk.ports.groupJoining.require('large', async () => ({ key: 'fan.requirement' }));
  expect(await join(member, await open('large', '换要求'))).toMatchObject({
    code: 462,
    msg_key: 'fan.requirement',
  });
});
