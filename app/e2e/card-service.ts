import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { BrowserContext } from '@playwright/test';
import { cardFrame, cardScript } from './card-script.ts';

/** Numbers that Stripe's test mode knows. */
export const cards = { good: '4242424242424242', declined: '4000000000000002' } as const;

interface CardPaymentIntent {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly client_secret: string;
  readonly created: number;
  readonly livemode: false;
  readonly amount: number;
  readonly currency: string;
  readonly metadata: { readonly order_no: string };
  status: 'requires_payment_method' | 'processing' | 'succeeded' | 'canceled';
  amount_received: number;
  latest_charge: { readonly id: string; readonly object: 'charge'; readonly created: number } | null;
  last_payment_error: { readonly message: string } | null;
}

const webhookSecret = 'whsec_of_the_browser_tests';
const seconds = (): number => Math.floor(Date.now() / 1_000);
const declined = { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' } as const;

/** What Stripe says of a payment that it has collected. */
const collected = ({ id, amount }: CardPaymentIntent): Partial<CardPaymentIntent> => ({
  status: 'succeeded',
  amount_received: amount,
  latest_charge: { id: `ch_${id}`, object: 'charge', created: seconds() },
});

/**
 * What stands in for Stripe: the API that our server asks, what the browser loads and asks, and the notices. A card
 * that was taken is `processing` until the test calls `collect`, so that no poll of the order credits it before.
 */
export async function startCardService() {
  const intents = new Map<string, CardPaymentIntent>();

  function create(body: string): CardPaymentIntent {
    const fields = new URLSearchParams(body);
    const id = `pi_${intents.size + 1}`;
    const intent: CardPaymentIntent = {
      id,
      object: 'payment_intent',
      client_secret: `${id}_secret_1`,
      created: seconds(),
      livemode: false,
      amount: Number(fields.get('amount')),
      currency: fields.get('currency') ?? '',
      metadata: { order_no: fields.get('metadata[order_no]') ?? '' },
      status: 'requires_payment_method',
      amount_received: 0,
      latest_charge: null,
      last_payment_error: null,
    };
    intents.set(id, intent);
    return intent;
  }

  /** One answer of the API, to our server and to the browser. */
  function answer(method: string, path: string, body: string): { status: number; value: object } {
    const [, id, verb] = /^\/v1\/payment_intents(?:\/(\w+))?(?:\/(\w+))?/.exec(path) ?? [];
    if (method === 'POST' && id === undefined) return { status: 200, value: create(body) };
    const intent = intents.get(id ?? '');
    if (!intent) return { status: 404, value: { error: { type: 'invalid_request_error' } } };
    if (verb === 'cancel') intent.status = 'canceled';
    if (verb !== 'confirm') return { status: 200, value: intent };
    if (new URLSearchParams(body).get('number') !== cards.good) {
      intent.last_payment_error = declined;
      return { status: 402, value: { error: { ...declined, payment_intent: intent } } };
    }
    intent.status = 'processing';
    return { status: 200, value: intent };
  }

  function intentOf(orderNo: string): CardPaymentIntent {
    const intent = [...intents.values()].find(({ metadata }) => metadata.order_no === orderNo);
    if (!intent) throw new Error('no payment was begun for this order');
    return intent;
  }

  const http = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { status, value } = answer(
        request.method ?? '',
        request.url ?? '',
        Buffer.concat(chunks).toString(),
      );
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    });
  }).listen(0, '127.0.0.1');
  await once(http, 'listening');
  const address = http.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  return {
    /** What a server is configured by that takes its cards here. */
    environment: {
      STRIPE_SECRET_KEY: 'sk_test_browser',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_browser',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_ENDPOINT: `http://127.0.0.1:${port}`,
    },
    /** Answers a browser in Stripe's place. */
    async serve(context: BrowserContext): Promise<void> {
      await context.route('https://js.stripe.com/**', (route) =>
        route.fulfill(
          new URL(route.request().url()).pathname === '/field.html'
            ? { contentType: 'text/html', body: cardFrame }
            : { contentType: 'text/javascript', body: cardScript },
        ),
      );
      await context.route('https://api.stripe.com/**', (route) => {
        const request = route.request();
        const { status, value } = answer(
          request.method(),
          new URL(request.url()).pathname,
          request.postData() ?? '',
        );
        return route.fulfill({ status, json: value, headers: { 'access-control-allow-origin': '*' } });
      });
    },
    /** The payment of an order is done: from now on the API says so to whoever asks. */
    collect(orderNo: string): void {
      const intent = intentOf(orderNo);
      Object.assign(intent, collected(intent));
    },
    /**
     * Sends a server a notice about an order's payment, as the API has it.
     * @param secret what the notice is signed with
     * @returns the status it was answered with
     */
    async notify(server: string, orderNo: string, type: string, secret = webhookSecret): Promise<number> {
      const intent = intentOf(orderNo);
      const body = JSON.stringify({
        id: `evt_${intent.id}_${type}`,
        object: 'event',
        type,
        created: seconds(),
        livemode: false,
        data: { object: intent },
      });
      const at = seconds();
      const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
      const { status } = await fetch(`${server}/pay/notify/stripe`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature}` },
        body,
      });
      return status;
    },
    async stop(): Promise<void> {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
}

export type CardService = Awaited<ReturnType<typeof startCardService>>;
