import type { AddressInfo } from 'node:net';
import {
  agreements,
  callPath,
  type CallData,
  type CallName,
  namedCalls,
  type NamedCalls,
} from '@goldbean/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from './in-process.ts';

/* What members send in a room is for its members, and gone for all when its message is recalled. */
let testServer: TestServer;
let host: string;
let teacher: string;
let member: string;
let guest: string;
let room: string;
beforeAll(async () => {
  testServer = await openTestServer();
  await testServer.app.http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = testServer.app.http.server.address() as AddressInfo;
  host = `http://127.0.0.1:${port}`;
  teacher = await testServer.signIn('teacher');
  member = await testServer.signIn('member');
  guest = await testServer.signIn('jw8802');
  room = (await ask(teacher, 'groups.list')).data.list[0]?.group.room ?? '';
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

async function upload(token: string) {
  const png = await sharp({ create: { width: 4, height: 3, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('token', token);
  form.set('scene', 'chat');
  form.set('file', new Blob([new Uint8Array(png)]), 'chart.png');
  const answer = await fetch(host + callPath(namedCalls['files.upload']), {
    method: 'POST',
    headers: { client: 'pc' },
    body: form,
  });
  const { data } = (await answer.json()) as { data: CallData<NamedCalls['files.upload']> };
  return data;
}

let published = 0;
const show = (token: string, fileId: string) =>
  ask(token, 'messaging.publish', {
    room,
    client_msg_id: `p${(published += 1)}`,
    kind: 'image',
    body: { file_id: fileId },
  });
const addressOf = async (token: string, fileId: string): Promise<string | undefined> =>
  (await ask(token, 'files.addresses', { file_ids: [fileId] })).data.list[0]?.url;
const statusOf = async (url: string | undefined) => (await fetch(host + url)).status;

describe('a picture in a class group', () => {
  test('is served to the members of the group alone, and cached by nobody between', async () => {
    const { file_id: fileId } = await upload(member);
    expect(await show(member, fileId)).toMatchObject({ code: 200 });
    for (const token of [member, teacher]) {
      const answer = await fetch(host + (await addressOf(token, fileId)));
      expect([
        answer.status,
        answer.headers.get('cache-control'),
        answer.headers.get('content-type'),
      ]).toEqual([200, 'private, no-store', 'image/png']);
    }
    expect(await addressOf(guest, fileId)).toBeUndefined();
    const { list } = (await ask(teacher, 'messaging.history', { room, size: 1 })).data;
    expect(list[0]).toMatchObject({ kind: 'image', body: { file_id: fileId, w: 4, h: 3 } });
    expect(list[0]?.body).not.toHaveProperty('url');
  });

  test('is gone for all at once when its message is recalled, also by an address given before', async () => {
    const { file_id: fileId, url } = await upload(member);
    const { data } = await show(member, fileId);
    const addresses = [url, await addressOf(teacher, fileId), await addressOf(member, fileId)];
    for (const address of addresses) expect(await statusOf(address)).toBe(200);
    expect(await ask(teacher, 'messaging.recall', { room, id: data.id })).toMatchObject({ code: 200 });
    for (const address of addresses) expect(await statusOf(address)).toBe(404);
    expect(await addressOf(member, fileId)).toBeUndefined();
    expect(await show(member, fileId)).toMatchObject({ msg_key: 'file.unknown' });
  });

  test('stays while another message shows it', async () => {
    const { file_id: fileId } = await upload(member);
    const [first, second] = [await show(member, fileId), await show(member, fileId)];
    await ask(member, 'messaging.recall', { room, id: first.data.id });
    expect(await statusOf(await addressOf(teacher, fileId))).toBe(200);
    await ask(member, 'messaging.recall', { room, id: second.data.id });
    expect(await addressOf(teacher, fileId)).toBeUndefined();
  });

  test('is no more for who leaves the group, with an address in hand', async () => {
    const [own] = (await ask(teacher, 'groups.list')).data.list;
    const channel_id = own?.group.channel_id;
    const { file_id: fileId } = await upload(member);
    const terms = { agree: 1, agreement_version: agreements.channel.version };
    await ask(guest, 'channels.subscribe', { channel_id, action: 'add', ...terms });
    await show(member, fileId);
    const address = await addressOf(guest, fileId);
    expect(await statusOf(address)).toBe(200);
    await ask(guest, 'channels.subscribe', { channel_id, action: 'del' });
    expect(await statusOf(address)).toBe(404);
  });
});
