import type { PaymentIntent, StripeError } from '@stripe/stripe-js';

/** Why a card did not pay. */
export interface CardPaymentRefusal {
  /**
   * - `incomplete`: the fields are not filled in rightly; Stripe marks them itself.
   * - `refused`: nothing was charged.
   * - `unclear`: nobody answered. It may have been charged.
   */
  readonly kind: 'incomplete' | 'refused' | 'unclear';
  /** Stripe's own words in the language of the page; empty when it gave none for people. */
  readonly said: string;
}

/** Not yet charged, whatever the error is called. */
const uncharged: ReadonlySet<PaymentIntent.Status> = new Set([
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'canceled',
]);

/** Whether Stripe has the money, or is about to. An order is credited by what Stripe tells the server, not by this. */
export const isTaken = (intent: Pick<PaymentIntent, 'status'>): boolean => !uncharged.has(intent.status);

/**
 * What an error of Stripe's means for the payer. The state of the payment decides where it is told: an error may come
 * after the money did, as when two tabs pay.
 * @returns null when the money was taken all the same
 */
export function refusalOf({ type, message = '', payment_intent }: StripeError): CardPaymentRefusal | null {
  if (payment_intent && isTaken(payment_intent)) return null;
  if (type === 'validation_error') return { kind: 'incomplete', said: message };
  if (type === 'card_error' || payment_intent) return { kind: 'refused', said: message };
  // Stripe says of these that their words are for developers.
  return { kind: 'unclear', said: '' };
}

/** What became of the card before, for who comes back from the bank's page or opens the order again. */
export function lastRefusalOf(intent: PaymentIntent): CardPaymentRefusal | null {
  const { last_payment_error: error, status } = intent;
  return error && status === 'requires_payment_method'
    ? { kind: 'refused', said: error.message ?? '' }
    : null;
}
