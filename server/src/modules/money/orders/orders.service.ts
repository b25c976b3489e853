import type { CallAnswer, CallRequest, calls, ProductKind } from '@goldbean/contract';
import { refuse } from '../../../platform/refusal.ts';
import { createRegistry } from '../../../platform/registry.ts';
import { createPaymentCollection } from './payments/collect-payment.usecase.ts';
import { checkJob } from './payments/collection/ask-provider.usecase.ts';
import { closeJob } from './payments/collection/close-order.usecase.ts';
import { createWebhooks } from './payments/webhooks.usecase.ts';
import { isUnpaid } from './orders.domain.ts';
import type { OrderPort, OrderPorts, PayerPlace, ProductForOrders } from './orders.ports.ts';
import { findEvents, findOrder, findOrders, findUndelivered } from './orders.repository.ts';
import type { OrderRow } from './orders.tables.ts';
import { expires, orderView, paidAt, productOf } from './orders.views.ts';
import { createWalletPayment } from './pay-from-wallet.usecase.ts';
import { methodsFor } from './pay-methods.domain.ts';
import type { PaymentStep } from './payments/payment-provider.ports.ts';
import { createOrderPlacement } from './place-order.usecase.ts';
import { createRecharge } from './recharge/recharge.service.ts';
import { rechargeProducts } from './recharge/recharge.product.ts';
import { createRecords } from './payments/records.usecase.ts';
import { createPaymentSettlement } from './payments/settle-payment.usecase.ts';

type OrdersRequest<Name extends keyof typeof calls.orders> = CallRequest<(typeof calls.orders)[Name]>;
type OrdersAnswer<Name extends keyof typeof calls.orders> = CallAnswer<(typeof calls.orders)[Name]>;

/** How many undelivered orders a sweep takes at a time. */
const deliverAtOnce = 200;

const stepView = (step: PaymentStep): OrdersAnswer<'pay'>['step'] => {
  if (step.kind === 'qr') return { kind: 'qr', code_url: step.codeUrl };
  return step.kind === 'redirect'
    ? { kind: 'redirect', url: step.url }
    : { kind: 'card', client_secret: step.clientSecret, publishable_key: step.publishableKey ?? null };
};

const textOf = (data: Readonly<Record<string, unknown>>, key: string): string => {
  const value = data[key];
  return typeof value === 'string' ? value : '';
};

/** Orders of every kind, and how they are paid (E17, E18, T06, D45). */
export function createOrders(ports: OrderPorts) {
  const { database, jobs, log } = ports;
  const { reader } = database;
  const products = createRegistry<Record<ProductKind, ProductForOrders>>('products of orders');
  const settling = createPaymentSettlement(ports, products);
  const collecting = createPaymentCollection(ports, settling);
  const place = createOrderPlacement(ports, products);

  /** An order of the member's own. @throws Refusal `order.missing`, `request.forbidden` */
  async function own(uid: string, orderNo: string): Promise<OrderRow> {
    const row = (await findOrder(reader, orderNo)) ?? refuse('order.missing');
    if (row.uid !== uid) refuse('request.forbidden');
    return row;
  }

  /** As `own`, after a query to the provider where that may change its state. */
  async function look(uid: string, orderNo: string, kind?: ProductKind): Promise<OrderRow> {
    const before = await own(uid, orderNo);
    if (kind !== undefined && before.kind !== kind) refuse('order.missing');
    if (!isUnpaid(before.state)) return before;
    await collecting.refresh(before);
    return own(uid, orderNo);
  }

  const port: OrderPort = {
    product: products.register,
    place,
    payFromWallet: createWalletPayment(ports, products, settling),
    async pay(uid: string, orderNo: string, payer: PayerPlace) {
      await own(uid, orderNo);
      return collecting.begin(orderNo, payer);
    },
  };
  const { beans, coins } = rechargeProducts(ports);
  products.register('beans', beans);
  products.register('coins', coins);

  jobs.define(checkJob, (data) => collecting.check(textOf(data, 'order_no')));
  jobs.define(closeJob, (data) => collecting.closeDue(textOf(data, 'order_no'), 'job'));
  jobs.every('orders.sweep', '* * * * *', async () => {
    await collecting.closeAll(null, 'job');
    for (const orderNo of await findUndelivered(reader, deliverAtOnce)) {
      try {
        await settling.deliver(orderNo);
      } catch (error) {
        // A failed delivery must not delay the others; the next sweep retries it.
        log.error({ err: error, order_no: orderNo }, 'a paid order waits for delivery');
      }
    }
  });

  return {
    port,
    recharge: createRecharge({ ...ports, orders: { ...port, look } }),
    records: createRecords(ports),
    /** G028: see `createNotices`. */
    takeNotice: createWebhooks(ports, settling),

    /** C085. */
    async methods(
      uid: string,
      { scene, amount, currency }: OrdersRequest<'methods'>,
    ): Promise<OrdersAnswer<'methods'>> {
      const money =
        currency ?? products.find(scene)?.soldIn ?? ((await ports.isOverseas(reader, uid)) ? 'USD' : 'CNY');
      return { methods: methodsFor(ports.collectors, { minor: amount, currency: money }) };
    },

    /** C086. */
    async progress(uid: string, orderNo: string): Promise<OrdersAnswer<'progress'>> {
      const row = await look(uid, orderNo);
      return { state: row.state, product: productOf(row), ...paidAt(row) };
    },

    /** G029. */
    async list(uid: string, query: OrdersRequest<'list'>): Promise<OrdersAnswer<'list'>> {
      await collecting.closeAll(uid, 'poll');
      const { total, rows } = await findOrders(reader, { uid, ...query });
      const events = await findEvents(
        reader,
        rows.map((row) => row.order_no),
      );
      return {
        list: rows.map((row) => orderView(row, events.get(row.order_no) ?? [])),
        total,
        page: query.page,
        page_size: query.page_size,
      };
    },

    /** G154. */
    async detail(uid: string, orderNo: string): Promise<OrdersAnswer<'detail'>> {
      const row = await look(uid, orderNo);
      const events = await findEvents(reader, [orderNo]);
      return { order: orderView(row, events.get(orderNo) ?? []) };
    },

    checkReturn: collecting.checkReturn,

    /** G155. */
    async pay(
      uid: string,
      { order_no, return_url }: OrdersRequest<'pay'>,
      origin: string,
    ): Promise<OrdersAnswer<'pay'>> {
      const begun = await port.pay(uid, order_no, { origin, returnUrl: return_url });
      return {
        order_no,
        step: stepView(begun.step),
        reference: begun.reference,
        ...expires(begun.expiresAt),
      };
    },
  };
}
export type Orders = ReturnType<typeof createOrders>;
