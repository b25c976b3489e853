import { createHmac } from 'node:crypto';
import { createManualClock } from '../../../../../../test/test-database.ts';
import type { RawNotice } from '../payment-provider.ports.ts';
import {
  answerMaxMs,
  createProviderServer,
  json,
  type ProviderAnswer,
} from '../provider-server.test-fixture.ts';
import { createStripe, type StripeOptions } from './stripe.provider.ts';

interface StripeCharge {
  readonly id: string;
  readonly object: 'charge';
  readonly created: number;
  readonly payment_intent: string;
  /** In the smallest unit. */
  readonly amount_refunded: number;
}

interface StripePaymentIntent {
  readonly object: 'payment_intent';
  readonly id: string;
  readonly client_secret: string;
  readonly created: number;
  readonly livemode: boolean;
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly metadata: Readonly<Record<string, string>>;
  status: string;
  amount_received: number;
  latest_charge: StripeCharge | null;
}

/** Fields that we send to create an intent in this version of the API. */
const parameters = /^(?:amount|currency|description|allowed_payment_method_types\[\d\]|metadata\[\w+\])$/;

const refusal = (status: number, error: object): ProviderAnswer => json(status, { error });

/** A stand-in for Stripe (intents, idempotency keys, cancelling, signed events) and the adapter that talks to it. */
export async function createStripeFixture(given: Partial<StripeOptions> = {}) {
  const clock = createManualClock();
  const seconds = () => Math.floor(clock.now() / 1_000);
  const intents = new Map<string, StripePaymentIntent>();
  const kept = new Map<string, { body: string; intent: StripePaymentIntent }>();
  const options: StripeOptions = {
    secretKey: 'sk_test_51GoldbeanSecret',
    publishableKey: 'pk_test_51Goldbean',
    webhookSecret: 'whsec_of_the_test',
    timeout: answerMaxMs,
    ...given,
  };

  function create(body: string, key: string): ProviderAnswer {
    const before = kept.get(key);
    if (before) {
      if (before.body !== body)
        return refusal(400, { type: 'idempotency_error', message: 'other parameters' });
      return json(200, before.intent);
    }
    const fields = new URLSearchParams(body);
    const unknown = [...fields.keys()].find((name) => !parameters.test(name));
    if (unknown)
      return refusal(400, { code: 'parameter_unknown', message: `Received unknown parameter: ${unknown}` });
    const id = `pi_${intents.size + 1}`;
    const intent: StripePaymentIntent = {
      object: 'payment_intent',
      id,
      client_secret: `${id}_secret`,
      created: seconds(),
      livemode: false,
      amount: Number(fields.get('amount')),
      currency: fields.get('currency') ?? '',
      description: fields.get('description') ?? '',
      metadata: { order_no: fields.get('metadata[order_no]') ?? '' },
      status: 'requires_payment_method',
      amount_received: 0,
      latest_charge: null,
    };
    intents.set(id, intent);
    kept.set(key, { body, intent: structuredClone(intent) });
    return json(200, intent);
  }

  const server = await createProviderServer(({ method, path, headers, body }) => {
    if (headers.authorization !== `Bearer ${options.secretKey}`) {
      return refusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });
    }
    const [, id, verb] = /^\/v1\/payment_intents(?:\/(\w+))?(?:\/(\w+))?/.exec(path) ?? [];
    if (method === 'POST' && !id) return create(body, String(headers['idempotency-key']));
    const intent = intents.get(id ?? '');
    if (!intent)
      return refusal(404, {
        type: 'invalid_request_error',
        code: 'resource_missing',
        message: 'No such intent',
      });
    if (verb === 'cancel') {
      if (['canceled', 'succeeded'].includes(intent.status)) {
        return refusal(400, {
          type: 'invalid_request_error',
          code: 'payment_intent_unexpected_state',
          message: 'settled',
        });
      }
      intent.status = 'canceled';
    }
    return json(200, intent);
  });

  return {
    clock,
    server,
    intents,
    /** Settings that enable Stripe; only its notices are simulated. */
    environment: {
      STRIPE_SECRET_KEY: options.secretKey,
      STRIPE_PUBLISHABLE_KEY: options.publishableKey,
      STRIPE_WEBHOOK_SECRET: options.webhookSecret,
    },
    stripe: await createStripe({ ...options, endpoint: server.url }),
    /** The payer's card is charged. */
    pay(id: string, paid: { amount?: number; currency?: string } = {}) {
      const intent = intents.get(id);
      if (!intent) throw new Error('no such intent');
      const charge: StripeCharge = {
        id: `ch_${id}`,
        object: 'charge',
        created: seconds(),
        payment_intent: id,
        amount_refunded: 0,
      };
      Object.assign(intent, {
        status: 'succeeded',
        amount_received: paid.amount ?? intent.amount,
        currency: paid.currency ?? intent.currency,
        latest_charge: charge,
      });
    },
    /** The money goes back in the dashboard. @returns the charge */
    refund(id: string, amount_refunded: number) {
      const intent = intents.get(id);
      if (!intent?.latest_charge) throw new Error('nothing was charged');
      return (intent.latest_charge = { ...intent.latest_charge, amount_refunded });
    },
    /** An event as Stripe sends it, signed by `secret` at `at` (UTC s). */
    notice(
      type: string,
      object: unknown,
      changed: { secret?: string; at?: number; event?: object; tamper?: (body: string) => string } = {},
    ): RawNotice {
      const event = {
        id: 'evt_1',
        object: 'event',
        api_version: '2026-10-28.endive',
        type,
        created: seconds(),
        livemode: false,
        data: { object },
        ...changed.event,
      };
      const body = JSON.stringify(event);
      const at = changed.at ?? seconds();
      const signature = createHmac('sha256', changed.secret ?? options.webhookSecret)
        .update(`${at}.${body}`)
        .digest('hex');
      return {
        headers: { 'stripe-signature': `t=${at},v1=${signature},v0=${'0'.repeat(64)}` },
        body: Buffer.from(changed.tamper?.(body) ?? body),
      };
    },
  };
}
