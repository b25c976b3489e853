import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, createSeededRandom } from '../../../../../test/test-database.ts';
import { call, connect, receivedUpTo, joined, patient, range, say } from '../testing/message-client.ts';
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

describe('coming back (D57, X09)', () => {
  test('cut while 200 messages flow: the resume gives them all once, in order, then ok', async () => {
    await server.openRoom('cut');
    const before = await joined(host, 't-u1', 'cut');
    await server.sayMany('cut', 5);
    await receivedUpTo(before.socket, 5);
    before.socket.cut();
    await server.sayMany('cut', 200);
    const after = await connect(host, 't-u1');
    after.send({ type: 'resume', room: 'cut', epoch: before.epoch, seq: 5 });
    await vi.waitFor(() => expect(after.of('resume')).toHaveLength(1), patient);
    expect(after.seqs()).toEqual(range(6, 205));
    expect(after.frames.at(-1)).toEqual({
      type: 'resume',
      room: 'cut',
      epoch: before.epoch,
      seq: 205,
      ok: true,
    });
    await server.sayMany('cut', 1);
    await receivedUpTo(after, 206);
  });

  test('too far behind, another epoch, a closed door: ok is false', async () => {
    await server.openRoom('far');
    await server.openRoom('closed');
    const { epoch } = await joined(host, 't-u1', 'far');
    await server.sayMany('far', 501);
    server.restrictions.set('closed u2', { join: 'request.forbidden', speak: null });
    const socket = await connect(host, 't-u2');
    socket.send({ type: 'resume', room: 'far', epoch, seq: 0 });
    socket.send({ type: 'resume', room: 'far', epoch: 'other', seq: 501 });
    socket.send({ type: 'resume', room: 'closed', epoch, seq: 0 });
    socket.send({ type: 'resume', room: 'nowhere', epoch, seq: 0 });
    await vi.waitFor(() => expect(socket.of('resume')).toHaveLength(4), patient);
    expect(socket.of('resume').map(({ room, ok }) => [room, ok])).toEqual([
      ['far', false],
      ['far', false],
      ['closed', false],
      ['nowhere', false],
    ]);
    await server.sayMany('closed', 1);
    await server.sayMany('far', 1);
    await receivedUpTo(socket, 502);
    expect(socket.seqs()).toEqual([502]);
  });

  test('after a restart the memory is filled from the database, once for all who come back', async () => {
    await server.openRoom('again');
    const { epoch } = await joined(host, 't-u1', 'again');
    await server.sayMany('again', 50);
    const second = await startMessageServer(testDatabase.database, 2);
    try {
      await second.openRoom('again');
      const query = vi.spyOn(testDatabase.database.reader, 'withTables');
      const sockets = await Promise.all(range(1, 10).map((n) => connect(second.host, `t-u${n}`)));
      query.mockClear();
      for (const socket of sockets) socket.send({ type: 'resume', room: 'again', epoch, seq: 10 });
      for (const socket of sockets)
        await vi.waitFor(() => expect(socket.of('resume')).toMatchObject([{ ok: true }]), patient);
      expect(query).toHaveBeenCalledOnce();
      query.mockRestore();
      for (const socket of sockets) expect(socket.seqs()).toEqual(range(11, 50));
    } finally {
      await second.stop();
    }
  });

  test.each([1, 2, 3])('random cuts while messages flow, seed %i: each hears all, once', async (seed) => {
    const room = `fuzz_${seed}`;
    await server.openRoom(room);
    const random = createSeededRandom(seed);
    let flowing = true;
    const flow = (async () => {
      for (let burst = 0; burst < 60; burst += 1) await server.sayMany(room, 1 + random.below(6));
      flowing = false;
    })();
    const lists = range(1, 8).map(async (n) => {
      const token = `t-u${n}`;
      const list: number[] = [];
      let { socket, epoch, last } = await joined(host, token, room);
      const start = last;
      for (let cut = 0; flowing || cut < 2; cut += 1) {
        const until = socket.frames.length + random.below(30);
        await vi.waitFor(() => {
          if (flowing && socket.frames.length < until) throw new Error('more to come');
        }, patient);
        socket.cut();
        const received = socket.seqs();
        list.push(...received);
        last = received.at(-1) ?? last;
        socket = await connect(host, token);
        socket.send({ type: 'resume', room, epoch, seq: last });
        if (random.below(3) === 0) void call(host, token, 'join', { room });
        await vi.waitFor(() => expect(socket.of('resume')).toMatchObject([{ ok: true }]), patient);
      }
      await flow;
      const head = await server.messaging.rooms.lastSeq(testDatabase.database.reader, room);
      await vi.waitFor(() => expect(Math.max(last, ...socket.seqs())).toBe(head), patient);
      list.push(...socket.seqs());
      return { list, all: range(start + 1, head) };
    });
    for (const { list, all } of await Promise.all(lists)) expect(list).toEqual(all);
  });
});

describe('two servers on one database', () => {
  test('number together without a gap, and hear each other by the next sweep at the latest', async () => {
    await server.openRoom('both');
    const second = await startMessageServer(testDatabase.database, 7);
    try {
      await second.openRoom('both');
      const here = await joined(host, 't-u1', 'both');
      const there = await connect(second.host, 't-u2');
      await call(second.host, 't-u2', 'join', { room: 'both' });
      const texts = range(1, 100);
      await Promise.all(
        texts.flatMap((n) => [
          say(host, 't-u1', 'both', `here ${n}`),
          say(second.host, 't-u2', 'both', `there ${n}`),
        ]),
      );
      for (const one of [server, second]) one.pass(2);
      for (const socket of [here.socket, there]) {
        await receivedUpTo(socket, 200);
        expect(socket.seqs()).toEqual(range(1, 200));
      }
      expect(there.of('msg').map(({ data }) => data.id)).toEqual(
        here.socket.of('msg').map(({ data }) => data.id),
      );
    } finally {
      await second.stop();
    }
  });
});
