import { moneyOf } from '../amounts.domain.ts';
import type { PaymentFact } from '../payment-provider.ports.ts';

/** Of an intent that Stripe was asked for with its charge. */
export interface AskedIntent {
  readonly id: string;
  readonly status: string;
  readonly amount_received: number;
  readonly currency: string;
  /** UTC s. */
  readonly created: number;
  readonly metadata: Readonly<Record<string, string>>;
  readonly latest_charge: string | { readonly created: number; readonly amount_refunded: number } | null;
}

/**
 * What an intent's state means for an order. A declined card leaves the intent open, so it stays unpaid: the payer may
 * try another card in the same field, and `failed` would close an order that can still be charged.
 * @returns null when it was paid in an unknown currency
 */
export function factOf(intent: AskedIntent): PaymentFact | null {
  if (intent.status === 'canceled') return { state: 'closed' };
  if (intent.status !== 'succeeded') return { state: 'unpaid' };
  const price = moneyOf(intent.amount_received, intent.currency);
  if (!price) return null;
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const paid = { transaction: intent.id, price, paidAt: (charge?.created ?? intent.created) * 1_000 };
  const refunded = charge?.amount_refunded ?? 0;
  return refunded > 0 ? { state: 'refunded', ...paid, refunded } : { state: 'paid', ...paid };
}
