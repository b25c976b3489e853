import { agreements, type CallRequest, type Calls } from '@goldbean/contract';
import {
  createManualClock,
  createTestDatabase,
  createSeededRandom,
  silentLog,
} from '../../../../test/test-database.ts';
import { createDatabase, type Database } from '../../../platform/database/index.ts';
import { createIdempotency } from '../../../platform/idempotency.ts';
import { createIds } from '../../../platform/ids.ts';
import type { JobHandler, Jobs } from '../../../platform/jobs.ts';
import { createWallet } from '../wallet/index.ts';
import { createCashier, createOrders } from './index.ts';
import type { Collectors } from './pay-methods.domain.ts';
import {
  ProviderUnavailable,
  type PaymentProvider,
  type RawNotice,
} from './payments/payment-provider.ports.ts';
import { signatureHeader, signNotice, timeHeader, type CashierNotice } from './cashier/cashier.domain.ts';
import { chooseCollectors } from './payments/index.ts';

export const origin = 'http://class.example';
const secret = 'the secret of the tests';

interface DueJob {
  readonly name: string;
  readonly data: Record<string, unknown>;
  readonly at: number;
}

/** What goes wrong at the provider while a test says so. */
interface Trouble {
  isSilent: boolean;
  /** How often a payment was asked to begin. */
  starts: number;
  /** What the provider waits for before it begins one. */
  beforeStart: Promise<unknown> | null;
  /** Happens after the provider was asked, and before it takes no more. */
  beforeClose: ((reference: string) => Promise<unknown>) | null;
}

/**
 * Orders, wallet and cashier over a database of their own, with a clock that is moved by hand.
 * @param others collect instead of the cashier for their ways to pay
 */
