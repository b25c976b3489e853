import { orderStates, type OrderSource } from '@goldbean/contract';
import { isUnavailable, type Tx } from '../../../../platform/database/index.ts';
import { judge } from '../orders.domain.ts';
import type { OrderPorts, Products } from '../orders.ports.ts';
import { lockOrder, updateOrder } from '../orders.repository.ts';
import type { OrderRow } from '../orders.tables.ts';
import type { PaymentFact, ProviderName } from './payment-provider.ports.ts';
import { insertPayment } from './payments.repository.ts';
import { deliverOrder } from './settlement/deliver-order.usecase.ts';
import { createOrderMoves } from './settlement/move-order.usecase.ts';
import { raiseAlert } from './settlement/raise-alert.usecase.ts';

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
  const { database, clock, log } = ports;
  const move = createOrderMoves(ports, products);
  const deliver = (tx: Tx, row: OrderRow, source: OrderSource): Promise<void> =>
    deliverOrder(tx, row, source, { ...ports, products, move });

  async function apply(tx: Tx, finding: PaymentFinding, toDeliver: boolean): Promise<void> {
    const { orderNo, provider, fact, source, noticeHash } = finding;
    await finding.note?.(tx);
    const row = await lockOrder(tx, orderNo);
    const payment =
      fact.state === 'paid' || fact.state === 'refunded' ? { provider, orderNo, ...seen(fact) } : null;
    // A notice of one provider says nothing about an order that another collects for.
    if (!row || (row.provider !== null && row.provider !== provider)) {
      if (payment) await raiseAlert(tx, payment, 'unknown_order', source, ports);
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
      await raiseAlert(tx, payment, reason, source, ports);
      if (reason !== 'refunded') await updateOrder(tx, orderNo, { alert: reason });
    }
    if (verdict.kind === 'refund') {
      // With its payment, so that the same one told as paid later is known.
      const { transaction, paidAt } = payment;
      await move(tx, row, orderStates.refunded, source, { transaction, paid_at: paidAt, noticeHash });
      await raiseAlert(tx, payment, 'refunded', source, ports);
    }
    if (verdict.kind !== 'pay') return;
    if (!(await insertPayment(tx, payment, clock.now()))) {
      await raiseAlert(tx, payment, 'used_transaction', source, ports);
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
  refundId: fact.state === 'refunded' ? (fact.refundId ?? null) : null,
});
