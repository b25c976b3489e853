import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/test-database.ts';
import { call } from './testing/message-client.ts';
import { startMessageServer, type MessageServer } from './testing/message-server.ts';

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let server: MessageServer;
beforeAll(async () => {
  testDatabase = await createTestDatabase({ standIns: ['member'] });
  server = await startMessageServer(testDatabase.database);
});
afterAll(async () => {
  await server.stop();
  await testDatabase.drop();
});

const say = (uid: string, room: string, id: string) =>
  call<{ seq: number; wait?: number }>(server.host, `t-${uid}`, 'publish', {
    room,
    client_msg_id: id,
    kind: 'text',
    body: JSON.stringify({ text: id }),
  });
const join = (uid: string, room: string) =>
  call<{ my: { wait?: number }; rules?: object }>(server.host, `t-${uid}`, 'join', { room });

test('E06: in slow mode the next message of a member waits its seconds, and a repeat is no next one', async () => {
  await server.openStaffedRoom('slow');
  server.rules.set('slow', { read_only: false, slow: 30 });
  const first = await say('u7', 'slow', 'first');
  expect(first).toMatchObject({ code: 200 });
  expect(await say('u7', 'slow', 'second')).toMatchObject({
    code: 429,
    msg_key: 'chat.slow_mode',
    data: { wait: 30 },
  });
  expect(await say('u7', 'slow', 'first')).toMatchObject({ code: 200, data: first.data });
  server.clock.advance(29_001);
  expect(await say('u7', 'slow', 'second')).toMatchObject({ msg_key: 'chat.slow_mode', data: { wait: 1 } });
  expect((await join('u7', 'slow')).data).toMatchObject({
    my: { wait: 1 },
    rules: { read_only: false, slow: 30 },
  });
  server.clock.advance(999);
  expect(await say('u7', 'slow', 'second')).toMatchObject({ code: 200 });
});

test('E06: slow mode counts each member for themselves, and spares owner and staff', async () => {
  await server.openStaffedRoom('each');
  server.rules.set('each', { read_only: false, slow: 60 });
  for (const uid of ['u1', 'u2']) {
    expect(await say(uid, 'each', `a${uid}`)).toMatchObject({ code: 200 });
    expect(await say(uid, 'each', `b${uid}`)).toMatchObject({ code: 200 });
  }
  expect(await say('u8', 'each', 'eight')).toMatchObject({ code: 200 });
  expect(await say('u9', 'each', 'nine')).toMatchObject({ code: 200 });
  expect((await join('u1', 'each')).data.my).not.toHaveProperty('wait');
});

test('E06: of messages written at the same moment slow mode takes one', async () => {
  await server.openStaffedRoom('burst');
  server.rules.set('burst', { read_only: false, slow: 10 });
  const answers = await Promise.all(['a', 'b', 'c', 'd'].map((id) => say('u7', 'burst', id)));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(answers.filter(({ msg_key }) => msg_key === 'chat.slow_mode')).toHaveLength(3);
});

test('E06: in a read-only room the staff write, and members see why they cannot', async () => {
  await server.openStaffedRoom('quiet');
  server.rules.set('quiet', { read_only: true, slow: 0 });
  expect(await say('u2', 'quiet', 'news')).toMatchObject({ code: 200 });
  expect(await say('u7', 'quiet', 'why')).toMatchObject({ code: 423, msg_key: 'chat.read_only' });
});

test('a room without rules says nothing of them', async () => {
  await server.openStaffedRoom('free');
  expect((await join('u7', 'free')).data).not.toHaveProperty('rules');
});
