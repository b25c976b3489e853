/** How a member can pay, by the numbers of the specification and D45. */
export type OrderPayType = 1 | 2 | 4 | 5 | 6;

export interface OrderPayMethod {
  type: OrderPayType;
  /** Why it cannot be used now; said beside it. */
  why?: string;
}

/** How an order stands (D45, T06). */
export type OrderSummaryState =
  /** Not ordered yet: the method is chosen and the agreement ticked here. */
  | { kind: 'draft' }
  | { kind: 'creating' }
  /** It could not be ordered; `reason` is a sentence for the member. What is chosen stays. */
  | { kind: 'refused'; reason: string }
  /** Waits for the payment, until `expiresAt` (UTC ms). */
  | { kind: 'waiting'; orderNo: string; expiresAt: number }
  /** Paid; what was bought is being opened. */
  | { kind: 'paid'; orderNo: string }
  /** All is done; `paidAt` UTC ms. */
  | { kind: 'done'; orderNo: string; paidAt: number }
  /** Over without a purchase. */
  | { kind: 'closed'; orderNo: string; cause: 'expired' | 'failed' | 'refunded' };
