import {
  agreements,
  callPath,
  type CallData,
  type CallName,
  namedCalls,
  type NamedCalls,
} from '@goldbean/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../../test/system/in-process.ts';

let testServer: TestServer;
let teacher: string;
let member: string;
let guest: string;
beforeAll(async () => {
  testServer = await openTestServer();
  teacher = await testServer.signIn('teacher');
  member = await testServer.signIn('member');
  guest = await testServer.signIn('jw8802');
});
afterAll(() => testServer.close());

async function ask<Name extends CallName>(token: string, name: Name, payload: object = {}) {
  const answer = await testServer.app.http.inject({
    method: 'POST',
    url: callPath(namedCalls[name]),
    headers: { client: 'pc', token },
    payload,
  });
  return answer.json<{ code: number; msg_key: string; data: CallData<NamedCalls[Name]> }>();
}
const groupsOf = async (token: string) => (await ask(token, 'groups.list')).data.list;
const write = (token: string, room: string, text: string) =>
  ask(token, 'messaging.publish', { room, client_msg_id: `g${text.length}`, kind: 'text', body: { text } });

test('a subscription brings the class group, none of its past; what others say then is unread', async () => {
  const [own] = await groupsOf(teacher);
  const channel_id = own?.group.channel_id ?? '';
  expect(await groupsOf(guest)).toEqual([]);
  const { data } = await ask(guest, 'channels.subscribe', {
    channel_id,
    action: 'add',
    agree: 1,
    agreement_version: agreements.channel.version,
  });
  expect(data).toEqual({ subscribed: true, group_id: own?.group.group_id });
  expect(await groupsOf(guest)).toMatchObject([
    {
      group: { channel_id, kind: 'class' },
      unread: 0,
      last_msg: null,
    },
  ]);

  const room = own?.group.room ?? '';
  expect(await write(member, room, 'good morning')).toMatchObject({ code: 200 });
  expect(await groupsOf(guest)).toMatchObject([{ unread: 1, last_msg: { body: { text: 'good morning' } } }]);
  const [{ last_seq } = { last_seq: 0 }] = await groupsOf(guest);
  expect((await ask(guest, 'messaging.read', { room, seq: last_seq })).data).toEqual({ unread: 0 });
  expect(await groupsOf(guest)).toMatchObject([{ unread: 0 }]);
  // In the classes of other languages too.
  expect((await groupsOf(member)).find(({ group }) => group.room === room)).toMatchObject({ unread: 0 });
});

test('who gives the subscription up leaves the group and may neither hear nor speak there', async () => {
  const [entry] = await groupsOf(guest);
  const { room = '', channel_id = '' } = entry?.group ?? {};
  await ask(guest, 'channels.subscribe', { channel_id, action: 'del' });
  expect(await groupsOf(guest)).toEqual([]);
  expect(await ask(guest, 'messaging.join', { room })).toMatchObject({ msg_key: 'request.forbidden' });
  expect(await ask(guest, 'messaging.history', { room })).toMatchObject({ msg_key: 'chat.not_in_room' });
  expect(await write(guest, room, 'still here?')).toMatchObject({ msg_key: 'request.forbidden' });
});

test('who is not in the group may not ask who is there, nor mark it as read', async () => {
  const [own] = await groupsOf(teacher);
  const room = own?.group.room;
  expect(await ask(guest, 'messaging.read', { room, seq: 1 })).toMatchObject({ msg_key: 'chat.not_in_room' });
  expect(await ask(guest, 'messaging.onlines', { room })).toMatchObject({ msg_key: 'chat.not_in_room' });
  expect(await ask(guest, 'messaging.onlineList', { room })).toMatchObject({ msg_key: 'chat.not_in_room' });
});

