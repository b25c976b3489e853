import {
  agreements,
  type CallRequest,
  type NoticeBody,
  type PayType,
  type ShopEvent,
  type calls,
} from '@goldbean/contract';
import { createManualClock, createTestDatabase, silentLog } from '../../../../test/test-database.ts';
import { createIdempotency } from '../../../platform/idempotency.ts';
import { createIds } from '../../../platform/ids.ts';
import type { JobHandler, Jobs } from '../../../platform/jobs.ts';
import { refuse } from '../../../platform/refusal.ts';
import { createOrders } from '../orders/index.ts';
import { createWallet } from '../wallet/index.ts';
import { createShop } from './index.ts';

type TestShopOrder = CallRequest<typeof calls.shop.createOrder>;
type TestCollectors = Parameters<typeof createOrders>[0]['collectors'];
type Provider = TestCollectors extends ReadonlyMap<PayType, infer One> ? One : never;
type Fact = Awaited<ReturnType<Provider['query']>>;

/** Collects whatever a notice says it has collected. */
const provider: Provider = {
  name: 'cashier',
  start: async ({ orderNo }) => ({ step: { kind: 'qr', codeUrl: `pay:${orderNo}` }, reference: orderNo }),
  query: async () => ({ state: 'unpaid' }),
  capture: async () => ({ state: 'unpaid' }),
  close: async () => {},
  readNotice: async ({ body }) => ({
    kind: 'fact',
    ...(JSON.parse(body.toString()) as { orderNo: string; noticeId: string; fact: Fact }),
  }),
  answer: () => ({ status: 200, contentType: 'text/plain', body: '' }),
};

