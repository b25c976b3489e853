import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../../../../test/test-database.ts';
import { receivedUpTo, joined, patient, say, connect } from '../testing/message-client.ts';
import { startMessageServer, type MessageServer } from '../testing/message-server.ts';

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

test('E36: a member hears that a message was hidden, and one who comes back does not get its words', async () => {
  const { host } = server;
  await server.openStaffedRoom('hidden');
  const { socket: ear, epoch } = await joined(host, 't-u5', 'hidden');
  const { data } = await say(host, 't-u6', 'hidden', 'guaranteed profit');
  const { database } = server;
  await database.transaction(async (tx) => {
    await server.messaging.marking.setBlocked(tx, 'hidden', data.seq, true);
    const event = { kind: 'block', id: data.id, on: true, by: 'u2' };
    await server.messaging.rooms.announce(tx, 'hidden', event);
  });
  await receivedUpTo(ear, 2);
  expect(ear.of('event')[0]?.data).toEqual({ kind: 'block', id: data.id, on: true, by: 'u2' });
  const late = await connect(host, 't-u7');
  late.send({ type: 'resume', room: 'hidden', epoch, seq: 0 });
  await vi.waitFor(() => expect(late.of('resume')).toHaveLength(1), patient);
  expect(late.of('msg')[0]?.data).toMatchObject({ id: data.id, status: 'blocked', body: {} });
  expect(JSON.stringify(late.frames)).not.toContain('guaranteed profit');
});
