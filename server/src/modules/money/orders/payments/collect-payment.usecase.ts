import { orderLimits } from '@goldbean/contract';
import { isUnpaid } from '../orders.domain.ts';
import type { OrderPorts } from '../orders.ports.ts';
import type { OrderRow } from '../orders.tables.ts';
import { createProviderQueries } from './collection/ask-provider.usecase.ts';
import { createPaymentBeginning } from './collection/begin-payment.usecase.ts';
import { createOrderClosing } from './collection/close-order.usecase.ts';
import type { PaymentSettlement } from './settle-payment.usecase.ts';

/** All requests to providers: begin, query, capture, close. Never inside a transaction. */
export function createPaymentCollection(
  ports: Pick<
    OrderPorts,
    'database' | 'clock' | 'jobs' | 'log' | 'collectors' | 'publicUrl' | 'allowedOrigins'
  >,
  settling: PaymentSettlement,
) {
  const { clock } = ports;
  const queries = createProviderQueries(ports, settling);
  const closing = createOrderClosing(ports, settling, queries);

  return {
    ...closing,
    ...createPaymentBeginning(ports, settling, queries, closing),

    /** For a reader: what is due is done, what is under way is asked for at most once in a few seconds. */
    async refresh(row: OrderRow): Promise<void> {
      if (!isUnpaid(row.state)) return;
      const isDue = clock.now() >= row.expires_at;
      await queries.quietly(row.order_no, () =>
        isDue
          ? closing.closeDue(row.order_no, 'poll')
          : queries.ask(row.order_no, 'poll', orderLimits.providerAskMs),
      );
    },

    /** Query by a job: at least a second after any other query. @throws ProviderUnavailable */
    check: (orderNo: string): Promise<void> => queries.ask(orderNo, 'job', 1_000),
  };
}
export type PaymentCollection = ReturnType<typeof createPaymentCollection>;
