import type { NoticeBody } from '@goldbean/contract';
import { sql } from 'kysely';
import { seedBalance } from '../../../../test/seed-balance.ts';
import { createManualClock, createTestDatabase, silentLog } from '../../../../test/test-database.ts';
import { createIdempotency } from '../../../platform/idempotency.ts';
import { createIds } from '../../../platform/ids.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { createWallet } from '../../money/wallet/index.ts';
import { createLevels } from '../levels/index.ts';
import { createClubSeats } from '../../talk/group-joining/club-seats.provider.ts';
import { createFans } from './index.ts';
import type { AiredLive, FanCount } from './fans.ports.ts';

/** With so many members a club is full. */
export const fanFixtureCapacity = 4;

/** Clubs over a database of their own with a real wallet and real seats; what happens in live sessions is as a test says. */
export async function createFanFixture() {
  const testDatabase = await createTestDatabase({ standIns: ['member', 'channel', 'live'] });
  const { database } = testDatabase;
  const clock = createManualClock();
  const ids = createIds(clock, 1);
  /** The levels of the platform that members have unlocked. */
  const unlocked = new Map<string, number>();
  const notified: { readonly uid: string; readonly body: NoticeBody }[] = [];
  const fixture = {
    /** Those who follow no channel. */
    strangers: new Set<string>(),
    aired: [] as AiredLive[],
    watched: [] as string[],
    messages: [] as FanCount[],
    given: [] as FanCount[],
    /** The stretches that were asked for, `from` and `until` in UTC ms. */
    stretches: [] as [number, number][],
  };
  const jobs: Jobs = {
    define() {},
    every() {},
    at: async () => {},
    start: async () => {},
    stop: async () => {},
  };
  const wallet = createWallet({ database, clock, ids, jobs, ownsChannel: async () => false });
  const seats = createClubSeats({
    clock,
    scope: 'user',
    channels: { roleOf: async () => null },
    groups: {
      open: async () => ({ list: [], total: 0 }),
      lock: async () => undefined,
      isIn: async () => false,
      quit: async () => {},
    },
  });
  const user = (uid: string) => ({ uid, jwcode: uid, nickname: uid, img: '', level: 1 });
  const levels = createLevels({
    database,
    clock,
    idempotency: createIdempotency(clock),
    users: { one: async (_reader, uid) => ({ ...user(uid), level: unlocked.get(uid) ?? 1 }) },
    raise: async (tx, uid, level) => database.afterCommit(tx, () => unlocked.set(uid, level)),
  });
  /** Two of them are two servers over one database. */
  const createWorker = (n: number) =>
    createFans({
      database,
      clock,
      ids: createIds(clock, n),
      idempotency: createIdempotency(clock),
      jobs,
      log: silentLog,
      capacity: fanFixtureCapacity,
      users: { many: async (_reader, uids) => new Map(uids.map((uid) => [uid, user(uid)])) },
      channels: {
        many: async (_reader, channelIds) =>
          new Map(
            channelIds.flatMap((id) => (id === 'none' ? [] : [[id, { name: `Value of ${id}`, img: '' }]])),
          ),
        membership: async (_reader, _channel, uid) => ({ followed: !fixture.strangers.has(uid) }),
      },
      seats,
      lives: {
        airedSince: async () => fixture.aired,
        takeWatched: async () => fixture.watched.map((uid) => ({ uid, n: 1 })),
      },
      rooms: {
        async countMessagesIn(_reader, _room, from, until) {
          fixture.stretches.push([from, until]);
          return fixture.messages;
        },
      },
      gifts: { givenIn: async () => fixture.given },
      experience: levels,
      wallet: wallet.port,
      // What is rolled back was not sent.
      notices: {
        notify: async (tx, notifications) => database.afterCommit(tx, () => notified.push(...notifications)),
      },
    });
  const workers = [createWorker(2), createWorker(3)] as const;
  const [fans] = workers;
  let number = 0;
  const intentOf = (actor: string, requestId = `r${(number += 1)}`) => ({
    actor,
    call: 'C047',
    requestId,
    bodyHash: 'same',
  });

  return {
    clock,
    database,
    levels,
    fixture,
    workers,
    notified,
    seedBeans: (uid: string, beans: number) => seedBalance(database, wallet, uid, beans),
    beans: (uid: string) => wallet.port.beans(database.reader, uid),
    /** N04: whether no bean was made or lost. */
    isWhole: async () => (await wallet.reconciliation()).ok,
    statement: async (uid: string) =>
      (await wallet.statement(uid, { currency: 'BEAN', page: 1, page_size: 100 })).list,
    join: (uid: string, channel_id: string, requestId?: string) =>
      fans.join(uid, { channel_id, agree: true }, intentOf(uid, requestId)),
    exit: (uid: string, channel_id: string, requestId?: string) =>
      fans.exit(uid, { channel_id, confirm: true }, { ...intentOf(uid, requestId), call: 'C051' }),
    my: async (uid: string, channel_id: string) => (await fans.info(uid, { channel_id })).my,
    info: (uid: string, channel_id: string) => fans.info(uid, { channel_id }),
    unlock: (uid: string, channel_id: string, level: number) =>
      fans.unlock(uid, { channel_id, level }, { ...intentOf(uid), call: 'C052' }),
    light: (uid: string, channel_id: string, auto?: boolean, requestId?: string) =>
      fans.light(uid, { channel_id, auto }, { ...intentOf(uid, requestId), call: 'C072' }),
    tasks: (uid: string, channel_id: string, task_id?: 'sign_in' | 'share') =>
      fans.tasks(uid, { channel_id, task_id, action: task_id && 'do' }, { ...intentOf(uid), call: 'C050' }),
    members: (channel_id: string, sort: 'closeness' | 'newest' = 'closeness', page = 1) =>
      fans.members({ channel_id, kind: 'club', sort, page, page_size: 2 }),
    /** Both workers at once. */
    sweep: () => Promise.all(workers.map((worker) => worker.sweepLights())),
    gather: () => Promise.all(workers.map((worker) => worker.gather())),
    lights: async (uid: string) =>
      (
        await sql<{
          lit_at: number;
        }>`SELECT lit_at FROM fan_light WHERE uid = ${uid} ORDER BY lit_at`.execute(database.reader)
      ).rows.map(({ lit_at }) => lit_at),
    /** Closeness as if it had been gathered. */
    grow: async (uid: string, closeness: number) => {
      await sql`UPDATE fan_member SET closeness = ${closeness} WHERE uid = ${uid} AND left_at IS NULL`.execute(
        database.reader,
      );
    },
    drop: () => testDatabase.drop(),
  };
}
export type FanFixture = Awaited<ReturnType<typeof createFanFixture>>;
