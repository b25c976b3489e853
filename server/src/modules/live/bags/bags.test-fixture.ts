import type { Gift, LuckyEvent, MsgKey } from '@goldbean/contract';
import { seedBalance } from '../../../../test/seed-balance.ts';
import { createManualClock, createTestDatabase, createSeededRandom } from '../../../../test/test-database.ts';
import { createDatabase, type Database } from '../../../platform/database/index.ts';
import { createIdempotency } from '../../../platform/idempotency.ts';
import { createIds } from '../../../platform/ids.ts';
import type { JobHandler, Jobs } from '../../../platform/jobs.ts';
import { refuse } from '../../../platform/refusal.ts';
import { createWallet } from '../../money/wallet/index.ts';
import { createBags } from './index.ts';

const chalk: Gift = {
  gift_id: 'chalk',
  name: '粉笔',
  price: 1,
  icon: 'chalk',
  fan_level: null,
  iron_fan: false,
};

/** Bags over a database of their own with a real wallet; the live session, its room and knapsacks are as a test says. */
export async function createBagFixture() {
  const testDatabase = await createTestDatabase({ standIns: ['member', 'channel', 'live', 'room'] });
  const second = createDatabase(testDatabase.url);
  const clock = createManualClock();
  const fixture = {
    isOnAir: true,
    isStopped: false,
    runners: new Set(['teacher']),
    /** Who may not enter the room, and why. */
    refusals: new Map<string, MsgKey>(),
    followers: new Set<string>(),
    /** What members wrote: `uid text`. */
    messages: new Set<string>(),
    gave: new Set<string>(),
    knapsack: new Map<string, number>(),
  };
  const notified: LuckyEvent[] = [];
  const counted: LuckyEvent[] = [];
  const due: { bagId: string; at: number }[] = [];

  function server(database: Database, node: number) {
    const ids = createIds(clock, node);
    const handlers = new Map<string, JobHandler>();
    const jobs: Jobs = {
      define: (name, handler) => void handlers.set(name, handler),
      every() {},
      at: async (tx, _name, data, at) =>
        database.afterCommit(tx, () => due.push({ bagId: String(data['bag_id']), at })),
      async start() {},
      async stop() {},
    };
    const wallet = createWallet({ database, clock, ids, jobs, ownsChannel: async () => false });
    const bags = createBags({
      database,
      clock,
      ids,
      random: createSeededRandom(node),
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
      lives: {
        onAir: async (_, liveId) =>
          fixture.isOnAir ? { room: `live_${liveId}`, channelId: 'c1' } : refuse('live.not_on_air'),
        needRunner: async (_, liveId, { uid }) => {
          if (liveId === 'none') refuse('live.missing');
          if (!fixture.runners.has(uid)) refuse('request.forbidden');
        },
        async enter(_, liveId, uid) {
          if (liveId === 'none') refuse('live.missing');
          const refusal = fixture.refusals.get(uid);
          if (refusal) refuse(refusal);
        },
        isStopped: async () => fixture.isStopped,
        accessAmong: async (_, _room, uids) =>
          new Map(uids.map((uid) => [uid, { join: fixture.refusals.get(uid) ?? null }])),
      },
      gifts: {
        many: async (_, giftIds) =>
          new Map(giftIds.filter((giftId) => giftId === 'chalk').map(() => ['chalk', chalk])),
        addToKnapsack: async (tx, uid, _giftId, n) => {
          database.afterCommit(tx, () => fixture.knapsack.set(uid, (fixture.knapsack.get(uid) ?? 0) + n));
        },
        takeFromKnapsack: async (_tx, uid, _giftId, n) => {
          const left = (fixture.knapsack.get(uid) ?? 0) - n;
          if (left < 0) return null;
          fixture.knapsack.set(uid, left);
          return left;
        },
      },
      rooms: {
        announce: async (tx, _room, ...events) => database.afterCommit(tx, () => notified.push(...events)),
        count: (_room, _key, event) => void counted.push(event),
        speak: async (uid, { body }) => {
          if (fixture.refusals.has(`${uid} silent`)) refuse('chat.muted');
          fixture.messages.add(`${uid} ${body.text}`);
        },
      },
      wallet: wallet.port,
    });
    bags.condition('follow', async (_reader, _bag, uid) => fixture.followers.has(uid));
    bags.condition('comment_text', async (_reader, _bag, uid, text) =>
      fixture.messages.has(`${uid} ${text}`),
    );
    bags.condition('gift', async (_reader, _bag, uid, giftId) => fixture.gave.has(`${uid} ${giftId}`));
    return {
      database,
      bags,
      wallet,
      runJob: (bagId: string) => handlers.get('lucky-bag.draw')?.({ bag_id: bagId }),
    };
  }

  const here = server(testDatabase.database, 1);
  let number = 0;
  const nextId = () => `r${(number += 1)}`;
  const intentOf = (actor: string, call: string, requestId: string) => ({
    actor,
    call,
    requestId,
    bodyHash: 'same',
  });
  type Given = Parameters<typeof here.bags.distribution>[1];

  return {
    ...here,
    clock,
    fixture,
    notified,
    counted,
    due,
    another: () => server(second, 2),
    beans: (uid: string) => here.wallet.port.beans(testDatabase.database.reader, uid),
    /** N04: whether no bean was made or lost. */
    isWhole: async () => (await here.wallet.reconciliation()).ok,
    seedBeans: (uid: string, amount: number) => seedBalance(testDatabase.database, here.wallet, uid, amount),
    give: (given: Partial<Given> & { live_id: string }, uid = 'teacher') => {
      const request_id = given.request_id ?? nextId();
      return here.bags.distribution(
        { uid, roles: [] },
        { kind: 1, prize: { type: 'beans', amount: 10 }, winners: 2, duration: 60, ...given, request_id },
        intentOf(uid, 'C070', request_id),
      );
    },
    join: (uid: string, bag_id: string, comment?: string, request_id = nextId()) =>
      here.bags.participate(
        uid,
        { bag_id, request_id, ...(comment !== undefined && { comment }) },
        intentOf(uid, 'C046', request_id),
      ),
    over: (liveId: string) => testDatabase.database.transaction((tx) => here.bags.onOver(tx, liveId)),
    async drop() {
      await second.close();
      await testDatabase.drop();
    },
  };
}
export type BagFixture = Awaited<ReturnType<typeof createBagFixture>>;
