import { orderLimits, orderStates, type OrderSource } from '@goldbean/contract';
import { isUnpaid } from '../../orders.domain.ts';
import type { OrderPorts } from '../../orders.ports.ts';
import { claimAsking, findDue, findOrder, lockOrder } from '../../orders.repository.ts';
import type { PaymentSettlement } from '../settle-payment.usecase.ts';
import type { ProviderQueries } from './ask-provider.usecase.ts';

/** Name of the job that ends an order that nobody paid. */
export const closeJob = 'orders.close';

/** How many due orders a sweep takes, and how many of them side by side. */
const sweepAtOnce = 80;
const closeAtOnce = 8;

/** Ends orders that nobody paid in time. Never inside a transaction: their providers are asked first. */
export function createOrderClosing(
  { database, clock, log }: Pick<OrderPorts, 'database' | 'clock' | 'log'>,
  settling: Pick<PaymentSettlement, 'move'>,
  { collectorOf, learn, settle, quietly }: ProviderQueries,
) {
  const { reader } = database;

  /**
   * Ends an order whose time is over: asks first, and again once the provider takes no more.
   * @throws ProviderUnavailable
   */
  async function closeDue(orderNo: string, source: OrderSource): Promise<void> {
    const row = await findOrder(reader, orderNo);
    const now = clock.now();
    if (!row || !isUnpaid(row.state) || now < row.expires_at) return;
    const gapMs = source === 'poll' ? orderLimits.providerAskMs : 0;
    if (row.state === orderStates.paying && !(await claimAsking(reader, orderNo, now, now - gapMs))) return;
    const collector = collectorOf(row);
    if (collector) {
      let fact = await learn(row);
      if (fact?.state === 'unpaid') {
        await collector.provider.close(orderNo, collector.reference);
        fact = await learn(row);
      }
      if (fact) await settle(row, fact, source);
    }
    await database.transaction(async (tx) => {
      const locked = await lockOrder(tx, orderNo);
      // Its payment began meanwhile: the next call queries it.
      if (!locked || !isUnpaid(locked.state) || locked.reference !== row.reference) return;
      await settling.move(tx, locked, orderStates.closed, source);
    });
  }

  /** As `closeDue`. An order that cannot be ended now is reported, and the next sweep takes it up again. */
  async function closeApart(orderNo: string, source: OrderSource): Promise<void> {
    try {
      await quietly(orderNo, () => closeDue(orderNo, source));
    } catch (error) {
      log.error({ err: error, order_no: orderNo }, 'an order waits to be ended');
    }
  }

  async function closeAll(uid: string | null, source: OrderSource): Promise<void> {
    const due = await findDue(reader, clock.now(), uid, sweepAtOnce);
    // In parallel, since a provider that does not answer takes until the timeout.
    for (let first = 0; first < due.length; first += closeAtOnce)
      await Promise.all(due.slice(first, first + closeAtOnce).map((orderNo) => closeApart(orderNo, source)));
  }

  return {
    closeDue,

    /** Ends due orders: those of one member before they are read, or all. */
    closeAll,
  };
}
export type OrderClosing = ReturnType<typeof createOrderClosing>;
