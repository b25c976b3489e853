import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../../test/test-database.ts';
import { call } from '../testing/message-client.ts';
import { startMessageServer, type MessageServer } from '../testing/message-server.ts';

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let server: MessageServer;
beforeAll(async () => {
  testDatabase = await createTestDatabase({ standIns: ['member'] });
  server = await startMessageServer(testDatabase.database);
  await server.openRoom('class_1');
});
afterAll(async () => {
  await server.stop();
  await testDatabase.drop();
});

let last = 0;
const publish = (kind: string, body: object, clientMsgId = `c${(last += 1)}`) =>
  call(server.host, 't-u1', 'publish', {
    room: 'class_1',
    client_msg_id: clientMsgId,
    kind,
    body: JSON.stringify(body),
  });
const newest = async () => {
  const { data } = await call<{ list: { id: string; kind: string; body: object }[] }>(
    server.host,
    't-u1',
    'history',
    { room: 'class_1', size: 1 },
  );
  return data.list[0];
};
const waveform = [0, 50, 100];

test.each([
  ['E05: a picture', 'image', 'u1-png', { kind: 'image', body: { w: 4, h: 3 } }],
  ['a picture as a file', 'file', 'u1-png', { kind: 'file', body: { w: 4, h: 3 } }],
  ['what is no picture', 'image', 'u1-doc', { kind: 'file', body: { w: null, h: null } }],
  ['D32: a video', 'video', 'u1-mp4', { kind: 'video', body: { state: 'ready', duration: 60_400 } }],
  ['D32: a video that browsers do not play', 'video', 'u1-doc', { kind: 'file', body: { w: null } }],
  [
    'D32: a video that is converted',
    'video',
    'u1-avi',
    { kind: 'video', body: { state: 'processing', w: 0, h: 0, duration: 0 } },
  ],
  ['a video of that kind handed in as a file', 'file', 'u1-avi', { kind: 'file', body: { w: null } }],
  ['a video handed in as a picture', 'image', 'u1-mp4', { kind: 'file', body: {} }],
])('%s is sent as what it is', async (_what, kind, fileId, expected) => {
  expect(await publish(kind, { file_id: fileId })).toMatchObject({ code: 200 });
  expect(await newest()).toMatchObject({ ...expected, body: { ...expected.body, file_id: fileId } });
});

test('D79: a voice message has at most 60 seconds and the loudness its sender measured', async () => {
  expect(await publish('voice', { file_id: 'u1-voice', waveform })).toMatchObject({ code: 200 });
  expect(await newest()).toMatchObject({ kind: 'voice', body: { duration: 60_000, waveform } });
});

test.each([
  ['without its loudness', 'voice', { file_id: 'u1-voice' }, 'request.invalid'],
  [
    'with more bars than are drawn',
    'voice',
    { file_id: 'u1-voice', waveform: Array(41).fill(1) },
    'request.invalid',
  ],
  ['of a picture', 'voice', { file_id: 'u1-png', waveform }, 'chat.kind_not_allowed'],
  ['of a video', 'voice', { file_id: 'u1-mp4', waveform }, 'chat.kind_not_allowed'],
  ["of another's upload", 'voice', { file_id: 'u2-voice', waveform }, 'file.unknown'],
])('D79: a voice message %s is refused', async (_what, kind, body, msgKey) => {
  const before = await newest();
  expect(await publish(kind, body)).toMatchObject({ msg_key: msgKey });
  expect((await newest())?.id).toBe(before?.id);
});

test('a picture tried again under its id is published once', async () => {
  const first = await publish('image', { file_id: 'u1-png' }, 'again');
  expect(await publish('image', { file_id: 'u1-png' }, 'again')).toMatchObject({
    code: 200,
    data: first.data,
  });
});
