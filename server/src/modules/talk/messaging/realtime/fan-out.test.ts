import { inboxEvents, inboxRoom } from '@goldbean/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestRedis, isWithoutRedis } from '../../../../../test/redis.ts';
import { createTestDatabase, silentLog } from '../../../../../test/test-database.ts';
import { createInProcessFanOut, createRedisFanOut, type FanOut } from '../../../../platform/fan-out/index.ts';
import {
  call,
  connect,
  receivedUpTo,
  joined,
  openSocket,
  patient,
  range,
  say,
} from '../testing/message-client.ts';
import { startMessageServer, type MessageServer } from '../testing/message-server.ts';

const redis = await createTestRedis();
const makers: readonly (readonly [string, boolean, () => readonly [FanOut, FanOut]])[] = [
  [
    'in one process',
    false,
    () => {
      const neighbours = new Set<never>();
      return [createInProcessFanOut(neighbours), createInProcessFanOut(neighbours)];
    },
  ],
  [
    'over Redis',
    true,
    () => [
      createRedisFanOut(redis.url, 'first', silentLog),
      createRedisFanOut(redis.url, 'second', silentLog),
    ],
  ],
];

describe.each(makers.filter(([, isRedis]) => !isRedis || !isWithoutRedis))(
  'R14: two servers, fan-out %s',
  (_, isRedis, make) => {
    let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
    let first: MessageServer;
    let second: MessageServer;
    let room: string;
    let count = 0;
    beforeAll(async () => {
      if (isRedis) redis.start();
      testDatabase = await createTestDatabase({ standIns: ['member'] });
    });
    afterAll(async () => {
      await testDatabase.drop();
      await redis.stop();
    });
    // The tests never advance the ticks, so the sweep, which would load the messages as well, does not run.
    beforeEach(async () => {
      const [one, other] = make();
      first = await startMessageServer(testDatabase.database, 1, 1_000_000, one);
      second = await startMessageServer(testDatabase.database, 7, 1_000_000, other);
      room = `both${(count += 1)}`;
      await first.openRoom(room);
      await second.openRoom(room);
    });
    afterEach(async () => {
      await first.stop();
      await second.stop();
    });

    /** A member on the second server who has received a first message of the first: both are connected. */
    async function listening(token: string) {
      const there = await connect(second.host, token);
      await call(second.host, token, 'join', { room });
      await vi.waitFor(async () => {
        await say(first.host, 't-u1', room, 'is anybody there?');
        expect(there.of('msg').length).toBeGreaterThan(0);
      }, patient);
      return there;
    }

    test('what is sent on either is received on both, once and in one order', async () => {
      const here = await joined(first.host, 't-u1', room);
      const there = await listening('t-u2');
      const before = await first.messaging.rooms.lastSeq(testDatabase.database.reader, room);
      await Promise.all(
        range(1, 20).flatMap((n) => [
          say(first.host, 't-u1', room, `here ${n}`),
          say(second.host, 't-u2', room, `there ${n}`),
        ]),
      );
      for (const socket of [here.socket, there]) {
        await receivedUpTo(socket, before + 40);
        expect(socket.seqs()).toEqual(range(1, before + 40));
      }
    });

    test('a counter reaches those who listen on the other', async () => {
      const there = await listening('t-u2');
      first.messaging.rooms.count(room, 'likes', { kind: 'likes', total: 3 });
      await vi.waitFor(
        () => expect(there.of('event').map(({ data }) => data)).toContainEqual({ kind: 'likes', total: 3 }),
        patient,
      );
    });

    test('who is expelled or signed out on one leaves the room or the socket on the other', async () => {
      const expelled = await listening('t-u2');
      const revoked = await listening('t-u3');
      await testDatabase.database.transaction(async (tx) => first.messaging.rooms.expel(tx, room, 'u2'));
      first.revoke('t-u3');
      await vi.waitFor(() => expect(revoked.of('kick')).toMatchObject([{ reason: 'revoked' }]), patient);
      const received = expelled.of('msg').length;
      const there = await connect(second.host, 't-u4');
      await call(second.host, 't-u4', 'join', { room });
      await say(first.host, 't-u1', room, 'without u2');
      await vi.waitFor(() => expect(there.of('msg').length).toBeGreaterThan(0), patient);
      expect(expelled.of('msg')).toHaveLength(received);
    });

    test('F: an inbox on one hears rooms, marks and new rooms of the other', async () => {
      const fresh = `${room}fresh`;
      for (const server of [first, second]) {
        await server.openRoom(fresh);
        server.lists.set('u6', [room]);
      }
      const there = await connect(second.host, 't-u6');
      await call(second.host, 't-u6', 'join', { room: inboxRoom });
      const lines = () =>
        there.of('event').flatMap(({ data }) => inboxEvents.inbox_lines.safeParse(data).data?.lines ?? []);
      const hears = (line: object) => vi.waitFor(() => expect(lines().at(-1)).toMatchObject(line), patient);
      let published = 0;
      await vi.waitFor(async () => {
        await say(first.host, 't-u1', room, 'is anybody there?');
        published += 1;
        expect(lines().length).toBeGreaterThan(0);
      }, patient);
      await hears({ room, unread: published, last_seq: published });
      await say(second.host, 't-u2', room, 'yes');
      await say(first.host, 't-u1', room, 'good');
      await hears({ room, unread: published + 2, last_msg: { body: { text: 'good' } } });
      await call(first.host, 't-u6', 'read', { room, seq: published + 2 });
      await hears({ room, unread: 0, read_seq: published + 2 });
      await call(first.host, 't-u6', 'unread', { room });
      await hears({ room, unread: 1, read_seq: published + 1 });
      await first.database.transaction(async (tx) => first.messaging.rooms.enlist(tx, fresh, ['u6']));
      await vi.waitFor(
        () => expect(there.of('event').at(-1)?.data).toEqual({ kind: 'inbox_entered', room: fresh }),
        patient,
      );
      await say(first.host, 't-u1', fresh, 'welcome');
      await hears({ room: fresh, unread: 1 });
      await first.database.transaction(async (tx) => first.messaging.rooms.expel(tx, room, 'u6'));
      await vi.waitFor(
        () => expect(there.of('event').at(-1)?.data).toEqual({ kind: 'inbox_left', room }),
        patient,
      );
    });

    test('D86: a ticket of one server opens a socket on the other', async () => {
      const { data } = await call<{ server: string }>(first.host, 't-u1', 'token');
      const socket = await openSocket(data.server.replace(first.host, second.host));
      await vi.waitFor(() => expect(socket.of('init')).toHaveLength(1), patient);
    });
  },
);
