import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../../../../test/test-database.ts';
import { call, connect, receivedUpTo, joined, patient, range } from '../testing/message-client.ts';
import { startMessageServer, type MessageServer } from '../testing/message-server.ts';

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let server: MessageServer;
let host: string;

beforeAll(async () => {
  testDatabase = await createTestDatabase({ standIns: ['member'] });
  server = await startMessageServer(testDatabase.database);
  ({ host } = server);
});
afterAll(async () => {
  await server.stop();
  await testDatabase.drop();
});

describe('order', () => {
  test('500 messages at once from 20 members: no gap, and one order for everybody', async () => {
    await server.openRoom('order');
    const clients = [
      await joined(host, 't-u1', 'order'),
      await joined(host, 't-u2', 'order'),
      await joined(host, 't-u3', 'order'),
    ];
    const answers = await Promise.all([
      ...range(1, 20).map((n) => server.sayMany('order', 25, `u${n}`)),
      ...range(1, 30).map((n) => server.announce('order', { kind: `gift${n}` })),
    ]);
    const published = answers.flatMap((answer) => answer ?? []);
    for (const { socket } of clients) await receivedUpTo(socket, 530);
    for (const { socket } of clients) {
      expect(socket.seqs()).toEqual(range(1, 530));
      const received = new Map(socket.of('msg').map((frame) => [frame.data.id, frame.seq]));
      expect(published.every(({ id, seq }) => received.get(id) === seq)).toBe(true);
    }
    const texts = clients.map(({ socket }) =>
      socket.of('msg').map(({ data }) => data.status === 'normal' && data.kind === 'text' && data.body.text),
    );
    expect(texts[1]).toEqual(texts[0]);
    expect(texts[2]).toEqual(texts[0]);
  });

  test('events share the numbering; counters have no number and come once a second at most', async () => {
    await server.openRoom('events');
    const { socket } = await joined(host, 't-u1', 'events');
    await server.sayMany('events', 1);
    await server.announce('events', { kind: 'live_start' });
    await server.outbox.drain();
    for (const total of [1, 2, 3])
      server.messaging.rooms.count('events', 'like_sum', { kind: 'like_sum', total });
    await server.sayMany('events', 1);
    await receivedUpTo(socket, 3);
    expect(socket.of('event')).toMatchObject([
      { seq: 2, data: { kind: 'live_start' } },
      { data: { kind: 'like_sum', total: 1 } },
    ]);
    expect(socket.of('event')[1]).not.toHaveProperty('seq');
    await vi.waitFor(() => expect(socket.of('event')).toHaveLength(3), patient);
    expect(socket.of('event')[2]).toMatchObject({ data: { total: 3 } });
    expect(await server.messaging.rooms.lastSeq(testDatabase.database.reader, 'events')).toBe(3);
  });

  test('events of a room that does not exist hold up no others', async () => {
    await server.openRoom('well');
    const { socket } = await joined(host, 't-u1', 'well');
    await server.announce('nowhere', { kind: 'gift' });
    await server.announce('well', { kind: 'gift' });
    await receivedUpTo(socket, 1);
  });

  test('an event of a transaction that is rolled back is never received', async () => {
    await server.openRoom('undone');
    const { socket } = await joined(host, 't-u1', 'undone');
    await testDatabase.database
      .transaction(async (tx) => {
        await server.messaging.rooms.announce(tx, 'undone', { kind: 'ghost' });
        throw new Error('changed my mind');
      })
      .catch(() => {});
    await server.announce('undone', { kind: 'gift' });
    await receivedUpTo(socket, 1);
    expect(socket.of('event')).toMatchObject([{ data: { kind: 'gift' } }]);
  });
});

describe('who does not read (R7)', () => {
  test('is cut, while the others hear everything', async () => {
    await server.openRoom('slow');
    const slow = await joined(host, 't-u9', 'slow');
    const healthy = [await joined(host, 't-u1', 'slow'), await joined(host, 't-u2', 'slow')];
    slow.socket.network.pause();
    // 18 MB: more than the network's own buffers hold.
    const size = 30_000;
    let most = 0;
    for (let round = 1; round <= 40; round += 1) {
      await server.sayMany('slow', 15, 'u1', size);
      most = Math.max(most, server.messaging.rooms.online('slow'));
    }
    expect(most).toBe(3);
    await vi.waitFor(() => expect(server.messaging.rooms.online('slow')).toBe(2), patient);
    for (const { socket } of healthy) {
      await receivedUpTo(socket, 600);
      expect(socket.seqs()).toEqual(range(1, 600));
    }
    slow.socket.network.resume();
    await vi.waitFor(() => expect(slow.socket.closed()).not.toBeNull(), patient);
    expect(slow.socket.seqs().length).toBeLessThan(600);
  });
});

test('a server that closes says so, takes no more connections, and keeps what it accepted', async () => {
  const second = await startMessageServer(testDatabase.database, 9);
  await second.openRoom('last');
  const socket = await connect(second.host, 't-u1');
  const { data } = await call<{ epoch: string }>(second.host, 't-u1', 'join', { room: 'last' });
  expect(data.epoch).not.toBe('');
  const { server: address } = (await call<{ server: string }>(second.host, 't-u1', 'token')).data;
  const publishing = second.messaging.publish('u1', {
    room: 'last',
    client_msg_id: 'm',
    kind: 'text',
    body: { text: 'the last word' },
  });
  await second.stop();
  expect(await publishing).toMatchObject({ seq: 1 });
  await vi.waitFor(() => expect(socket.closed()).toBe(1001));
  expect(socket.frames.at(-1)).toEqual({ type: 'kick', reason: 'closing' });
  await expect(fetch(address.replace('ws:', 'http:'))).rejects.toThrow('fetch failed');
});
