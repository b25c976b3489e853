import type { PaymentIntent, StripeError } from '@stripe/stripe-js';
import { describe, expect, it } from 'vitest';
import { isTaken, lastRefusalOf, refusalOf } from './card-outcome.ts';

const intent = (status: PaymentIntent.Status, said?: string) =>
  ({ status, last_payment_error: said === undefined ? null : { message: said } }) as PaymentIntent;
const error = (type: StripeError['type'], payment_intent?: PaymentIntent): StripeError => ({
  type,
  message: 'Said by Stripe.',
  ...(payment_intent && { payment_intent }),
});

describe('the money is taken', () => {
  it.each(['succeeded', 'processing', 'requires_capture'] as const)('when the payment %s', (status) => {
    expect(isTaken(intent(status))).toBe(true);
  });
  it.each(['requires_payment_method', 'requires_confirmation', 'requires_action', 'canceled'] as const)(
    'not while it %s',
    (status) => expect(isTaken(intent(status))).toBe(false),
  );
});

describe('an error of Stripe', () => {
  it('about a card is a refusal, in the words of Stripe', () => {
    expect(refusalOf(error('card_error'))).toEqual({ kind: 'refused', said: 'Said by Stripe.' });
  });

  it('about a field is no refusal of the card', () => {
    expect(refusalOf(error('validation_error'))).toEqual({ kind: 'incomplete', said: 'Said by Stripe.' });
  });

  it('with a payment that is still unpaid charged nothing, as when the bank could not ask', () => {
    const failed = error('invalid_request_error', intent('requires_payment_method'));
    expect(refusalOf(failed)).toEqual({ kind: 'refused', said: 'Said by Stripe.' });
  });

  it.each(['api_connection_error', 'api_error', 'rate_limit_error'] as const)(
    '%s leaves open what became of the money, and its words for developers are not shown',
    (type) => expect(refusalOf(error(type))).toEqual({ kind: 'unclear', said: '' }),
  );

  it('about a payment that was made, as by another tab, is none', () => {
    expect(refusalOf(error('invalid_request_error', intent('succeeded')))).toBeNull();
  });

  it('without words stays a refusal', () => {
    expect(refusalOf({ type: 'card_error' })).toEqual({ kind: 'refused', said: '' });
  });
});

it('tells who comes back why the card before was refused, while another can be tried', () => {
  expect(lastRefusalOf(intent('requires_payment_method', 'Declined.'))).toEqual({
    kind: 'refused',
    said: 'Declined.',
  });
  expect(lastRefusalOf(intent('requires_payment_method'))).toBeNull();
  expect(lastRefusalOf(intent('canceled', 'Declined.'))).toBeNull();
});
