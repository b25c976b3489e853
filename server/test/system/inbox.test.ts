import type { AddressInfo } from 'node:net';
import {
  agreements,
  callPath,
  inboxEvents,
  inboxRoom,
  namedCalls,
  type CallData,
  type CallName,
  type NamedCalls,
} from '@goldbean/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  call,
  connect,
  patient,
  type MessageSocket,
} from '../../src/modules/talk/messaging/testing/message-client.ts';
import { openTestServer, type TestServer } from './in-process.ts';

let testServer: TestServer;
let host: string;
let teacher: string;
let member: string;
let guest: string;
beforeAll(async () => {
  testServer = await openTestServer();
  await testServer.app.http.listen({ port: 0, host: '127.0.0.1' });
  host = `127.0.0.1:${(testServer.app.http.server.address() as AddressInfo).port}`;
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
const uidOf = async (token: string) => (await ask(token, 'identity.memberInfo')).data.uid;
const groupsOf = async (token: string) => (await ask(token, 'groups.list')).data.list;
async function listening(token: string): Promise<MessageSocket> {
  const socket = await connect(host, token);
  expect(await call(host, token, 'join', { room: inboxRoom })).toMatchObject({ code: 200 });
  return socket;
}
const eventsOf = (socket: MessageSocket) => socket.of('event').map(({ data }) => data);
const linesOf = (socket: MessageSocket) =>
  eventsOf(socket).flatMap((data) => inboxEvents.inbox_lines.safeParse(data).data?.lines ?? []);
const hears = (socket: MessageSocket, event: object) =>
  vi.waitFor(() => expect(eventsOf(socket)).toContainEqual(event), patient);

test('F: groups and conversations that come and go arrive by the inbox, and so do their messages', async () => {
  const [own] = await groupsOf(teacher);
  const { room = '', channel_id = '', group_id = '' } = own?.group ?? {};
  const [socket, other] = [await listening(guest), await listening(guest)];

  await ask(guest, 'channels.subscribe', {
    channel_id,
    action: 'add',
    agree: 1,
    agreement_version: agreements.channel.version,
  });
  for (const tab of [socket, other]) await hears(tab, { kind: 'inbox_entered', room });
  await call(host, teacher, 'publish', {
    room,
    client_msg_id: 'inbox-1',
    kind: 'text',
    body: JSON.stringify({ text: 'good evening' }),
  });
  await vi.waitFor(
    () =>
      expect(linesOf(socket).at(-1)).toMatchObject({
        room,
        unread: 1,
        last_msg: { body: { text: 'good evening' } },
      }),
    patient,
  );
  expect(socket.of('msg')).toEqual([]);

  await ask(guest, 'groups.choose', { group_id, pinned: 1 });
  await hears(other, { kind: 'inbox_choice', room, muted: false, pinned: true });
  await ask(teacher, 'groups.edit', { group_id, name: 'Evening' });
  await vi.waitFor(() => expect(linesOf(other).at(-1)).toMatchObject({ room, name: 'Evening' }), patient);

  const { data: pair } = await ask(member, 'direct.open', { uid: await uidOf(guest) });
  await hears(socket, { kind: 'inbox_entered', room: pair.room });

  await ask(guest, 'channels.subscribe', { channel_id, action: 'del' });
  for (const tab of [socket, other]) await hears(tab, { kind: 'inbox_left', room });
  expect((await groupsOf(guest)).map(({ group }) => group.room)).toEqual([pair.room]);

  // A connection that comes later hears the conversation at once.
  const late = await listening(guest);
  await call(host, member, 'publish', {
    room: pair.room,
    client_msg_id: 'inbox-2',
    kind: 'text',
    body: JSON.stringify({ text: 'hello' }),
  });
  await vi.waitFor(() => expect(linesOf(late)).toMatchObject([{ room: pair.room, unread: 1 }]), patient);
  for (const tab of [socket, other, late]) tab.cut();
});
