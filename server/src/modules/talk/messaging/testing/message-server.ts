import type { AddressInfo } from 'node:net';
import { calls, type PlatformRole, type User } from '@goldbean/contract';
import { createManualClock, createSeededRandom, silentLog } from '../../../../../test/test-database.ts';
import { readConfig } from '../../../../platform/config.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { bindCalls, createHttp, isOwnOrigin, originOf } from '../../../../platform/http/index.ts';
import { createInProcessFanOut, type FanOut } from '../../../../platform/fan-out/index.ts';
import { createIdempotency } from '../../../../platform/idempotency.ts';
import { createIds, type Ids } from '../../../../platform/ids.ts';
import { createOutbox } from '../../../../platform/outbox.ts';
import { createRateLimits, type RateLimits } from '../../../../platform/rate-limits.ts';
import { createFileHolders, createMessaging, messagingRoutes, serveSocket } from '../index.ts';
import type { Messaging } from '../messaging.service.ts';
import { oneByOne, whoMayRead } from '../rooms/room-owners.registry.ts';
import { range } from './message-client.ts';
import { accessTo, emptyRooms, listedIn, type TestRooms } from './test-rooms.ts';
import { uploadsOf } from './test-uploads.ts';

export const allowedOrigin = 'https://page.example';

/** Everybody is `u<n>`, signed in with the token `t-<uid>`; `t-<uid>-2` is a second session of theirs. */
const memberOf = (uid: string): User => ({
  uid,
  jwcode: `9${uid.slice(1)}`,
  nickname: `Member ${uid}`,
  img: `/face/${uid}`,
  level: 1,
});

/** HTTP and the websocket of messages, on a port of its own. @param revoked tokens that are good no more */
async function serveMessages(messaging: Messaging, rateLimits: RateLimits, revoked: ReadonlySet<string>) {
  const http = await createHttp(readConfig({ LOG_LEVEL: 'silent' }));
  bindCalls(http, { messaging: calls.messaging }, messagingRoutes(messaging), {
    async authenticate(token) {
      const [, uid] = /^t-(u\d+)(-2)?$/.exec(token) ?? [];
      if (!uid || revoked.has(token)) return null;
      return { uid, roles: [] as readonly PlatformRole[], sessionId: token };
    },
    rateLimits,
    log: silentLog,
    originOf: (request) => originOf(request, undefined),
    isOwnOrigin: (request) => isOwnOrigin(request.headers.origin, request.headers.host, [allowedOrigin]),
  });
  serveSocket(http, messaging, [allowedOrigin]);
  return http;
}

interface StepParts {
  readonly database: Database;
  readonly messaging: Messaging;
  readonly ids: Ids;
}

/** What a test does with rooms. */
function stepsIn({ rooms, roles }: TestRooms, { database, messaging, ids }: StepParts) {
  return {
    async openRoom(room: string): Promise<void> {
      rooms.add(room);
      await database.transaction((tx) => messaging.rooms.create(tx, room));
    },
    /** A room whose owner is u1, whose staff are u2 and u3; the rest are members. */
    async openStaffedRoom(room: string): Promise<void> {
      await this.openRoom(room);
      roles.set(`${room} u1`, 'owner');
      roles.set(`${room} u2`, 'staff');
      roles.set(`${room} u3`, 'staff');
    },
    /** Texts at once, beside HTTP. @param size characters of each */
    sayMany: (room: string, count: number, uid = 'u1', size = 10) =>
      Promise.all(
        range(1, count).map((n) =>
          messaging.publish(uid, {
            room,
            client_msg_id: ids.next(),
            kind: 'text',
            body: { text: `${n} ${'x'.repeat(size)}` },
          }),
        ),
      ),
    announce: (room: string, event: { kind: string }) =>
      database.transaction((tx) => messaging.rooms.announce(tx, room, event)),
  };
}

/** A server of messages alone over a real database, with ports in the place of the other features. */
export async function startMessageServer(
  database: Database,
  seed = 1,
  rateFactor = 1_000_000,
  fanOut: FanOut = createInProcessFanOut(),
) {
  const clock = createManualClock();
  const random = createSeededRandom(seed);
  const ids = createIds(clock, seed);
  const outbox = createOutbox(database, silentLog);
  const rateLimits = createRateLimits(rateFactor);
  const testRooms = emptyRooms();
  const { roles, restrictions, rules, joinedSeqs, lists } = testRooms;
  const revoked = new Set<string>();
  /** Uploads that nothing shows any more. */
  const dropped: string[] = [];
  let tick = (): void => {};

  const roomAccess = accessTo(testRooms);
  const messaging = createMessaging({
    database,
    clock,
    ids,
    random,
    secret: 'the secret of all servers',
    fanOut,
    outbox,
    idempotency: createIdempotency(clock),
    rateLimits,
    log: silentLog,
    users: {
      many: async (_, uids) =>
        new Map(uids.filter((uid) => /^u\d+$/.test(uid)).map((uid) => [uid, memberOf(uid)])),
    },
    files: uploadsOf(dropped),
    holders: createFileHolders(),
    roomAccess,
    roomAccesses: oneByOne(roomAccess),
    roomToChange: roomAccess,
    roomsOf: listedIn(testRooms),
    readable: whoMayRead(roomAccess),
    placed: async (_tx, _room, events) => events,
    muteRefused: async () => {},
    cardRefusal: async () => null,
    ticks(run) {
      tick = run;
      return () => {
        tick = () => {};
      };
    },
  });
  const http = await serveMessages(messaging, rateLimits, revoked);
  outbox.start();
  await http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = http.server.address() as AddressInfo;

  return {
    messaging,
    database,
    clock,
    outbox,
    roles,
    restrictions,
    rules,
    lists,
    joinedSeqs,
    dropped,
    host: `127.0.0.1:${port}`,
    /** Lets so many seconds of the heartbeat pass. */
    pass(seconds: number): void {
      for (let second = 0; second < seconds; second += 1) tick();
    },
    ...stepsIn(testRooms, { database, messaging, ids }),
    revoke(token: string): void {
      revoked.add(token);
      messaging.closeSession(token);
    },
    async stop(): Promise<void> {
      messaging.closeAll('closing');
      await http.close();
      await outbox.stop();
      await messaging.stop();
      await fanOut.stop();
    },
  };
}
export type MessageServer = Awaited<ReturnType<typeof startMessageServer>>;
