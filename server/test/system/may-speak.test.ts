import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from './in-process.ts';
import { makeObjects } from './talk-objects.ts';
import type { TalkObjects } from './talk-matrix.ts';

/* What keeps a member from writing in a room keeps them from sending on into it, and from giving a packet there. */
let testServer: TestServer;
let objects: TalkObjects;
beforeAll(async () => {
  testServer = await openTestServer();
  ({ objects } = await makeObjects(testServer));
  testServer.app.modules.talk.ports.groups.restrict(
    'frozen here',
    async (_, _channel, uids) =>
      new Map(uids.filter((uid) => frozen.has(uid)).map((uid) => [uid, { key: 'chat.frozen' }])),
  );
});
afterAll(() => testServer.close());

let asked = 0;
const next = () => `way${(asked += 1)}`;
const ways = {
  message: async () => {
    const { room } = objects;
    const message = { room, client_msg_id: next(), kind: 'text', body: { text: 'hello' } };
    return (await testServer.ask('messaging.publish', 'member', message)).msg_key;
  },
  'what is sent on': async () => {
    const { group, message } = objects;
    const targets = [{ type: 'group', id: group }];
    const given = { room: objects.room, ids: [message], targets, mode: 'single', request_id: next() };
    const { data } = await testServer.ask('forwarding.forward', 'member', given);
    return (data as { results: { msg_key: string }[] }).results[0]?.msg_key ?? '';
  },
  'a red packet': async () => {
    const packet = { group_id: objects.group, kind: 'random', count: 1, total: 1, blessing: '' };
    return (await testServer.ask('redPackets.send', 'member', { ...packet, request_id: next() })).msg_key;
  },
};

const edit = (fields: object) =>
  testServer.ask('groups.edit', 'teacher', { group_id: objects.group, request_id: next(), ...fields });
const inRoom = (name: 'messaging.mute' | 'messaging.unmute' | 'messaging.muteRoom', fields: object) =>
  testServer.ask(name, 'teacher', { room: objects.room, request_id: next(), ...fields });
/** D26: whom the owner of the channel has frozen. */
const frozen = new Set<string>();

const restrictions = {
  'chat.read_only': [() => edit({ read_only: 1 }), () => edit({ read_only: 0 })],
  'chat.muted': [
    () => inRoom('messaging.mute', { uid: objects.student, minutes: 5, reason: 'noise' }),
    () => inRoom('messaging.unmute', { uid: objects.student }),
  ],
  'chat.room_muted': [
    () => inRoom('messaging.muteRoom', { on: 1 }),
    () => inRoom('messaging.muteRoom', { on: 0 }),
  ],
  'chat.frozen': [async () => frozen.add(objects.student), async () => frozen.delete(objects.student)],
  // The student has written something a moment ago.
  'chat.slow_mode': [() => edit({ slow: 300 }), () => edit({ slow: 0 })],
} as const;

describe.each(Object.entries(restrictions))('E06, D26: %s', (key, [begin, end]) => {
  test.each(Object.entries(ways))('holds for %s', async (_, send) => {
    if (key !== 'chat.slow_mode') expect(await send()).toBe('');
    else await ways.message();
    await begin();
    expect(await send()).toBe(key);
    await end();
    expect(await send()).toBe('');
  });
});

test('E06: slow mode lets one message through at a time, also of several that are sent on', async () => {
  const { data } = await testServer.ask('direct.open', 'member2', { uid: objects.student });
  const { room } = data as { room: string };
  const ids: string[] = [];
  for (const text of ['one', 'two']) {
    const message = { room, client_msg_id: next(), kind: 'text', body: { text } };
    ids.push(((await testServer.ask('messaging.publish', 'member2', message)).data as { id: string }).id);
  }
  await edit({ slow: 300 });
  const targets = [{ type: 'group', id: objects.group }];
  const forward = async (mode: string) => {
    const given = { room, ids, targets, mode, request_id: next() };
    const sent = await testServer.ask('forwarding.forward', 'member2', given);
    return (sent.data as { results: { msg_key: string }[] }).results[0]?.msg_key;
  };
  expect(await forward('single')).toBe('chat.slow_mode');
  expect(await forward('merged')).toBe('');
  await edit({ slow: 0 });
});
