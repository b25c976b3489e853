import {
  agreements,
  type CallRequest,
  type calls,
  usualIronPrices,
  type ContinuousPlan,
  type IronPlan,
} from '@goldbean/contract';
import { sql } from 'kysely';
import { createManualClock, createTestDatabase, silentLog } from '../../../../test/test-database.ts';
import { createDatabase, type Database } from '../../../platform/database/index.ts';
import { createIdempotency } from '../../../platform/idempotency.ts';
import { createIds } from '../../../platform/ids.ts';
import type { JobHandler, Jobs } from '../../../platform/jobs.ts';
import { refuse } from '../../../platform/refusal.ts';
import { createWallet } from '../../money/wallet/index.ts';
import type { NotificationRequest } from '../../people/notices/notices.ports.ts';
import { createIronFans } from './index.ts';

type TestIronFanOrder = CallRequest<typeof calls.ironFans.order>;

/**
 * Memberships over a database of their own with a real wallet, on two servers that get every deadline both, at once.
 * Orders are stood in for: they keep what was placed until a test pays it.
 */
export async function createIronFanFixture() {
  const testDatabase = await createTestDatabase({ standIns: ['member', 'channel'] });
  const second = createDatabase(testDatabase.url);
  const clock = createManualClock();
  const prices = structuredClone(usualIronPrices);
  const notified: NotificationRequest[] = [];
  const waiting: { at: number; name: string; data: Record<string, unknown> }[] = [];
  const placed = new Map<string, { uid: string; productId: string }>();
  /** Members whose charge breaks down, and what is done while one is in flight. */
  const trouble = { cursed: new Set<string>(), inFlight: null as (() => Promise<unknown>) | null };

  function createServer(database: Database, node: number) {
    const ids = createIds(clock, node);
    const handlers = new Map<string, JobHandler>();
    const jobs: Jobs = {
      define: (name, handler) => void handlers.set(name, handler),
      every: (name, _cron, handler) => void handlers.set(name, handler),
      at: async (tx, name, data, at) => database.afterCommit(tx, () => waiting.push({ at, name, data })),
      async start() {},
      async stop() {},
    };
    const wallet = createWallet({ database, clock, ids, jobs, ownsChannel: async () => false });
    const ironFans = createIronFans({
      database,
      clock,
      ids,
      idempotency: createIdempotency(clock),
      jobs,
      log: silentLog,
      prices,
      users: {
        many: async (_reader, uids) =>
          new Map(
            uids.map((uid) => [uid, { uid, jwcode: uid, nickname: `name of ${uid}`, img: '', level: 1 }]),
          ),
        isOverseas: async (_reader, uid) => uid.startsWith('abroad'),
      },
      channels: {
        many: async (_reader, ids_) =>
          new Map(
            ids_
              .filter((id) => id !== 'none')
              .map((id) => [
                id,
                { channel_id: id, name: `channel ${id}`, img: '', owner_uid: `owner-${id}` },
              ]),
          ),
      },
      orders: {
        async place(tx, { uid, productId, agreementVersion }) {
          const sale = await ironFans.product.find(tx, uid, productId);
          if (!sale) return refuse('order.goods_missing');
          if (agreementVersion !== agreements.service.version) return refuse('order.agreement_changed');
          const orderNo = `GB${ids.next()}`;
          database.afterCommit(tx, () => placed.set(orderNo, { uid, productId }));
          return { orderNo };
        },
        checkReturn() {},
        begin: async (_uid, { order_no }) => ({
          order_no,
          step: { kind: 'qr', code_url: 'pay' },
          reference: 'r',
          expires: '',
          expires_ts: 0,
        }),
        methods: async () => ({ methods: [{ type: 1, name: 'wechat', enabled: true, why: null }] }),
      },
      wallet: {
        ...wallet.port,
        coins: wallet.coins,
        async payMany(tx, payments) {
          await trouble.inFlight?.();
          if (payments.some(({ payer }) => trouble.cursed.has(payer)))
            throw new Error('the ledger is silent');
          return wallet.port.payMany(tx, payments);
        },
      },
      // What is rolled back was not sent.
      notices: {
        notify: async (tx, notifications) => database.afterCommit(tx, () => notified.push(...notifications)),
      },
    });
    return { database, wallet, ironFans, handlers };
  }

  const servers = [createServer(testDatabase.database, 1), createServer(second, 2)] as const;
  const [{ ironFans, wallet, database }] = servers;
  let number = 0;

  async function runDue(): Promise<void> {
    const due = waiting.filter(({ at }) => at <= clock.now());
    for (const one of due) waiting.splice(waiting.indexOf(one), 1);
    for (const { name, data } of due)
      await Promise.all(servers.map(async ({ handlers }) => handlers.get(name)?.(data)));
  }

  const intentOf = (actor: string, call: string, requestId: string) => ({
    actor,
    call,
    requestId,
    bodyHash: 'same',
  });

  return {
    clock,
    database,
    prices,
    notified,
    placed,
    trouble,
    ironFans,
    other: servers[1].ironFans,
    /** Goes to a moment, and to each deadline on the way there; both servers get each. */
    async until(at: number): Promise<void> {
      for (;;) {
        const next = Math.min(...waiting.map((one) => one.at));
        if (!(next <= at)) break;
        clock.set(Math.max(clock.now(), next));
        await runDue();
      }
      clock.set(at);
    },
    sweep: () => Promise.all(servers.map(async ({ handlers }) => handlers.get('live.iron_fans.sweep')?.({}))),
    async seedBeans(uid: string, amount: number): Promise<void> {
      await database.transaction((tx) =>
        wallet.port.credit(tx, {
          uid,
          currency: 'COIN',
          amount,
          from: 'issue',
          source: 'test',
          kind: 'issue',
          cause: { type: 'test', id: uid, note: null },
          actor: uid,
          requestId: undefined,
        }),
      );
    },
    coins: wallet.coins,
    isWhole: async () => (await wallet.reconciliation()).ok,
    buy: (
      uid: string,
      channel_id: string,
      plan: IronPlan,
      {
        price = prices[plan].coins,
        pay_type = 'coins',
        request_id = `r${(number += 1)}`,
        version: agreement_version = agreements.service.version,
        on = ironFans,
      }: Partial<Pick<TestIronFanOrder, 'price' | 'pay_type' | 'request_id'>> & {
        readonly version?: string;
        readonly on?: typeof ironFans;
      } = {},
    ) =>
      on.order(
        uid,
        { channel_id, plan, pay_type, price, agree: true, agreement_version, request_id },
        intentOf(uid, 'G096', request_id),
        'http://class.example',
      ),
    change: (uid: string, channel_id: string, plan: ContinuousPlan, price = prices[plan].coins) =>
      ironFans.change(uid, {
        channel_id,
        plan,
        price,
        agree: true,
        agreement_version: agreements.service.version,
      }),
    extend: (actor: string, channel_id: string, uid: string, days: number, isAdmin = false) =>
      ironFans.extend(
        { uid: actor, roles: isAdmin ? ['admin'] : [] },
        { channel_id, uid, days, reason: 'the class was called off', request_id: `r${number}` },
        intentOf(actor, 'G149', `e${(number += 1)}`),
      ),
    /** Pays an order that was placed. */
    pay: (orderNo: string) =>
      database.transaction((tx) =>
        ironFans.product.credit(tx, { orderNo, productId: placed.get(orderNo)?.productId ?? '' }),
      ),
    mine: async (uid: string, channel_id: string) => (await ironFans.plans(uid, { channel_id })).my,
    isIn: async (uid: string, channel_id: string) =>
      (await ironFans.running(database.reader, channel_id, [uid])).has(uid),
    /** Stretches of a membership, oldest first, UTC ms. */
    periods: async (uid: string, channel_id: string) =>
      (
        await sql<{ cause: string; plan: string | null; from: number; until: number }>`
          SELECT cause, plan, from_at AS "from", until_at AS until FROM iron_fan_period
          WHERE uid = ${uid} AND channel_id = ${channel_id} ORDER BY from_at`.execute(database.reader)
      ).rows,
    async drop(): Promise<void> {
      await second.close();
      await testDatabase.drop();
    },
  };
}
export type IronFanFixture = Awaited<ReturnType<typeof createIronFanFixture>>;
