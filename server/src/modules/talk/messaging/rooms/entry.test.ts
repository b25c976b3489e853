import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createManualClock, createTestDatabase, silentLog } from '../../../../../test/test-database.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { createRoomFanout } from '../realtime/room-fanout/room-fanout.state.ts';
import { createRoomEntry } from './entry.access.ts';
import { call, connect, patient, range } from '../testing/message-client.ts';
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

const memberOf = (n: number) => ({ uid: `u${n}`, sessionId: `t-u${n}` });

test('R8: hundreds who join in one moment are asked about together, each for themselves', async () => {
  const room = 'lesson';
  await server.openStaffedRoom(room);
  server.rules.set(room, { read_only: false, slow: 60 });
  server.restrictions.set(`${room} u7`, { join: 'request.forbidden', speak: null });
  server.restrictions.set(`${room} u8`, { join: null, speak: 'chat.frozen' });
  await server.sayMany(room, 1, 'u9');
  const { clock, messaging } = server;
  await messaging.moderation.mute(
    'u1',
    { actor: 'u1', call: 'mute', requestId: 'r1', bodyHash: '' },
    room,
    'u6',
    5,
    'x',
  );
  await messaging.join(memberOf(1), room);
  const query = vi.spyOn(testDatabase.database.reader, 'withTables');
  const came = await Promise.allSettled(range(1, 300).map((n) => messaging.join(memberOf(n), room)));
  // The room, its mutes and who wrote something last; its owner is asked once beside.
  expect(query).toHaveBeenCalledTimes(3);
  query.mockRestore();
  const my = (n: number) => {
    const one = came[n - 1];
    return one?.status === 'fulfilled' ? one.value.my : one?.reason;
  };
  const free = { role: 'member', muted_until: null, room_muted: false };
  expect(my(1)).toEqual({ ...free, role: 'owner' });
  expect(my(3)).toEqual({ ...free, role: 'staff' });
  expect(my(6)).toEqual({ ...free, muted_until: clock.now() + 300_000 });
  expect(my(7)).toMatchObject({ msgKey: 'request.forbidden' });
  expect(my(8)).toEqual({ ...free, restriction: { key: 'chat.frozen', until: null } });
  expect(my(9)).toEqual({ ...free, wait: 60 });
  for (const n of range(10, 300)) expect(my(n)).toEqual(free);
  await expect(messaging.join(memberOf(1), 'nowhere')).rejects.toMatchObject({ msgKey: 'chat.room_missing' });
});

test('R8: who is expelled while coming back stays outside', async () => {
  const channel = createRoomFanout({
    room: 'r',
    epoch: 'e',
    last: 0,
    frames: [],
    clock: createManualClock(),
    log: silentLog,
    between: async () => [],
  });
  const inside = new Set(['u1', 'u2']);
  const answers: (() => void)[] = [];
  const entering = createRoomEntry(
    {
      database: { reader: testDatabase.database.reader } as Database,
      clock: createManualClock(),
      roomAccesses: async (_, _room, uids) => {
        const found = new Map(
          uids.map((uid) => [
            uid,
            {
              role: 'member' as const,
              join: inside.has(uid) ? null : ('request.forbidden' as const),
              speak: null,
            },
          ]),
        );
        await new Promise<void>((resolve) => void answers.push(resolve));
        return found;
      },
    },
    { channelOf: async () => channel },
  );
  const back = [entering.resume('r', 'u1', 0), entering.resume('r', 'u2', 0)];
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  // The database has answered that both may read the room, and then one of them is removed.
  inside.delete('u2');
  entering.expelled();
  answers[0]?.();
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.();
  expect(await Promise.all(back)).toEqual([channel, null]);
});

test('N06: a mute that comes while somebody joins is in the answer', async () => {
  const room = 'racing';
  await server.openStaffedRoom(room);
  const clock = createManualClock();
  const channel = createRoomFanout({
    room,
    epoch: 'e',
    last: 0,
    frames: [],
    clock,
    log: silentLog,
    between: async () => [],
  });
  const until = clock.now() + 60_000;
  let asked = 0;
  const entering = createRoomEntry(
    {
      database: testDatabase.database,
      clock,
      roomAccesses: async (_, _room, uids) => {
        asked += 1;
        const isFirst = asked === 1;
        // The database has answered for the first time when the member is muted.
        if (isFirst) {
          const data = { kind: 'mute', uid: 'u1', until };
          channel.offer([{ type: 'event', seq: 1, ts: clock.now(), data }]);
        }
        const access = {
          role: 'member' as const,
          join: null,
          speak: isFirst ? null : ('chat.muted' as const),
        };
        return new Map(uids.map((uid) => [uid, access]));
      },
    },
    { channelOf: async () => channel },
  );
  const { my } = await entering.join(room, 'u1');
  expect(asked).toBe(2);
  expect(my.restriction?.key).toBe('chat.muted');
});

test('domain 3.4: who came later resumes from there on, and not from before', async () => {
  const room = 'seats';
  await server.openStaffedRoom(room);
  await server.sayMany(room, 3);
  const { host } = server;
  const socket = await connect(host, 't-u40');
  server.joinedSeqs.set(`${room} u40`, 2);
  const { epoch } = (await call(host, 't-u1', 'join', { room })).data;
  const answers = () => socket.of('resume').filter((frame) => frame.room === room);
  socket.send({ type: 'resume', room, epoch, seq: 1 });
  await vi.waitFor(() => expect(answers()).toMatchObject([{ ok: false }]), patient);
  expect(socket.seqs()).toEqual([]);
  socket.send({ type: 'resume', room, epoch, seq: 2 });
  await vi.waitFor(() => expect(answers()).toMatchObject([{ ok: false }, { ok: true }]), patient);
  expect(socket.seqs()).toEqual([3]);
});
