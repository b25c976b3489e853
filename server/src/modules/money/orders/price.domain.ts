import type { MinorMoney } from './payments/payment-provider.ports.ts';

/** Vouchers, which the member's wallet pays (D45, D71). */
interface Vouchers {
  /** Whole, more than 0. */
  readonly minor: number;
  readonly currency: 'DANGWU';
}

/** What an order costs. */
export type Price = MinorMoney | Vouchers;
