import type { AddressInfo } from 'node:net';
import {
  calls,
  type MsgKey,
  type PlatformRole,
  type RoomRole,
  type RoomRules,
  type User,
} from '@goldbean/contract';
import { createManualClock, createSeededRandom, silentLog } from '../../../../../test/test-database.ts';
import { readConfig } from '../../../../platform/config.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { bindCalls, createHttp, isOwnOrigin, originOf } from '../../../../platform/http/index.ts';
import { createInProcessFanOut, type FanOut } from '../../../../platform/fan-out/index.ts';
import { createIdempotency } from '../../../../platform/idempotency.ts';
import { createIds } from '../../../../platform/ids.ts';
import { createOutbox } from '../../../../platform/outbox.ts';
import { createRateLimits } from '../../../../platform/rate-limits.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { createFileHolders, createMessaging, messagingRoutes, serveSocket } from '../index.ts';
import type { AskRoomAccess } from '../messaging.ports.ts';
import { oneByOne, whoMayRead } from '../rooms/room-owners.registry.ts';
import { range } from './message-client.ts';

export const allowedOrigin = 'https://page.example';

/** Everybody is `u<n>`, signed in with the token `t-<uid>`; `t-<uid>-2` is a second session of theirs. */
const memberOf = (uid: string): User => ({
  uid,
  jwcode: `9${uid.slice(1)}`,
  nickname: `Member ${uid}`,
  img: `/face/${uid}`,
  level: 1,
});

/** An upload by what its id ends with. */
const uploadOf = (uid: string, fileId: string) =>
  fileId.startsWith(`${uid}-`)
    ? {
        file_id: fileId,
        name: 'a.png',
        size: 9,
        mime: 'image/png',
        w: /(doc|voice|avi)$/.test(fileId) ? null : 4,
        h: /(doc|voice|avi)$/.test(fileId) ? null : 3,
        duration: /(mp4|voice)$/.test(fileId) ? 60_400 : null,
      }
    : refuse('file.unknown');

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
  const rooms = new Set<string>();
  const roles = new Map<string, RoomRole>();
  const barred = new Map<string, { join: MsgKey | null; speak: MsgKey | null }>();
  const rules = new Map<string, RoomRules>();
  const revoked = new Set<string>();
  /** After which `seq` members see a room, by its name and their uid; those without one see all. */
  const joinedSeqs = new Map<string, number>();
  /** The rooms in the lists of members, by uid. */
  const lists = new Map<string, string[]>();
  /** Uploads that nothing shows any more. */
  const dropped: string[] = [];
  let tick = (): void => {};

  const seen = (room: string, uid: string) => {
    const joinedSeq = joinedSeqs.get(`${room} ${uid}`);
    return joinedSeq !== undefined && { joinedSeq };
  };
  const roomAccess: AskRoomAccess = async (_, room, uid) =>
    rooms.has(room)
      ? {
          role: roles.get(`${room} ${uid}`) ?? 'member',
          ...(barred.get(`${room} ${uid}`) ?? { join: null, speak: null }),
          ...(rules.has(room) && { rules: rules.get(room) }),
          ...seen(room, uid),
        }
      : null;

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
    files: {
      take: async (_, uid, fileId) => uploadOf(uid, fileId),
      takeToPlay: async (_, uid, fileId) => ({
        ...uploadOf(uid, fileId),
        conversion: fileId.endsWith('avi') ? 'waiting' : null,
        played_id: null,
        poster_id: null,
      }),
      async drop(_tx, fileId, isUsed) {
        if (!(await isUsed())) dropped.push(fileId);
      },
    },
    holders: createFileHolders(),
    roomAccess,
    roomAccesses: oneByOne(roomAccess),
    roomToChange: roomAccess,
    roomsOf: async (_, uids) =>
      uids.flatMap((uid) => (lists.get(uid) ?? []).map((room) => ({ uid, room, ...seen(room, uid) }))),
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
  outbox.start();
  await http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = http.server.address() as AddressInfo;

  return {
    messaging,
    database,
    clock,
    outbox,
    roles,
    barred,
    rules,
    lists,
    joinedSeqs,
    dropped,
    host: `127.0.0.1:${port}`,
    /** Lets so many seconds of the heartbeat pass. */
    pass(seconds: number): void {
      for (let second = 0; second < seconds; second += 1) tick();
    },
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
