import type { ProductKind } from '@goldbean/contract';
import { createRegistry } from '../../../platform/registry.ts';
import { createPaymentCollection } from './payments/collect-payment.usecase.ts';
import { checkJob } from './payments/collection/ask-provider.usecase.ts';
import { closeJob } from './payments/collection/close-order.usecase.ts';
import { createWebhooks } from './payments/webhooks.usecase.ts';
import { createOrderAccess } from './orders.access.ts';
import type {
  OrderPort,
  OrderPorts,
  OrdersAnswer,
  OrdersRequest,
  PayerPlace,
  ProductForOrders,
} from './orders.ports.ts';
import { findUndelivered } from './orders.repository.ts';
import { expires } from './orders.views.ts';
import { createWalletPayment } from './pay-from-wallet.usecase.ts';
import { methodsFor } from './pay-methods.domain.ts';
import type { PaymentStep } from './payments/payment-provider.ports.ts';
import { createOrderPlacement } from './place-order.usecase.ts';
import { createOrderReading } from './read-orders.usecase.ts';
import { createRecharge } from './recharge/recharge.service.ts';
import { rechargeProducts } from './recharge/recharge.product.ts';
import { createRecords } from './payments/records.usecase.ts';
import { createPaymentSettlement } from './payments/settle-payment.usecase.ts';

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
  const access = createOrderAccess(reader, collecting);

  const port: OrderPort = {
    product: products.register,
    place,
    payFromWallet: createWalletPayment(ports, products, settling),
    async pay(uid: string, orderNo: string, payer: PayerPlace) {
      await access.own(uid, orderNo);
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
    recharge: createRecharge({ ...ports, orders: { ...port, look: access.look } }),
    records: createRecords(ports),
    /** G028: see `createWebhooks`. */
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

    ...createOrderReading(reader, access, collecting),

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
