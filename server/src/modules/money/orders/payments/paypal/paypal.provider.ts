import type { Agent } from 'node:https';
import { z } from 'zod';
import { ProviderUnavailable, type PaymentFact, type PaymentProvider } from '../payment-provider.ports.ts';
import { decimalOf } from '../amounts.domain.ts';
import { jsonOf } from '../webhooks.domain.ts';
import {
  createCertificates,
  createCertificateSource,
  type CertificateSource,
} from './certificates.provider.ts';
import { readNotice } from './paypal.webhooks.ts';
import { factOf, paypalOrderSchema, type PaypalOrder } from './paypal-order.domain.ts';
import { requestTimeoutMs, readSettings, type Environment } from '../settings.domain.ts';

/** A merchant's application at PayPal, and the webhook of ours that it tells. */
export interface PaypalOptions {
  readonly mode: 'live' | 'sandbox';
  readonly clientId: string;
  readonly clientSecret: string;
  /** Whom the money goes to; what others collect is none of ours. */
  readonly merchantId: string;
  readonly webhookId: string;
  /** How PayPal is reached; tests lead to a server of their own. */
  readonly agent?: Agent;
  /** Left out, PayPal's certificates are fetched from PayPal. */
  readonly certificates?: CertificateSource;
  /** ms */
  readonly timeout?: number;
}

/**
 * @returns null when PayPal is not configured
 * @throws Error naming the variable that is missing or wrong
 */
export function readPaypal(environment: Environment): PaypalOptions | null {
  const settings = readSettings(environment, 'PayPal', [
    'PAYPAL_CLIENT_ID',
    'PAYPAL_CLIENT_SECRET',
    'PAYPAL_MERCHANT_ID',
    'PAYPAL_WEBHOOK_ID',
  ]);
  if (!settings) return null;
  const mode = environment['PAYPAL_MODE']?.trim() || 'live';
  if (mode !== 'live' && mode !== 'sandbox') throw new Error('PAYPAL_MODE is live or sandbox');
  return {
    mode,
    clientId: settings.PAYPAL_CLIENT_ID,
    clientSecret: settings.PAYPAL_CLIENT_SECRET,
    merchantId: settings.PAYPAL_MERCHANT_ID,
    webhookId: settings.PAYPAL_WEBHOOK_ID,
  };
}

/** A refusal in PayPal's words, as it hangs on the error that the SDK throws. */
const refusalSchema = z.object({ statusCode: z.number(), body: z.string() });
const wordsSchema = z.object({
  name: z.string(),
  details: z.array(z.object({ issue: z.string() })).default([]),
});
const refusalOf = (error: unknown): { status: number; issue: string } | null => {
  const refusal = refusalSchema.safeParse(error).data;
  if (!refusal) return null;
  const words = wordsSchema.safeParse(jsonOf(refusal.body)).data;
  return { status: refusal.statusCode, issue: words?.details[0]?.issue ?? words?.name ?? 'unknown' };
};

/** Refusals of taking the money that end the payment: the payer begins anew, with another order. */
const declined = ['INSTRUMENT_DECLINED', 'TRANSACTION_REFUSED', 'PAYER_CANNOT_PAY'];
/** Refusals that the order itself explains. */
const explained = ['ORDER_ALREADY_CAPTURED', 'ORDER_NOT_APPROVED', 'PAYER_ACTION_REQUIRED'];

/** Characters that PayPal shows of what is bought. */
const subjectOf = (subject: string): string => Array.from(subject).slice(0, 127).join('');