test('domain 3.1: an administrator may mute and recall in a class group, but not over its owner', async () => {
  const admin = await testServer.signIn('admin');
  const [own] = await groupsOf(teacher);
  const room = own?.group.room ?? '';
  const { data: message } = await write(member, room, 'buy this now, guaranteed');
  const { data: hers } = await write(teacher, room, 'words of the teacher');
  expect((await ask(admin, 'messaging.join', { room })).data.my.role).toBe('staff');
  expect(await ask(admin, 'messaging.recall', { room, id: message.id })).toMatchObject({ code: 200 });
  expect(await ask(admin, 'messaging.recall', { room, id: hers.id })).toMatchObject({
    msg_key: 'chat.recall_refused',
  });
  const { data: me } = await ask(member, 'identity.memberInfo');
  const { data: her } = await ask(teacher, 'identity.memberInfo');
  const mute = { room, minutes: 1, reason: 'advertising' };
  expect(await ask(admin, 'messaging.mute', { ...mute, uid: me.uid })).toMatchObject({ code: 200 });
  expect(await write(member, room, 'and again')).toMatchObject({ msg_key: 'chat.muted' });
  expect(await ask(admin, 'messaging.unmute', { room, uid: me.uid })).toMatchObject({ code: 200 });
  expect(await ask(admin, 'messaging.mute', { ...mute, uid: her.uid })).toMatchObject({
    msg_key: 'request.forbidden',
  });
});

test('who runs the channel stays in its group without a subscription', async () => {
  const [own] = await groupsOf(teacher);
  const channel_id = own?.group.channel_id ?? '';
  await ask(teacher, 'channels.subscribe', {
    channel_id,
    action: 'add',
    agree: 1,
    agreement_version: agreements.channel.version,
  });
  await ask(teacher, 'channels.subscribe', { channel_id, action: 'del' });
  expect((await groupsOf(teacher)).map(({ group }) => group.group_id)).toContain(own?.group.group_id);
  expect((await ask(teacher, 'messaging.join', { room: own?.group.room })).data.my.role).toBe('owner');
});

test('D80: a subscriber comes to the newest class with a seat; with 500 in each a new one opens', async () => {
  const [own] = await groupsOf(teacher);
  const { channel_id = '', group_id = '', name } = own?.group ?? {};
  const { reader } = testServer.app.database;
  await sql`INSERT INTO member (uid, jwcode, nickname, created_at)
    SELECT 'seat' || n, 'seat' || n, 'seat', ${new Date()}::timestamptz FROM generate_series(1, 1000) AS n`.execute(
    reader,
  );
  const inClass = async (id: string) =>
    (await ask(teacher, 'groups.info', { group_id: id })).data.counts.members;
  /** Seats in a class are taken until `free` are left. */
  const fill = async (id: string, free: number) =>
    sql`INSERT INTO group_member (group_id, uid, joined_at)
      SELECT ${id}, uid, ${new Date()}::timestamptz FROM member
      WHERE uid LIKE 'seat%' AND uid NOT IN (SELECT uid FROM group_member)
      ORDER BY uid LIMIT ${500 - free - (await inClass(id))}`.execute(reader);
  const subscribe = async (who: string, action: 'add' | 'del') => {
    const of = { channel_id, action, agree: 1, agreement_version: agreements.channel.version };
    return (await ask(who, 'channels.subscribe', of)).data.group_id;
  };
  await subscribe(guest, 'del');
  await fill(group_id, 1);
  expect(await subscribe(guest, 'add')).toBe(group_id);
  expect(await inClass(group_id)).toBe(500);

  const others = await Promise.all(['jw8804', 'jw8805', 'jw8807'].map((who) => testServer.signIn(who)));
  const [first = '', second = '', third = ''] = others;
  const next = (await subscribe(first, 'add')) ?? '';
  expect(next).not.toBe(group_id);
  expect((await groupsOf(first)).map(({ group }) => group.name)).toContain(`${name} 2`);
  // Who runs the channel heads the new class too.
  expect((await groupsOf(teacher)).map(({ group }) => group.group_id)).toContain(next);

  await fill(next, 0);
  await subscribe(guest, 'del');
  expect(await subscribe(second, 'add')).toBe(group_id);
  const newest = await subscribe(third, 'add');
  expect([group_id, next]).not.toContain(newest);
});
