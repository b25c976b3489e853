import { callPath, type CallData, type CallName, namedCalls, type NamedCalls } from '@goldbean/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../../test/system/in-process.ts';

let testServer: TestServer;
let teacher: string;
let member: string;
let group_id: string;
let room: string;

async function ask<Name extends CallName>(token: string, name: Name, payload: object = {}) {
  const answer = await testServer.app.http.inject({
    method: 'POST',
    url: callPath(namedCalls[name]),
    headers: { client: 'pc', token },
    payload,
  });
  return answer.json<{ code: number; msg_key: string; data: CallData<NamedCalls[Name]> }>();
}
const edit = (fields: object) => ask(teacher, 'groups.edit', { group_id, ...fields });
const events = async (kind: string) => {
  await testServer.app.flushed();
  const { rows } = await sql<{ body: object }>`SELECT body FROM room_frame
    WHERE room = ${room} AND kind = ${kind} ORDER BY seq`.execute(testServer.app.database.reader);
  return rows.map(({ body }) => body);
};

beforeAll(async () => {
  testServer = await openTestServer();
  teacher = await testServer.signIn('teacher');
  member = await testServer.signIn('member2');
  const [own] = (await ask(teacher, 'groups.list')).data.list;
  group_id = own?.group.group_id ?? '';
  room = own?.group.room ?? '';
});
afterAll(() => testServer.close());

test.each([
  ['10 characters', '晨光2026班ABC', ''],
  ['11 characters', '晨光2026班ABCD', 'group.name_long'],
  ['the same spelled with spaces around', '  晨光2026  ', ''],
  ['an emoji', '晨光😀', 'group.name_letters'],
  ['a space', '晨光 2026', 'group.name_letters'],
  ['Thai letters', 'ชั้นเรียน', 'group.name_letters'],
  ['Vietnamese letters', 'LớpĐầuTư', 'group.name_letters'],
  ['nothing', ' ', 'group.name_empty'],
])('V16, K04: a name of %s', async (_, name, msg_key) => {
  expect(await edit({ name })).toMatchObject({ msg_key });
});

test('G070: what is changed is published to the room, once for each intent; what is left out stays', async () => {
  const intent = { name: '晨光甲班', slow: 30, request_id: 'rename' };
  const { data } = await edit(intent);
  expect(data.group).toMatchObject({ name: '晨光甲班', slow: 30, read_only: false });
  expect((await edit(intent)).data).toEqual(data);
  expect((await edit({ read_only: 1 })).data.group).toMatchObject({
    name: '晨光甲班',
    slow: 30,
    read_only: true,
  });
  expect((await events('group_name')).at(-1)).toEqual({ kind: 'group_name', name: '晨光甲班' });
  expect(await events('rules')).toEqual([
    { kind: 'rules', read_only: false, slow: 30 },
    { kind: 'rules', read_only: true, slow: 30 },
  ]);
  expect((await ask(member, 'groups.list')).data.list.map(({ group }) => group.name)).toContain('晨光甲班');
});

test('E06: read-only in the class itself: a member is refused with the reason, its teacher writes', async () => {
  await edit({ read_only: 1 });
  const say = (token: string, id: string) =>
    ask(token, 'messaging.publish', { room, client_msg_id: id, kind: 'text', body: { text: id } });
  expect(await say(member, 'm')).toMatchObject({ msg_key: 'chat.read_only' });
  expect(await say(teacher, 't')).toMatchObject({ code: 200 });
  await edit({ read_only: 0, slow: 0 });
  expect(await say(member, 'm')).toMatchObject({ code: 200 });
});

test.each([-1, 3_601, 1.5, 'often'])('E06: slow mode of %s seconds is refused', async (slow) => {
  expect(await edit({ slow })).toMatchObject({ msg_key: 'request.invalid' });
});

test('G177: mute and pin are my own; a pinned class comes before one that talked later', async () => {
  const before = (await ask(member, 'groups.list')).data.list;
  const last = before.at(-1);
  expect(before.length).toBeGreaterThan(1);
  const of = { group_id: last?.group.group_id };
  expect((await ask(member, 'groups.choose', { ...of, pinned: 1 })).data).toEqual({
    muted: false,
    pinned: true,
  });
  expect((await ask(member, 'groups.choose', { ...of, muted: 1 })).data).toEqual({
    muted: true,
    pinned: true,
  });
  const [first] = (await ask(member, 'groups.list')).data.list;
  expect(first).toMatchObject({ group: of, pinned: true, muted: true });
  expect((await ask(teacher, 'groups.list')).data.list[0]).toMatchObject({ pinned: false, muted: false });
});

test('V16, D34: by the switch of the server names take Thai and Vietnamese letters, and nothing else more', async () => {
  expect((await ask(teacher, 'groups.info', { group_id })).data.further_letters).toBe(false);
  const other = await openTestServer({}, { GOLDBEAN_NAME_LETTERS: '1' });
  try {
    const token = await other.signIn('teacher');
    const call = async <Name extends CallName>(name: Name, payload: object = {}) => {
      const answer = await other.app.http.inject({
        method: 'POST',
        url: callPath(namedCalls[name]),
        headers: { client: 'pc', token },
        payload,
      });
      return answer.json<{ msg_key: string; data: CallData<NamedCalls[Name]> }>();
    };
    const [own] = (await call('groups.list')).data.list;
    const id = own?.group.group_id;
    for (const [name, msg_key] of [
      ['ชั้นเรียน', ''],
      ['LớpĐầuTư', ''],
      ['LỚPĐẦUTƯ', ''],
      ['晨光2026ABC', ''],
      ['Straße', 'group.name_letters'],
      ['班😀', 'group.name_letters'],
      ['๑๒', 'group.name_letters'],
      ['a b', 'group.name_letters'],
      ['ชั้นเรียนการเงิน', 'group.name_long'],
    ])
      expect([name, (await call('groups.edit', { group_id: id, name })).msg_key]).toEqual([name, msg_key]);
    expect((await call('groups.info', { group_id: id })).data.further_letters).toBe(true);
    const uid = (await call('identity.memberInfo')).data.uid;
    expect(
      await call('groupMembers.saveTag', { group_id: id, uid, category: 'ระดับ', text: 'a' }),
    ).toMatchObject({
      msg_key: '',
    });
  } finally {
    await other.close();
  }
});
