import type { Message } from '@goldbean/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from './in-process.ts';

/* What was done in the phone app arrives in the history of a room, and nobody makes it by hand (D39). */

let testServer: TestServer;
let room: string;
beforeAll(async () => {
  testServer = await openTestServer();
  const { data } = await testServer.ask('groups.list', 'member2', {});
  const { list } = data as { list: { group: { room: string; name: string } }[] };
  room = list.find(({ group }) => group.name === '晨光财经课堂')?.group.room ?? '';
});
afterAll(() => testServer.close());

const messagesOf = async (kinds: readonly string[]): Promise<Message[]> => {
  const { data } = await testServer.ask('messaging.history', 'member2', { room, limit: 100 });
  return (data as { list: Message[] }).list.filter((message) =>
    kinds.includes(message.status === 'normal' ? message.kind : ''),
  );
};

test('E05, D39: a member reads a voice call and a mini program of the class', async () => {
  expect(await messagesOf(['voice_call', 'mini_program'])).toMatchObject([
    { kind: 'voice_call', body: { outcome: 'ended', duration: 754_000 } },
    { kind: 'mini_program', body: { app: '晨光练习册' } },
  ]);
});

test('D37, D39: they are neither made by hand nor sent on', async () => {
  for (const message of await messagesOf(['voice_call', 'mini_program'])) {
    if (message.status !== 'normal') throw new Error('it stands');
    const { id, kind, body } = message;
    const made = { room, client_msg_id: `made-${kind}`, kind, body: JSON.stringify(body) };
    expect((await testServer.ask('messaging.publish', 'member2', made)).code).toBe(400);
    const targets = JSON.stringify([{ type: 'user', id: message.sender.uid }]);
    const sent = { room, ids: JSON.stringify([id]), targets, mode: 'single', request_id: `sent-${kind}` };
    expect(await testServer.ask('forwarding.forward', 'member2', sent)).toMatchObject({
      msg_key: 'forward.not_forwardable',
    });
  }
});