/** PayPal's own page: the payer approves there, and the money is captured by a later call (D72). */
export async function createPaypal(options: PaypalOptions): Promise<PaymentProvider> {
  const sdk = await import('@paypal/paypal-server-sdk');
  const timeout = options.timeout ?? requestTimeoutMs;
  const connect = () =>
    new sdk.OrdersController(
      new sdk.Client({
        environment: options.mode === 'live' ? sdk.Environment.Production : sdk.Environment.Sandbox,
        clientCredentialsAuthCredentials: {
          oAuthClientId: options.clientId,
          oAuthClientSecret: options.clientSecret,
        },
        timeout,
        httpClientOptions: { timeout, httpsAgent: options.agent },
      }),
    );
  let orders = connect();
  const keyAt = createCertificates(
    options.mode === 'live' ? 'api.paypal.com' : 'api.sandbox.paypal.com',
    options.certificates ?? createCertificateSource(timeout),
  );

  /** @returns what PayPal says, or the issue of its refusal if it is one of `known` */
  async function ask(
    work: () => Promise<{ result: unknown }>,
    known: readonly string[] = [],
  ): Promise<{ said: unknown } | { issue: string }> {
    try {
      return { said: (await work()).result };
    } catch (error) {
      // Never the error itself: it carries the request and with it our token.
      const refusal = refusalOf(error);
      // A client that could not get its token never asks for one again, and keeps one that PayPal took back.
      if (!refusal || refusal.status === 401) orders = connect();
      if (refusal && known.includes(refusal.issue)) return { issue: refusal.issue };
      const name = error instanceof Error ? error.name : 'unknown';
      throw new ProviderUnavailable(
        refusal ? `PayPal: ${refusal.status} ${refusal.issue}` : `PayPal: no answer of use (${name})`,
      );
    }
  }

  function understand(said: unknown): PaypalOrder {
    const order = paypalOrderSchema.safeParse(said).data;
    if (!order) throw new ProviderUnavailable('PayPal: answered nothing of use about the order');
    return order;
  }
  const isOurs = ({ purchaseUnits: [unit] }: PaypalOrder) => unit.payee?.merchantId === options.merchantId;

  function factAbout(orderNo: string, said: unknown): PaymentFact {
    const order = understand(said);
    const fact = isOurs(order) && order.purchaseUnits[0].customId === orderNo ? factOf(order) : null;
    if (!fact) throw new ProviderUnavailable('PayPal: answered nothing of use about the order');
    return fact;
  }

  /** PayPal deletes orders that were not approved. */
  const forgotten = 'RESOURCE_NOT_FOUND';
  const look = (reference: string) => ask(() => orders.getOrder({ id: reference }), [forgotten]);

  async function query(orderNo: string, reference: string): Promise<PaymentFact> {
    const answer = await look(reference);
    return 'issue' in answer ? { state: 'closed' } : factAbout(orderNo, answer.said);
  }

  return {
    name: 'paypal',

    async start({ orderNo, price, subject, returnUrl }) {
      const answer = await ask(() =>
        orders.createOrder({
          // Asked twice, one order is still one at PayPal.
          paypalRequestId: `order-${orderNo}`,
          body: {
            intent: sdk.CheckoutPaymentIntent.Capture,
            purchaseUnits: [
              {
                customId: orderNo,
                // PayPal takes money for an invoice once.
                invoiceId: orderNo,
                description: subjectOf(subject),
                amount: { currencyCode: price.currency, value: decimalOf(price.minor) },
              },
            ],
            paymentSource: {
              paypal: {
                experienceContext: {
                  userAction: sdk.PaypalExperienceUserAction.PayNow,
                  shippingPreference: sdk.PaypalWalletContextShippingPreference.NoShipping,
                  returnUrl,
                  cancelUrl: returnUrl,
                },
              },
            },
          },
        }),
      );
      const begun = z
        .object({ id: z.string(), links: z.array(z.object({ rel: z.string(), href: z.url() })) })
        .safeParse('said' in answer ? answer.said : null).data;
      const page = begun?.links.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
      if (!begun || !page) throw new ProviderUnavailable('PayPal: no page to agree on');
      return { step: { kind: 'redirect', url: page.href }, reference: begun.id };
    },

    query,

    async capture(orderNo, reference) {
      const answer = await ask(
        () =>
          orders.captureOrder({
            id: reference,
            paypalRequestId: `capture-${orderNo}`,
            prefer: 'return=representation',
          }),
        [...declined, ...explained, forgotten],
      );
      if ('said' in answer) return factAbout(orderNo, answer.said);
      return declined.includes(answer.issue) ? { state: 'failed' } : query(orderNo, reference);
    },

    // No call needed: PayPal takes no money before `capture`, and deletes orders that are never captured.
    close: async () => {},

    readNotice: async (notice, now) =>
      readNotice(
        {
          webhookId: options.webhookId,
          keyAt,
          async orderOf(reference) {
            const answer = await look(reference);
            const order = 'said' in answer ? understand(answer.said) : null;
            return order && isOurs(order) ? order : null;
          },
        },
        notice,
        now,
      ),

    answer: (isTaken) => ({ status: isTaken ? 200 : 400, contentType: 'application/json', body: '{}' }),
  };
}
