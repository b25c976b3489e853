import type { Agent } from 'node:https';
import { z } from 'zod';
import { decimalOf } from '../amounts.domain.ts';
import { ProviderUnavailable, type PaymentRequest } from '../payment-provider.ports.ts';
import { requestTimeoutMs } from '../settings.domain.ts';
import { jsonOf } from '../webhooks.domain.ts';

/** Whose orders at PayPal they are, and how PayPal is reached. */
export interface PaypalAccount {
  readonly mode: 'live' | 'sandbox';
  readonly clientId: string;
  readonly clientSecret: string;
  /** How PayPal is reached; tests lead to a server of their own. */
  readonly agent?: Agent;
  /** ms */
  readonly timeout?: number;
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
export const declined = ['INSTRUMENT_DECLINED', 'TRANSACTION_REFUSED', 'PAYER_CANNOT_PAY'];
/** Refusals that the order itself explains. */
const explained = ['ORDER_ALREADY_CAPTURED', 'ORDER_NOT_APPROVED', 'PAYER_ACTION_REQUIRED'];

/** PayPal deletes orders that were not approved. */
const forgotten = 'RESOURCE_NOT_FOUND';

/** Characters that PayPal shows of what is bought. */
const subjectOf = (subject: string): string => Array.from(subject).slice(0, 127).join('');

/** Orders at PayPal: each request answers what PayPal says, or a refusal that the order itself explains. */
export async function createPaypalClient(options: PaypalAccount) {
  const sdk = await import('@paypal/paypal-server-sdk');
  const timeout = options.timeout ?? requestTimeoutMs;
  function connect() {
    const client = new sdk.Client({
      environment: options.mode === 'live' ? sdk.Environment.Production : sdk.Environment.Sandbox,
      clientCredentialsAuthCredentials: {
        oAuthClientId: options.clientId,
        oAuthClientSecret: options.clientSecret,
      },
      timeout,
      httpClientOptions: { timeout, httpsAgent: options.agent },
    });
    return { orders: new sdk.OrdersController(client), payments: new sdk.PaymentsController(client) };
  }
  let api = connect();

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
      if (!refusal || refusal.status === 401) api = connect();
      if (refusal && known.includes(refusal.issue)) return { issue: refusal.issue };
      const name = error instanceof Error ? error.name : 'unknown';
      throw new ProviderUnavailable(
        refusal ? `PayPal: ${refusal.status} ${refusal.issue}` : `PayPal: no answer of use (${name})`,
      );
    }
  }

  return {
    create: ({ orderNo, price, subject, returnUrl }: PaymentRequest) =>
      ask(() =>
        api.orders.createOrder({
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
      ),

    look: (reference: string) => ask(() => api.orders.getOrder({ id: reference }), [forgotten]),

    lookAtCapture: (captureId: string) =>
      ask(() => api.payments.getCapturedPayment({ captureId }), [forgotten]),

    lookAtRefund: (refundId: string) => ask(() => api.payments.getRefund({ refundId }), [forgotten]),

    capture: (orderNo: string, reference: string) =>
      ask(
        () =>
          api.orders.captureOrder({
            id: reference,
            paypalRequestId: `capture-${orderNo}`,
            prefer: 'return=representation',
          }),
        [...declined, ...explained, forgotten],
      ),
  };
}
