import { packetLimits, type Gift, type MsgKey, type PacketEvent } from '@goldbean/contract';
import { sql } from 'kysely';
import { seedBalance } from '../../../../test/seed-balance.ts';
import { createManualClock, createTestDatabase, createSeededRandom } from '../../../../test/test-database.ts';
import { createDatabase, type Database } from '../../../platform/database/index.ts';
import { createIdempotency, type IdempotencyKey } from '../../../platform/idempotency.ts';
import { createIds } from '../../../platform/ids.ts';
import type { JobHandler, Jobs } from '../../../platform/jobs.ts';
import { refuse } from '../../../platform/refusal.ts';
import { createWallet } from '../wallet/index.ts';
import { createRedPackets, type RedPacketPorts } from './index.ts';

type PacketMessage = Parameters<RedPacketPorts['rooms']['say']>[2];

const chalk: Gift = {
  gift_id: 'chalk',
  name: '粉笔',
  price: 1,
  icon: 'chalk',
  fan_level: null,
  iron_fan: false,
};

/** The engine over a database of its own with a real wallet; groups, live sessions and rooms are as a test says. */
export async function createPacketFixture() {
  const testDatabase = await createTestDatabase({ standIns: ['member', 'room'] });
  const clock = createManualClock();
  const second = createDatabase(testDatabase.url);
  const fixture = {
    /** Who is in the group `g1`. */
    members: new Set<string>(),
    muted: new Set<string>(),
    roomMuted: false,
    /** Why a member may not enter or speak in the live session `l1`, and their ties to its channel. */
    restrictions: new Map<string, { join: MsgKey | null; speak: MsgKey | null } | null>(),
    followers: new Set<string>(),
    subscribers: new Set<string>(),
    runners: new Set<string>(['teacher']),
    isOnAir: true,
    knapsack: new Map<string, number>(),
  };
  const messages: PacketMessage[] = [];
  const notified: PacketEvent[] = [];
  const notices: Parameters<RedPacketPorts['notices']['notify']>[1][number][] = [];
  const due: { packetId: string; at: number }[] = [];

  function server(database: Database, node: number, change: Partial<RedPacketPorts> = {}) {
    const random = createSeededRandom(node);
    const ids = createIds(clock, node);
    const handlers = new Map<string, JobHandler>();
    const jobs: Jobs = {
      define: (name, handler) => void handlers.set(name, handler),
      every() {},
      at: async (tx, _name, data, at) =>
        database.afterCommit(tx, () => due.push({ packetId: String(data['packet_id']), at })),
      async start() {},
      async stop() {},
    };
    const wallet = createWallet({ database, clock, ids, jobs, ownsChannel: async () => false });
    const packets = createRedPackets({
      database,
      clock,
      ids,
      random,
      idempotency: createIdempotency(clock),
      jobs,
      users: {
        many: async (_, uids) =>
          new Map(
            uids
              .filter((uid) => uid !== 'gone')
              .map((uid) => [uid, { uid, jwcode: uid, nickname: `n-${uid}`, img: '', level: 0 }]),
          ),
      },
      groups: {
        find: async (_, groupId) =>
          groupId === 'g1' ? { room: 'class_g1', members: fixture.members.size } : null,
        among: async (_, _groupId, uids) => new Set(uids.filter((uid) => fixture.members.has(uid))),
      },
      channels: {
        membership: async (_, _channelId, uid) => ({
          followed: fixture.followers.has(uid),
          subscribed: fixture.subscribers.has(uid),
        }),
      },
      rooms: {
        say: async (tx, _room, message) => database.afterCommit(tx, () => messages.push(message)),
        announce: async (tx, _room, event) => database.afterCommit(tx, () => notified.push(event)),
        admit: async (_, _room, uid) => {
          if (fixture.muted.has(uid)) refuse('chat.muted');
          if (fixture.roomMuted) refuse('chat.room_muted');
        },
        mutedAmong: async (_, _room, uids) => new Set(uids.filter((uid) => fixture.muted.has(uid))),
      },
      wallet: wallet.port,
      notices: { notify: async (tx, some) => database.afterCommit(tx, () => notices.push(...some)) },
      ...change,
    });
    packets.part('live', {
      onAir: async () => (fixture.isOnAir ? { room: 'live_l1', channelId: 'c1' } : refuse('live.not_on_air')),
      needRunner: async (_, liveId, { uid }) => {
        if (liveId !== 'l1') refuse('live.missing');
        if (!fixture.runners.has(uid)) refuse('request.forbidden');
      },
      roomOf: async (_, liveId) => (liveId === 'l1' ? 'live_l1' : refuse('live.missing')),
      access: async (_, _room, uid) =>
        fixture.restrictions.has(uid) ? (fixture.restrictions.get(uid) ?? null) : { join: null, speak: null },
    });
    packets.part('gifts', {
      find: async (_, giftId) => (giftId === 'chalk' ? chalk : null),
      addToKnapsack: async (tx, uid, _giftId, n) => {
        database.afterCommit(tx, () => fixture.knapsack.set(uid, (fixture.knapsack.get(uid) ?? 0) + n));
      },
      takeFromKnapsack: async (_tx, uid, _giftId, n) => {
        const left = (fixture.knapsack.get(uid) ?? 0) - n;
        if (left < 0) return null;
        fixture.knapsack.set(uid, left);
        return left;
      },
    });
    return {
      database,
      packets,
      wallet,
      runJob: (data: Record<string, unknown>) => handlers.get('red-packet.end')?.(data),
    };
  }

  /** The number of the last server: two with one number would make one id. */
  let servers = 1;
  const here = server(testDatabase.database, servers);
  let number = 0;
  const intentOf = (actor: string, request_id: string): IdempotencyKey => ({
    actor,
    call: 'G027',
    requestId: request_id,
    bodyHash: 'same',
  });
  const nextId = () => `r${(number += 1)}`;
  const actorOf = (uid: string) => ({ uid, roles: [] });

  return {
    ...here,
    clock,
    fixture,
    messages,
    notified,
    notices,
    due,
    /** Another server on the same database, with ports of its own where a test wants them. */
    another: (change: Partial<RedPacketPorts> = {}) => server(second, (servers += 1), change),
    sql: async (text: string): Promise<Record<string, unknown>[]> =>
      (await sql.raw<Record<string, unknown>>(text).execute(testDatabase.database.reader)).rows,
    seedBeans: (uid: string, amount: number) => seedBalance(testDatabase.database, here.wallet, uid, amount),
    beans: (uid: string) => here.wallet.port.beans(testDatabase.database.reader, uid),
    lines: async (uid: string) => {
      const page = await here.wallet.statement(uid, { currency: 'BEAN', page: 1, page_size: 100 });
      return page.list.map(({ kind, amount, left, at_ts }) => ({ kind, amount, left, at: at_ts }));
    },
    send: (
      uid: string,
      given: Partial<Parameters<typeof here.packets.send>[1]> = {},
      packets = here.packets,
    ) => {
      const request_id = given.request_id ?? nextId();
      return packets.send(
        actorOf(uid),
        { group_id: 'g1', kind: 'random', count: 1, total: 1, blessing: '', ...given, request_id },
        intentOf(uid, request_id),
      );
    },
    grab: (uid: string, packet_id: string, request_id = nextId(), packets = here.packets) =>
      packets.grab(uid, { packet_id, request_id }),
    bag: (given: Partial<Parameters<typeof here.packets.createBag>[1]> = {}, uid = 'teacher') => {
      const request_id = given.request_id ?? nextId();
      return here.packets.createBag(
        actorOf(uid),
        { live_id: 'l1', kind: 'random', count: 2, total: 10, ...given, request_id },
        intentOf(uid, request_id),
      );
    },
    rob: (uid: string, bag_id: string, request_id = nextId()) =>
      here.packets.rob(uid, { bag_id, request_id }),
    rain: (given: Partial<Parameters<typeof here.packets.startRain>[1]> = {}, uid = 'teacher') => {
      const request_id = given.request_id ?? nextId();
      return here.packets.startRain(
        actorOf(uid),
        { live_id: 'l1', total: 20, seconds: 10, per_user: 3, ...given, request_id },
        intentOf(uid, request_id),
      );
    },
    tapRain: (uid: string, rain_id: string, tap_no: number, request_id = nextId()) =>
      here.packets.catchRain(uid, { rain_id, tap_no, request_id }),
    /** Past the announcement. */
    begin: () => clock.advance(packetLimits.rainLeadMs),
    async drop() {
      await second.close();
      await testDatabase.drop();
    },
  };
}
export type PacketFixture = Awaited<ReturnType<typeof createPacketFixture>>;

/** 21 November 2026, when every test begins; UTC ms. */
export const november = Date.UTC(2026, 10, 21);
/** When beans of the second half of 2026 expire; UTC ms. */
export const july = Date.parse('2027-07-01T00:00:00+08:00');

/** A class of five with nothing on record: who sends has 100 beans and is nobody of an earlier test. */
export async function beginClass(packetFixture: PacketFixture, number: number): Promise<string> {
  const { clock, fixture, messages, notified, notices, due } = packetFixture;
  const sender = `sender${number}`;
  clock.set(november);
  Object.assign(fixture, { roomMuted: false, members: new Set([sender, 'a', 'b', 'c', 'd']) });
  fixture.muted.clear();
  for (const list of [messages, notified, notices, due]) list.length = 0;
  await packetFixture.seedBeans(sender, 100);
  return sender;
}

/** What several got together. */
export const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
