import type { OrderSource } from '@goldbean/contract';
import type { Tx } from '../../../../../platform/database/index.ts';
import type { OrderPorts } from '../../orders.ports.ts';
import type { AlertReason } from '../../orders.tables.ts';
import { insertAlert, type SeenPayment } from '../payments.repository.ts';

/** Logs and stores that money arrived and was not credited, or went back. */
export async function raiseAlert(
  tx: Tx,
  payment: SeenPayment,
  reason: AlertReason,
  source: OrderSource,
  { database, clock, log }: Pick<OrderPorts, 'database' | 'clock' | 'log'>,
): Promise<void> {
  const isNew = await insertAlert(tx, payment, reason, source, clock.now());
  if (isNew)
    database.afterCommit(tx, () =>
      log.error({ ...payment, reason, source }, 'a payment needs to be looked into'),
    );
}
