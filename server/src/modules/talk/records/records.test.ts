import {
  agreements,
  callPath,
  type CallData,
  type CallName,
  namedCalls,
  type NamedCalls,
} from '@goldbean/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../../test/system/in-process.ts';

let testServer: TestServer;
let member: string;
let guest: string;
let room: string;
let group_id: string;
let channel_id: string;
beforeAll(async () => {
  testServer = await openTestServer();
  member = await testServer.signIn('member');
  guest = await testServer.signIn('jw8802');
  const { list } = (await ask(member, 'groups.list')).data;
  const [entry] = list;
  if (!entry) throw new Error('the member is in no group');
  ({ room, group_id, channel_id } = entry.group);
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
const write = (text: string) =>
  ask(member, 'messaging.publish', {
    room,
    client_msg_id: crypto.randomUUID(),
    kind: 'text',
    body: { text },
  });
async function sendFile(name: string) {
  const form = new FormData();
  form.set('scene', 'chat');
  form.set('file', new File(['%PDF-1.7 notes'], name, { type: 'application/pdf' }));
  const encoded = new Response(form);
  const answer = await testServer.app.http.inject({
    method: 'POST',
    url: callPath(namedCalls['files.upload']),
    headers: { client: 'pc', token: member, 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  const { data } = answer.json<{ data: { file_id: string } }>();
  await ask(member, 'messaging.publish', {
    room,
    client_msg_id: crypto.randomUUID(),
    kind: 'file',
    body: { file_id: data.file_id },
  });
  return data.file_id;
}
const subscribe = (action: 'add' | 'del') =>
  ask(guest, 'channels.subscribe', {
    channel_id,
    action,
    agree: 1,
    agreement_version: agreements.channel.version,
  });

describe('E38: G130 finds messages', () => {
  test('a word, as the message stands in the history', async () => {
    const { data: message } = await write('存货周转天数怎么算');
    const { data } = await ask(member, 'records.search', { room, q: '周转' });
    expect(data).toMatchObject({ total: 1, page: 1, page_size: 20 });
    const history = await ask(member, 'messaging.history', { room, after_seq: message.seq - 1, size: 1 });
    expect(data.list).toEqual(history.data.list);
  });

  test('for who is in the room, and no longer for who left it', async () => {
    const search = { room, q: '周转' };
    expect(await ask(guest, 'records.search', search)).toMatchObject({ msg_key: 'chat.not_in_room' });
    expect(await ask(guest, 'groupFiles.list', { group_id })).toMatchObject({ msg_key: 'chat.not_in_room' });
    await subscribe('add');
    expect((await ask(guest, 'records.search', search)).data.total).toBe(0);
    await write('周转率也要看');
    expect((await ask(guest, 'records.search', search)).data.total).toBe(1);
    expect(await ask(guest, 'groupFiles.list', { group_id })).toMatchObject({ code: 200 });
    await subscribe('del');
    expect(await ask(guest, 'records.search', search)).toMatchObject({ msg_key: 'chat.not_in_room' });
    expect(await ask(guest, 'groupFiles.list', { group_id })).toMatchObject({ msg_key: 'chat.not_in_room' });
  });

  test('refuses a room and a group that are none, and a query that is too long', async () => {
    expect(await ask(member, 'records.search', { room: 'class_0' })).toMatchObject({
      msg_key: 'chat.room_missing',
    });
    expect(await ask(member, 'groupFiles.list', { group_id: '0' })).toMatchObject({
      msg_key: 'chat.room_missing',
    });
    expect(await ask(member, 'records.search', { room, q: '长'.repeat(51) })).toMatchObject({
      msg_key: 'request.invalid',
    });
  });
});

test('E37: G084 lists what was sent, by folder and name, without what was taken back', async () => {
  const notes = await sendFile('十二班讲义.pdf');
  const report = await sendFile('Annual report.pdf');
  const list = async (fields: object) =>
    (await ask(member, 'groupFiles.list', { group_id, ...fields })).data.list.map(({ file_id }) => file_id);
  expect((await list({})).slice(0, 2)).toEqual([report, notes]);
  expect(await list({ q: '讲义' })).toEqual([notes]);
  expect(await list({ folder: 'image', q: '讲义' })).toEqual([]);
  const { data } = await ask(member, 'groupFiles.list', { group_id, q: 'report annual' });
  expect(data.list).toMatchObject([{ folder: 'file', name: 'Annual report.pdf', mime: 'application/pdf' }]);
  const [{ seq } = { seq: 0 }] = data.list;
  const [message] = (await ask(member, 'messaging.history', { room, after_seq: seq - 1, size: 1 })).data.list;
  await ask(member, 'messaging.recall', { room, id: message?.id });
  expect(await list({ q: 'report' })).toEqual([]);
  expect(await list({ folder: 'file' })).not.toContain(report);
});
