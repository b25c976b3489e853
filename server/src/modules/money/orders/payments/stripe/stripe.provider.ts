import { ProviderUnavailable, type PaymentFact, type PaymentProvider } from '../payment-provider.ports.ts';
import { requestTimeoutMs, readSettings, type Environment } from '../settings.domain.ts';
import { factOf } from './stripe-intent.domain.ts';
import { readNotice } from './stripe.webhooks.ts';

/** An account at Stripe, and our endpoint for its notices. */
export interface StripeOptions {
  /** `sk_...`, or `rk_...` restricted to payment intents. */
  readonly secretKey: string;
  /** `pk_...` of the same account and mode: the card field in the browser asks for it. */
  readonly publishableKey: string;
  /** `whsec_...` of the endpoint. */
  readonly webhookSecret: string;
  /** Address of the server that stands in for Stripe in tests, over plain HTTP. Never with live keys. */
  readonly endpoint?: URL;
  /** ms */
  readonly timeout?: number;
}

/**
 * @returns null when Stripe is not configured
 * @throws Error naming the variable that is missing or wrong
 */
export function readStripe(environment: Environment): StripeOptions | null {
  const names = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
  const settings = readSettings(environment, 'Stripe', names);
  if (!settings) return null;
  const mode = /^(?:sk|rk)_(test|live)_/.exec(settings.STRIPE_SECRET_KEY)?.[1];
  if (!mode) throw new Error('STRIPE_SECRET_KEY starts with sk_test_, sk_live_, rk_test_ or rk_live_');
  if (!settings.STRIPE_PUBLISHABLE_KEY.startsWith(`pk_${mode}_`)) {
    throw new Error(`STRIPE_PUBLISHABLE_KEY starts with pk_${mode}_, as STRIPE_SECRET_KEY is of that mode`);
  }
  if (!settings.STRIPE_WEBHOOK_SECRET.startsWith('whsec_')) {
    throw new Error('STRIPE_WEBHOOK_SECRET starts with whsec_');
  }
  const endpoint = environment['STRIPE_ENDPOINT']?.trim();
  if (endpoint && (mode === 'live' || !/^http:\/\/[\w.-]+:\d+\/?$/.test(endpoint))) {
    throw new Error('STRIPE_ENDPOINT is http://host:port, and stands in for Stripe with test keys alone');
  }
  return {
    secretKey: settings.STRIPE_SECRET_KEY,
    publishableKey: settings.STRIPE_PUBLISHABLE_KEY,
    webhookSecret: settings.STRIPE_WEBHOOK_SECRET,
    ...(endpoint && { endpoint: new URL(endpoint) }),
  };
}

/** Cards by Stripe: an intent per order, and the card is typed into Stripe's own field (D45, D72). */
export async function createStripe(options: StripeOptions): Promise<PaymentProvider> {
  const { Stripe } = await import('stripe');
  const isLive = /^.._live_/.test(options.secretKey);
  const stripe = new Stripe(options.secretKey, {
    timeout: options.timeout ?? requestTimeoutMs,
    maxNetworkRetries: 0,
    telemetry: false,
    ...(options.endpoint && {
      protocol: 'http',
      host: options.endpoint.hostname,
      port: options.endpoint.port,
    }),
  });

  async function ask<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    try {
      return await work();
    } catch (error) {
      throw new ProviderUnavailable(`Stripe: ${error instanceof Error ? error.message : 'unknown'}`);
    }
  }

  const look = (reference: string) =>
    ask(() => stripe.paymentIntents.retrieve(reference, { expand: ['latest_charge'] }));

  async function query(orderNo: string, reference: string): Promise<PaymentFact> {
    const intent = await look(reference);
    if (intent.metadata['order_no'] !== orderNo) {
      throw new ProviderUnavailable('Stripe: answered about another order');
    }
    const fact = factOf(intent);
    if (!fact) throw new ProviderUnavailable(`Stripe: paid in ${intent.currency}`);
    return fact;
  }

  return {
    name: 'stripe',

    async start({ orderNo, price, subject }) {
      const intent = await ask(() =>
        stripe.paymentIntents.create(
          {
            amount: price.minor,
            currency: price.currency.toLowerCase(),
            allowed_payment_method_types: ['card'],
            description: subject,
            metadata: { order_no: orderNo },
          },
          // One intent per order, also when asked twice.
          { idempotencyKey: `order-${orderNo}` },
        ),
      );
      if (!intent.client_secret) throw new ProviderUnavailable('Stripe: no client secret');
      return {
        step: { kind: 'card', clientSecret: intent.client_secret, publishableKey: options.publishableKey },
        reference: intent.id,
      };
    },

    query,
    capture: query,

    async close(_, reference) {
      await ask(async () => {
        try {
          await stripe.paymentIntents.cancel(reference, { cancellation_reason: 'abandoned' });
        } catch (error) {
          // Canceled before, paid, or being paid: `query` tells which.
          const isSettled =
            error instanceof Stripe.errors.StripeError && error.code === 'payment_intent_unexpected_state';
          if (!isSettled) throw error;
        }
      });
    },

    readNotice: (notice, now) =>
      readNotice(
        { stripe, errors: Stripe.errors, webhookSecret: options.webhookSecret, isLive, look },
        notice,
        now,
      ),

    answer: (isTaken) => ({
      status: isTaken ? 200 : 400,
      contentType: 'application/json',
      body: JSON.stringify({ received: isTaken }),
    }),
  };
}
