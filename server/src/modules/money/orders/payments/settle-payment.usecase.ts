import { orderStates, type OrderSource, type OrderState } from '@goldbean/contract';
import { isUnavailable, type Tx } from '../../../../platform/database/index.ts';
import { isUnpaid, judge, mayMove } from '../orders.domain.ts';
import type { OrderPorts, Products } from '../orders.ports.ts';
import { addEvent, lockOrder, updateOrder } from '../orders.repository.ts';
import type { AlertReason, OrderRow } from '../orders.tables.ts';
import type { PaymentFact, ProviderName } from './payment-provider.ports.ts';
import { insertAlert, insertPayment, insertRecord, type SeenPayment } from './payments.repository.ts';

/** States in which an order has ended and nothing was bought. */
const endsUnpaid: ReadonlySet<OrderState> = new Set([
  orderStates.closed,
  orderStates.failed,
  orderStates.refunded,
]);

/** A fact about an order, and its source. */
export interface PaymentFinding {
  readonly orderNo: string;
  readonly provider: ProviderName;
  readonly fact: PaymentFact;
  readonly source: OrderSource;
  /** Digest of the notice that contained it. */
  readonly noticeHash?: string;
  /** Written in the same transaction, first: the note of the notice. */
  readonly note?: (tx: Tx) => Promise<void>;
}

/** Books facts of providers: an order is credited once, whatever runs concurrently (T06, invariant 5). */
export function createPaymentSettlement(
  ports: Pick<OrderPorts, 'database' | 'clock' | 'ids' | 'log'>,
  products: Pick<Products, 'find'>,
) {
  const { database, clock, ids, log } = ports;

  /** Moves an order that the caller has locked, and says when and through whom; one that ends unpaid gives back what it held. */
  async function move(
    tx: Tx,
    row: OrderRow,
    to: OrderState,
    source: OrderSource,
    change: Partial<OrderRow> & { noticeHash?: string | undefined } = {},
  ): Promise<OrderRow> {
    if (!mayMove(row.state, to))
      throw new Error(`order ${row.order_no} cannot go from ${row.state} to ${to}`);
    const { noticeHash, ...columns } = change;
    await updateOrder(tx, row.order_no, { ...columns, state: to });
    await addEvent(tx, {
      order_no: row.order_no,
      at: clock.now(),
      from_state: row.state,
      to_state: to,
      source,
      notice_hash: noticeHash ?? null,
    });
    if (isUnpaid(row.state) && endsUnpaid.has(to))
      await products
        .find(row.kind)
        ?.release?.(tx, { orderNo: row.order_no, uid: row.uid, productId: row.product_id });
    return { ...row, ...columns, state: to };
  }

  /** Delivers an order that is paid and locked; the product's own feature does it, wallet last. */
  async function deliver(tx: Tx, row: OrderRow, source: OrderSource): Promise<void> {
    const product = products.find(row.kind);
    if (!product) throw new Error(`nobody delivers ${row.kind}`);
    await move(tx, row, orderStates.credited, source);
    const gives =
      row.gives_currency === null || row.gives_amount === null
        ? null
        : { currency: row.gives_currency, amount: row.gives_amount };
    if (gives?.currency === 'BEAN')
      await insertRecord(tx, {
        record_id: ids.next(),
        order_no: row.order_no,
        uid: row.uid,
        live_id: row.live_id,
        channel: row.channel,
        pay_num: row.minor,
        pay_type: row.pay_type,
        gold_num: gives.amount,
        written_by: 'server',
        created_at: clock.now(),
      });
    await product.credit(tx, {
      orderNo: row.order_no,
      uid: row.uid,
      productId: row.product_id,
      name: row.product_name,
      price: { minor: row.minor, currency: row.currency },
      gives,
    });
  }

  /** Logs and stores that money arrived and was not credited, or went back. */
  async function raise(
    tx: Tx,
    payment: SeenPayment,
    reason: AlertReason,
    source: OrderSource,
  ): Promise<void> {
    const isNew = await insertAlert(tx, payment, reason, source, clock.now());
    if (isNew)
      database.afterCommit(tx, () =>
        log.error({ ...payment, reason, source }, 'a payment needs to be looked into'),
      );
  }

  async function apply(tx: Tx, finding: PaymentFinding, toDeliver: boolean): Promise<void> {
    const { orderNo, provider, fact, source, noticeHash } = finding;
    await finding.note?.(tx);
    const row = await lockOrder(tx, orderNo);
    const payment =
      fact.state === 'paid' || fact.state === 'refunded' ? { provider, orderNo, ...seen(fact) } : null;
    // A notice of one provider says nothing about an order that another collects for.
    if (!row || (row.provider !== null && row.provider !== provider)) {
      if (payment) await raise(tx, payment, 'unknown_order', source);
      return;
    }
    const verdict = judge(
      { state: row.state, price: { minor: row.minor, currency: row.currency }, transaction: row.transaction },
      fact,
    );
    if (verdict.kind === 'move') await move(tx, row, verdict.to, source, { noticeHash });
    if (!payment) return;
    if (verdict.kind === 'alert') {
      const { reason } = verdict;
      await raise(tx, payment, reason, source);
      if (reason !== 'refunded') await updateOrder(tx, orderNo, { alert: reason });
    }
    if (verdict.kind === 'refund') {
      // With its payment, so that the same one told as paid later is known.
      const { transaction, paidAt } = payment;
      await move(tx, row, orderStates.refunded, source, { transaction, paid_at: paidAt, noticeHash });
      await raise(tx, payment, 'refunded', source);
    }
    if (verdict.kind !== 'pay') return;
    if (!(await insertPayment(tx, payment, clock.now()))) {
      await raise(tx, payment, 'used_transaction', source);
      return;
    }
    const paid = await move(tx, row, orderStates.paid, source, {
      transaction: payment.transaction,
      paid_at: payment.paidAt,
      late: verdict.late,
      alert: null,
      noticeHash,
    });
    if (toDeliver) await deliver(tx, paid, source);
  }

  return {
    move,

    /** Delivers an order that the caller's transaction has made paid. */
    deliverIn: deliver,

    /**
     * Applies a provider's fact. Payment and delivery are one transaction; when the delivery fails the payment is
     * stored alone, and the sweep delivers it.
     */
    async settle(finding: PaymentFinding): Promise<void> {
      try {
        await database.transaction((tx) => apply(tx, finding, true));
      } catch (error) {
        if (finding.fact.state !== 'paid' || isUnavailable(error)) throw error;
        log.error({ err: error, order_no: finding.orderNo }, 'a paid order could not be delivered');
        await database.transaction((tx) => apply(tx, finding, false));
      }
    },

    /** Delivers an order that was paid before; again, it changes nothing. */
    deliver: (orderNo: string): Promise<void> =>
      database.transaction(async (tx) => {
        const row = await lockOrder(tx, orderNo);
        if (row?.state === orderStates.paid) await deliver(tx, row, 'job');
      }),
  };
}
export type PaymentSettlement = ReturnType<typeof createPaymentSettlement>;

const seen = (fact: Extract<PaymentFact, { state: 'paid' | 'refunded' }>) => ({
  transaction: fact.transaction,
  price: fact.price,
  paidAt: fact.paidAt,
  refunded: fact.state === 'refunded' ? fact.refunded : null,
});
