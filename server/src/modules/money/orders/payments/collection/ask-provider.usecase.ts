import type { OrderSource } from '@goldbean/contract';
import type { OrderPorts } from '../../orders.ports.ts';
import { claimAsking } from '../../orders.repository.ts';
import type { OrderRow } from '../../orders.tables.ts';
import { ProviderUnavailable, type PaymentFact, type PaymentProvider } from '../payment-provider.ports.ts';
import type { PaymentSettlement } from '../settle-payment.usecase.ts';

/** Name of the job that asks for an order whose payment is under way. */
export const checkJob = 'orders.check';

/** What providers say of orders whose payment is under way. Never inside a transaction. */
export function createProviderQueries(
  { database, clock, log, collectors }: Pick<OrderPorts, 'database' | 'clock' | 'log' | 'collectors'>,
  settling: Pick<PaymentSettlement, 'settle'>,
) {
  const { reader } = database;

  /** The provider of an order, while it is still configured. */
  function collectorOf(row: OrderRow): { provider: PaymentProvider; reference: string } | null {
    const provider = collectors.get(row.pay_type);
    if (!provider || provider.name !== row.provider || row.reference === null) return null;
    return { provider, reference: row.reference };
  }

  /** Queries a payment, and captures one that the payer approved. @throws ProviderUnavailable */
  async function learn(row: OrderRow): Promise<PaymentFact | null> {
    const collector = collectorOf(row);
    if (!collector) return null;
    const { provider, reference } = collector;
    const fact = await provider.query(row.order_no, reference);
    return fact.state === 'approved' ? provider.capture(row.order_no, reference) : fact;
  }

  async function settle(row: OrderRow, fact: PaymentFact, source: OrderSource): Promise<void> {
    if (row.provider === null) return;
    await settling.settle({ orderNo: row.order_no, provider: row.provider, fact, source });
  }

  /**
   * Queries the provider about an order whose payment is under way, unless it was queried within `gapMs`.
   * @throws ProviderUnavailable
   */
  async function ask(orderNo: string, source: OrderSource, gapMs: number): Promise<void> {
    const now = clock.now();
    const row = await claimAsking(reader, orderNo, now, now - gapMs);
    const fact = row && (await learn(row));
    if (row && fact) await settle(row, fact, source);
  }

  /** A poll answers even when the provider does not. */
  async function quietly(orderNo: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      log.warn({ order_no: orderNo, err: { message: error.message } }, 'a payment service does not answer');
    }
  }

  return { collectorOf, learn, settle, ask, quietly };
}
export type ProviderQueries = ReturnType<typeof createProviderQueries>;
