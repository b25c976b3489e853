import { z } from 'zod';
import { ProviderUnavailable, type PaymentFact, type PaymentProvider } from '../payment-provider.ports.ts';
import { moneyOf } from '../amounts.domain.ts';
import { isFresh, refused } from '../webhooks.domain.ts';
import { requestTimeoutMs, readSettings, type Environment } from '../settings.domain.ts';

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

/** Names the intent that a notice is about: itself, or that of its charge. */
const aboutSchema = z.union([
  z.object({ object: z.literal('payment_intent'), id: z.string() }).transform(({ id }) => id),
  z
    .object({ object: z.literal('charge'), payment_intent: z.string() })
    .transform(({ payment_intent }) => payment_intent),
]);

/** Of an intent that Stripe was asked for with its charge. */
interface AskedIntent {
  readonly id: string;
  readonly status: string;
  readonly amount_received: number;
  readonly currency: string;
  /** UTC s. */
  readonly created: number;
  readonly latest_charge: string | { readonly created: number; readonly amount_refunded: number } | null;
}

const eventSchema = z.object({
  id: z.string(),
  type: z.string(),
  /** UTC s. */
  created: z.int(),
  livemode: z.boolean(),
  /** Set when the event belongs to an account that is connected to ours. */
  account: z.string().optional(),
  data: z.object({ object: z.unknown() }),
});

/**
 * What an intent's state means for an order. A declined card leaves the intent open, so it stays unpaid: the payer may
 * try another card in the same field, and `failed` would close an order that can still be charged.
 * @returns null when it was paid in an unknown currency
 */
function factOf(intent: AskedIntent): PaymentFact | null {
  if (intent.status === 'canceled') return { state: 'closed' };
  if (intent.status !== 'succeeded') return { state: 'unpaid' };
  const price = moneyOf(intent.amount_received, intent.currency);
  if (!price) return null;
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const paid = { transaction: intent.id, price, paidAt: (charge?.created ?? intent.created) * 1_000 };
  const refunded = charge?.amount_refunded ?? 0;
  return refunded > 0 ? { state: 'refunded', ...paid, refunded } : { state: 'paid', ...paid };
}

/** When a notice was sent, in UTC s; NaN unless the header has it exactly once, since the SDK would use the last. */
function sentAtOf(header: string): number {
  const times = header.split(',').filter((part) => part.startsWith('t='));
  const [, seconds] = /^t=(\d+)$/.exec(times[0] ?? '') ?? [];
  return times.length === 1 ? Number(seconds) : Number.NaN;
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

    async readNotice({ headers, body }, now) {
      const header = headers['stripe-signature'] ?? '';
      let said: unknown;
      try {
        // Not by the SDK's tolerance, which reads the process's clock and accepts the future.
        said = stripe.webhooks.constructEvent(body, header, options.webhookSecret, 0);
      } catch (error) {
        const isForged = error instanceof Stripe.errors.StripeSignatureVerificationError;
        return refused(isForged ? 'signature' : 'malformed');
      }
      const sentAt = sentAtOf(header);
      if (Number.isNaN(sentAt)) return refused('signature');
      if (!isFresh(sentAt * 1_000, now)) return refused('stale');

      const event = eventSchema.safeParse(said).data;
      if (!event) return refused('malformed');
      const other = { kind: 'other', noticeId: event.id } as const;
      // A test's payment must never be credited as money.
      if (event.livemode !== isLive || event.account !== undefined) return other;
      if (!event.type.startsWith('payment_intent.') && event.type !== 'charge.refunded') return other;
      const about = aboutSchema.safeParse(event.data.object).data;
      if (about === undefined) return refused('malformed');
      // What is said of an intent knows nothing of a refund that came after it.
      const intent = await look(about);
      const orderNo = intent.metadata['order_no'];
      if (!orderNo) return other;
      const fact = factOf(intent);
      return fact ? { kind: 'fact', orderNo, noticeId: event.id, fact } : refused('malformed');
    },

    answer: (isTaken) => ({
      status: isTaken ? 200 : 400,
      contentType: 'application/json',
      body: JSON.stringify({ received: isTaken }),
    }),
  };
}