export async function createOrdersFixture(others: Collectors = new Map(), firstRechargeBeans = 50) {
  const testDatabase = await createTestDatabase({ standIns: ['member'] });
  const clock = createManualClock();
  const random = createSeededRandom(5);
  const waiting: DueJob[] = [];
  const alerts: unknown[] = [];
  let overseas = false;
  const trouble: Trouble = { isSilent: false, starts: 0, beforeStart: null, beforeClose: null };

  /** The provider on a bad day. */
  function troubled(provider: PaymentProvider): PaymentProvider {
    const answer = <Result>(work: () => Promise<Result>): Promise<Result> =>
      trouble.isSilent ? Promise.reject(new ProviderUnavailable('silent')) : work();
    return {
      ...provider,
      async start(request) {
        trouble.starts += 1;
        await trouble.beforeStart;
        return answer(() => provider.start(request));
      },
      query: (orderNo, reference) => answer(() => provider.query(orderNo, reference)),
      async close(orderNo, reference) {
        await trouble.beforeClose?.(reference);
        await answer(() => provider.close(orderNo, reference));
      },
    };
  }

  /** One server; two of them share the database and the jobs. */
  async function openServer(database: Database, node: number) {
    const handlers = new Map<string, JobHandler>();
    const rhythms = new Map<string, () => Promise<void>>();
    const jobs: Jobs = {
      define: (name, handler) => void handlers.set(name, handler),
      every: (name, _cron, handler) => void rhythms.set(name, handler),
      at: async (tx, name, data, at) => database.afterCommit(tx, () => waiting.push({ name, data, at })),
      start: async () => {},
      stop: async () => {},
    };
    const ids = createIds(clock, node);
    const idempotency = createIdempotency(clock);
    const wallet = createWallet({ database, clock, ids, jobs, ownsChannel: async () => false });
    const sent: number[] = [];
    const cashier = createCashier({
      database,
      clock,
      ids,
      random,
      jobs,
      secret,
      ownAddress: () => 'http://127.0.0.1:1',
      async send(_url, headers, body) {
        const answer = await orders.takeNotice('cashier', { headers, body: Buffer.from(body) });
        sent.push(answer?.status ?? 404);
        return answer?.status ?? 404;
      },
    });
    const chosen = await chooseCollectors({}, clock, cashier, { demo: true, cashier: true });
    const collectors = new Map(
      [...chosen.collectors, ...others].map(([type, provider]) => [type, troubled(provider)] as const),
    );
    const orders = createOrders({
      database,
      clock,
      ids,
      idempotency,
      jobs,
      log: { ...silentLog, error: (...line: unknown[]) => void alerts.push(line) },
      collectors,
      wallet: wallet.port,
      wallets: wallet,
      isOverseas: async () => overseas,
      publicUrl: undefined,
      firstRechargeBeans,
      allowedOrigins: ['https://app.example'],
    });
    return { orders, wallet, cashier, handlers, rhythms, sent, idempotency };
  }

  const server = await openServer(testDatabase.database, 1);
  const { orders, cashier, wallet } = server;
  let number = 0;
  const next = () => `r${(number += 1)}`;
  const payer = (uid: string, requestId: string, body = 'same', call = 'C076') => ({
    uid,
    origin,
    intent: { actor: uid, call, requestId, bodyHash: body },
  });

  /** Places an order of beans, to be paid with WeChat unless the change says otherwise. */
  function createOrder(uid: string, change: OrderChange = {}, body = 'same') {
    const request_id = change.request_id ?? next();
    return orders.recharge.createBeanOrder(payer(uid, request_id, body), {
      goods_id: 'beans_680',
      pay_type: 1,
      channel: 4,
      agree: true,
      agreement_version: agreements.pay.version,
      request_id,
      ...change,
    });
  }

  return {
    ...testDatabase,
    clock,
    server,
    orders,
    cashier,
    wallet,
    alerts,
    trouble,
    waiting,
    next,
    payer,
    setOverseas(is: boolean) {
      overseas = is;
    },
    /** Another server on the same database, with connections of its own. */
    async secondServer() {
      const database = createDatabase(testDatabase.url);
      return { ...(await openServer(database, 2)), close: () => database.close() };
    },
    product: orders.port.product,

    createOrder,

    /** Places an order of beans, and begins its payment. */
    async beginPayment(uid: string, change: OrderChange = {}) {
      const { order_no } = await createOrder(uid, change);
      const { reference } = await orders.port.pay(uid, order_no, { origin });
      return { orderNo: order_no, reference };
    },

    /** Does what is due, until nothing is. */
    async runJobs(): Promise<void> {
      for (;;) {
        const due = waiting.filter((job) => job.at <= clock.now());
        if (due.length === 0) return;
        for (const job of due) {
          waiting.splice(waiting.indexOf(job), 1);
          await server.handlers.get(job.name)?.(job.data);
        }
      }
    },

    order: async (uid: string, orderNo: string) => (await orders.detail(uid, orderNo)).order,
    beans: (uid: string) => wallet.port.beans(testDatabase.database.reader, uid),
    /** A notice that says that an order of beans_680 is paid, signed as the cashier does. */
    notice(
      orderNo: string,
      change: Partial<CashierNotice> = {},
      time = clock.now(),
      key = secret,
    ): RawNotice {
      const payload: CashierNotice = {
        id: `n-${orderNo}`,
        order_no: orderNo,
        reference: 'x',
        state: 'paid',
        transaction: `t-${orderNo}`,
        amount: 6_800,
        currency: 'CNY',
        paid_at: clock.now(),
        ...change,
      };
      const body = Buffer.from(JSON.stringify(payload));
      return {
        headers: { [timeHeader]: String(time), [signatureHeader]: signNotice(key, time, body) },
        body,
      };
    },
  };
}
/** What is other than usual about an order. */
export type OrderChange = Partial<CallRequest<Calls['recharge']['createBeanOrder']>>;
export type OrdersFixture = Awaited<ReturnType<typeof createOrdersFixture>>;
