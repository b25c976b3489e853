import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../../test/test-database.ts';
import { notifyConversions } from './conversions.events.ts';
import type { PlayableFile } from '../messaging.ports.ts';
import { call, receivedUpTo, history, joined } from '../testing/message-client.ts';
import { startMessageServer, type MessageServer } from '../testing/message-server.ts';

/* What rooms hear of conversions (D32, D79). */
let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let server: MessageServer;
let room: string;
let rooms = 0;
beforeAll(async () => {
  testDatabase = await createTestDatabase({ standIns: ['member'] });
  server = await startMessageServer(testDatabase.database);
});
beforeEach(async () => {
  room = `class_${(rooms += 1)}`;
  await server.openStaffedRoom(room);
});
afterAll(async () => {
  await server.stop();
  await testDatabase.drop();
});

const file = (fileId: string, changed: Partial<PlayableFile> = {}): PlayableFile => ({
  file_id: fileId,
  name: 'a.avi',
  size: 9,
  mime: 'video/vnd.avi',
  w: 640,
  h: 360,
  duration: 5_000,
  conversion: 'ready',
  played_id: 'made',
  poster_id: null,
  ...changed,
});
const ends = (ended: PlayableFile) =>
  server.database.transaction((tx) => notifyConversions(server.messaging.rooms)(tx, ended));

let published = 0;
async function show(kind: string, body: object, where = room) {
  const answer = await call<{ id: string; seq: number }>(server.host, 't-u5', 'publish', {
    room: where,
    client_msg_id: `c${(published += 1)}`,
    kind,
    body: JSON.stringify(body),
  });
  return answer.data;
}
const bodyOf = async (id: string, token = 't-u6') =>
  (await history(server.host, token, room)).data.list.find((message) => message.id === id)?.body;

test('D32: a video that was converted plays for those who are there and for those who come', async () => {
  const { socket } = await joined(server.host, 't-u6', room);
  const { id, seq } = await show('video', { file_id: 'u5-avi' });
  expect(await bodyOf(id)).toMatchObject({ state: 'processing' });
  await ends(file('u5-avi'));
  await receivedUpTo(socket, seq + 1);
  const fields = { w: 640, h: 360, duration: 5_000, state: 'ready', played_id: 'made' };
  expect(socket.of('event').at(-1)?.data).toEqual({ kind: 'amend', id, fields });
  expect(await bodyOf(id)).toMatchObject({ ...fields, file_id: 'u5-avi', name: 'a.png' });
});

test('D32: every room that shows it hears it, and that it failed', async () => {
  const other = `${room}_too`;
  await server.openStaffedRoom(other);
  const ears = await Promise.all([joined(server.host, 't-u6', room), joined(server.host, 't-u6', other)]);
  for (const where of [room, other]) await show('video', { file_id: 'u5-2-avi' }, where);
  await ends(file('u5-2-avi', { conversion: 'failed', played_id: null, w: null, h: null, duration: null }));
  for (const { socket } of ears) {
    await receivedUpTo(socket, 2);
    expect(socket.of('event').at(-1)?.data).toMatchObject({
      kind: 'amend',
      fields: { state: 'failed', w: 0 },
    });
  }
});

test('D32: a video that plays as it came gets its poster', async () => {
  const { socket } = await joined(server.host, 't-u6', room);
  const { id, seq } = await show('video', { file_id: 'u5-mp4' });
  expect(await bodyOf(id)).not.toHaveProperty('poster_id');
  await ends(file('u5-mp4', { conversion: null, played_id: null, poster_id: 'drawn' }));
  await receivedUpTo(socket, seq + 1);
  expect(await bodyOf(id)).toMatchObject({ state: 'ready', poster_id: 'drawn' });
});

test('D79: a voice message keeps its length and gets its mp3', async () => {
  const { socket } = await joined(server.host, 't-u6', room);
  const { id, seq } = await show('voice', { file_id: 'u5-voice', waveform: [1, 2] });
  await ends(file('u5-voice', { mime: 'audio/webm', w: null, h: null }));
  await receivedUpTo(socket, seq + 1);
  expect(await bodyOf(id)).toMatchObject({ duration: 60_000, waveform: [1, 2], played_id: 'made' });
});

test('E36: a hidden video is converted as well, and nobody gets its words', async () => {
  const { socket } = await joined(server.host, 't-u6', room);
  const { id, seq } = await show('video', { file_id: 'u5-3-avi' });
  const block = (on: boolean) =>
    server.database.transaction((tx) => server.messaging.marking.setBlocked(tx, room, seq, on));
  await block(true);
  await ends(file('u5-3-avi'));
  await receivedUpTo(socket, seq + 1);
  expect(JSON.stringify(socket.of('event'))).not.toContain('a.png');
  expect(await bodyOf(id)).toEqual({});
  await block(false);
  expect(await bodyOf(id)).toMatchObject({ state: 'ready', played_id: 'made' });
});

test('E05: what was recalled meanwhile stays empty', async () => {
  const { socket } = await joined(server.host, 't-u6', room);
  const { id } = await show('video', { file_id: 'u5-4-avi' });
  await call(server.host, 't-u5', 'recall', { room, id });
  await server.database.transaction((tx) =>
    server.messaging.rooms.amend(tx, room, id, { state: 'ready', played_id: 'made' }),
  );
  await receivedUpTo(socket, 3);
  expect(await bodyOf(id)).toEqual({});
});
