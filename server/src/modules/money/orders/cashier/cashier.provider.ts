import { slowMs, lateMs, type CashierAction } from './cashier.domain.ts';
import type { CashierPorts } from './cashier.ports.ts';
import { changePayment, findPayment, type CashierPayment } from './cashier.repository.ts';
import { createCashierWebhooks } from './send-webhook.job.ts';
import { createStandIns } from './stand-in.provider.ts';

/** What the payer's choice makes of an unpaid payment. */
function outcomeOf(
  action: CashierAction,
  payment: CashierPayment,
  now: number,
  transaction: string,
): Partial<CashierPayment> | null {
  const paid = { state: 'paid', action, transaction, paid_minor: payment.minor, paid_at: now } as const;
  switch (action) {
    case 'pay':
    case 'eight':
      return { ...paid, told_from: now };
    case 'slow':
      return { ...paid, told_from: now + slowMs };
    case 'late':
      return { ...paid, told_from: payment.expires_at + lateMs };
    case 'wrong':
      return { ...paid, paid_minor: payment.minor > 1 ? payment.minor - 1 : 2, told_from: now };
    case 'approve':
      return { state: 'approved', action };
    case 'decline':
      return { state: 'failed', action };
    case 'forged':
    case 'stale':
      return null;
  }
}

/**
 * The local cashier (D72): behaves like a provider outside, with books of its own, a page to pay on and signed
 * notices over HTTP, and moves no real money. It can also do what providers do on a bad day.
 */
export function createCashier(ports: CashierPorts) {
  const { database, clock, ids } = ports;
  const { reader } = database;
  const { notifyLater } = createCashierWebhooks(ports);

  return {
    /** The cashier in the place of the provider of this way to pay. */
    standIn: createStandIns(ports),

    /** A payment as its page shows it; null for an address that was made up. */
    find: (reference: string): Promise<CashierPayment | null> => findPayment(reader, reference),

    /**
     * Does what the payer chose.
     * @returns false when the payment is over
     */
    act: (reference: string, action: CashierAction): Promise<boolean> =>
      database.transaction(async (tx) => {
        const now = clock.now();
        const payment = await findPayment(tx, reference);
        if (payment?.state !== 'unpaid' || now >= payment.expires_at) return false;
        const outcome = outcomeOf(action, payment, now, ids.next());
        const changed = await changePayment(tx, reference, ['unpaid'], outcome ?? { action });
        if (!changed) return false;
        await notifyLater(tx, reference, action, changed.told_from ?? now);
        return true;
      }),
  };
}
export type Cashier = ReturnType<typeof createCashier>;
