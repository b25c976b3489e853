import { z } from 'zod';
import { ProviderUnavailable, type PaymentFact, type PaymentProvider } from '../payment-provider.ports.ts';
import {
  createCertificates,
  createCertificateSource,
  type CertificateSource,
} from './certificates.provider.ts';
import { createPaypalClient, declined, type PaypalAccount } from './paypal-client.provider.ts';
import { readNotice } from './paypal.webhooks.ts';
import {
  askedCaptureSchema,
  factOf,
  paypalOrderSchema,
  paypalRefundSchema,
  type PaypalOrder,
} from './paypal-order.domain.ts';
import { requestTimeoutMs, readSettings, type Environment } from '../settings.domain.ts';

/** A merchant's application at PayPal, and the webhook of ours that it tells. */
export interface PaypalOptions extends PaypalAccount {
  /** Whom the money goes to; what others collect is none of ours. */
  readonly merchantId: string;
  readonly webhookId: string;
  /** Left out, PayPal's certificates are fetched from PayPal. */
  readonly certificates?: CertificateSource;
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

/** @throws ProviderUnavailable where the answer makes no sense */
function understand<Said>(schema: z.ZodType<Said>, said: unknown): Said {
  const understood = schema.safeParse(said);
  if (!understood.success) throw new ProviderUnavailable('PayPal: answered nothing of use about the order');
  return understood.data;
}

/** PayPal's own page: the payer approves there, and the money is captured by a later call (D72). */
export async function createPaypal(options: PaypalOptions): Promise<PaymentProvider> {
  const client = await createPaypalClient(options);
  const keyAt = createCertificates(
    options.mode === 'live' ? 'api.paypal.com' : 'api.sandbox.paypal.com',
    options.certificates ?? createCertificateSource(options.timeout ?? requestTimeoutMs),
  );

  const isOurs = ({ purchaseUnits: [unit] }: PaypalOrder) => unit.payee?.merchantId === options.merchantId;

  function factAbout(orderNo: string, said: unknown): PaymentFact {
    const order = understand(paypalOrderSchema, said);
    const fact = isOurs(order) && order.purchaseUnits[0].customId === orderNo ? factOf(order) : null;
    if (!fact) throw new ProviderUnavailable('PayPal: answered nothing of use about the order');
    return fact;
  }

  async function query(orderNo: string, reference: string): Promise<PaymentFact> {
    const answer = await client.look(reference);
    return 'issue' in answer ? { state: 'closed' } : factAbout(orderNo, answer.said);
  }

  return {
    name: 'paypal',

    async start(request) {
      const answer = await client.create(request);
      const begun = z
        .object({ id: z.string(), links: z.array(z.object({ rel: z.string(), href: z.url() })) })
        .safeParse('said' in answer ? answer.said : null).data;
      const page = begun?.links.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
      if (!begun || !page) throw new ProviderUnavailable('PayPal: no page to agree on');
      return { step: { kind: 'redirect', url: page.href }, reference: begun.id };
    },

    query,

    async capture(orderNo, reference) {
      const answer = await client.capture(orderNo, reference);
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
            const answer = await client.look(reference);
            const order = 'said' in answer ? understand(paypalOrderSchema, answer.said) : null;
            return order && isOurs(order) ? order : null;
          },
          async orderIdOf(captureId) {
            const answer = await client.lookAtCapture(captureId);
            return 'said' in answer ? understand(askedCaptureSchema, answer.said).orderId : null;
          },
          async refundOf(refundId) {
            const answer = await client.lookAtRefund(refundId);
            return 'said' in answer ? understand(paypalRefundSchema, answer.said) : null;
          },
        },
        notice,
        now,
      ),

    answer: (isTaken) => ({ status: isTaken ? 200 : 400, contentType: 'application/json', body: '{}' }),
  };
}