/** The shop over the real orders and a database of their own; a live session, a provider and a clock are moved by hand. */
export async function createShopFixture() {
  const testDatabase = await createTestDatabase({ standIns: ['member', 'channel', 'live'] });
  const { database } = testDatabase;
  const clock = createManualClock();
  const ids = createIds(clock, 8);
  const idempotency = createIdempotency(clock);
  const handlers = new Map<string, JobHandler>();
  const planned: { name: string; data: Record<string, unknown>; at: number }[] = [];
  const notified: { uid: string; body: NoticeBody }[] = [];
  const counted: { room: string; key: string; event: ShopEvent }[] = [];
  const errors: unknown[] = [];
  const live: { goods: string[]; current: string | null; isOpen: boolean; isStopped: boolean } = {
    goods: [],
    current: null,
    isOpen: true,
    isStopped: false,
  };
  const jobs: Jobs = {
    define: (name, handler) => void handlers.set(name, handler),
    every: () => {},
    at: async (tx, name, data, at) => database.afterCommit(tx, () => planned.push({ name, data, at })),
    start: async () => {},
    stop: async () => {},
  };
  const log = { ...silentLog, error: (...line: unknown[]) => void errors.push(line) };
  const wallet = createWallet({ database, clock, ids, jobs, ownsChannel: async () => false });
  const orders = createOrders({
    database,
    clock,
    ids,
    idempotency,
    jobs,
    log,
    collectors: new Map([
      [1, provider],
      [5, provider],
    ]),
    wallet: wallet.port,
    wallets: wallet,
    isOverseas: async () => false,
    publicUrl: undefined,
    firstRechargeBeans: 0,
    allowedOrigins: [],
  });
  const shop = createShop({
    database,
    clock,
    ids,
    idempotency,
    jobs,
    log,
    users: {
      many: async (_reader, uids) =>
        new Map(uids.map((uid) => [uid, { uid, jwcode: uid, nickname: uid, img: '', level: 1 }])),
    },
    notices: { notify: async (tx, some) => database.afterCommit(tx, () => notified.push(...some)) },
    rooms: { count: (room, key, event) => void counted.push({ room, key, event }) },
    orders: {
      place: orders.port.place,
      checkReturn: orders.checkReturn,
      pay: orders.pay,
      methods: orders.methods,
    },
  });
  orders.port.product('product', shop.purchases);
  const liveIdOf = (liveId: string) => (liveId === 'missing' ? refuse('live.missing') : liveId);
  shop.venue('live', {
    async onAir(_tx, liveId) {
      if (liveId === 'over') return refuse('live.not_on_air');
      return { room: `live_${liveIdOf(liveId)}` };
    },
    roomOf: async (_reader, liveId) => `live_${liveIdOf(liveId)}`,
    isStopped: async () => live.isStopped,
    async enter(_reader, liveId) {
      liveIdOf(liveId);
      if (!live.isOpen) refuse('live.requirement');
    },
    async goodsOf(_reader, liveId) {
      liveIdOf(liveId);
      return live;
    },
    roomsSelling: async (_reader, productIds) =>
      productIds
        .filter((productId) => live.goods.includes(productId))
        .map((productId) => ({ room: 'live_now', productId })),
  });

  let number = 0;
  const next = () => `r${(number += 1)}`;
  const product = async (id: string) => (await shop.product({ product_id: id })).product;
  const fixture = {
    ...testDatabase,
    clock,
    shop,
    orders,
    live,
    planned,
    notified,
    counted,
    errors,
    next,
    product,

    /** Puts a product on sale; in the live session too. */
    async add(given: Partial<Parameters<typeof shop.add>[1]> = {}): Promise<string> {
      const id = await database.transaction((tx) =>
        shop.add(tx, {
          channelId: 'channel',
          name: '均线十二讲',
          description: '回放与讲义',
          cover: '',
          price: { minor: 19_900, currency: 'CNY' },
          stock: null,
          group: null,
          ...given,
        }),
      );
      live.goods.push(id);
      return id;
    },

    /** G125: one of a product in the live session, unless the change says otherwise. */
    order(uid: string, productId: string, change: Partial<TestShopOrder> = {}) {
      const given: TestShopOrder = {
        items: [{ product_id: productId, n: 1 }],
        live_id: 'now',
        pay_type: 1,
        agree: true,
        agreement_version: agreements.service.version,
        request_id: next(),
        ...change,
      };
      const intent = {
        actor: uid,
        call: 'G125',
        requestId: given.request_id,
        bodyHash: JSON.stringify(given),
      };
      return shop.order(uid, given, intent, 'http://class.example');
    },

    /** C092. */
    join(uid: string, to: { product: string } | { group: string }) {
      const requestId = next();
      const given = {
        live_id: 'now',
        ...('product' in to ? { product_id: to.product } : { tuangou_id: to.group }),
        agree: true,
        agreement_version: agreements.service.version,
        request_id: requestId,
      };
      return shop.groupPurchases.join(uid, given, { actor: uid, call: 'C092', requestId, bodyHash: '' });
    },

    /** A notice of the provider about an order; the same `transaction` is the same payment. */
    async notice(orderNo: string, fact: Fact): Promise<void> {
      const body = Buffer.from(JSON.stringify({ orderNo, noticeId: next(), fact }));
      await orders.takeNotice('cashier', { headers: {}, body });
    },
    async pay(order: { readonly order_no: string; readonly amount: number }): Promise<void> {
      await fixture.notice(order.order_no, {
        state: 'paid',
        transaction: `t-${order.order_no}`,
        price: { minor: order.amount, currency: 'CNY' },
        paidAt: clock.now(),
      });
    },
    state: async (uid: string, orderNo: string) => (await orders.progress(uid, orderNo)).state,
    /** What is left of a product, and how many were sold. */
    async counts(id: string) {
      const { stock, sold } = await product(id);
      return [stock, sold];
    },
    /** Does what is due, as often as it is planned. */
    async runDue(): Promise<void> {
      for (const { name, data } of planned.filter(({ at }) => at <= clock.now()))
        await handlers.get(name)?.(data);
    },
  };
  return fixture;
}

/** How often each answer came. */
export const tally = (answers: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(answers, (one) => one)].map(([key, list]) => [key, list.length]));
