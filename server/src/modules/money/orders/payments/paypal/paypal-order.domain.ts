import { z } from 'zod';
import type { PaymentFact } from '../payment-provider.ports.ts';
import { minorOf, moneyOf } from '../amounts.domain.ts';

const moneySchema = z.object({ currencyCode: z.string(), value: z.string() });

const captureSchema = z.object({
  id: z.string(),
  status: z.string(),
  amount: moneySchema,
  createTime: z.string(),
});

const linkSchema = z.object({ href: z.string() });

/** Money of a capture that was given back, in the spelling of PayPal's SDK. */
export const paypalRefundSchema = z.object({
  id: z.string().optional(),
  status: z.string().optional(),
  amount: moneySchema.optional(),
  links: z.array(linkSchema).default([]),
});
export type PaypalRefund = z.infer<typeof paypalRefundSchema>;

/** A capture that PayPal was asked for, and the order that it was made for. */
export const askedCaptureSchema = z
  .object({ supplementaryData: z.object({ relatedIds: z.object({ orderId: z.string() }) }) })
  .transform(({ supplementaryData }) => ({ orderId: supplementaryData.relatedIds.orderId }));

/** The id of a capture or a refund that one of the links leads to. */
export function linkedId(
  links: readonly z.infer<typeof linkSchema>[],
  kind: 'captures' | 'refunds',
): string | undefined {
  const pattern = new RegExp(`/v2/payments/${kind}/(\\w{1,36})$`);
  return links.map(({ href }) => pattern.exec(href)?.[1]).find((id) => id !== undefined);
}

/** An order at PayPal, in the spelling of its SDK; ours have one unit. */
export const paypalOrderSchema = z.object({
  id: z.string(),
  status: z.string(),
  purchaseUnits: z.tuple([
    z.object({
      /** Our own number of the order. */
      customId: z.string().optional(),
      payee: z.object({ merchantId: z.string().optional() }).optional(),
      payments: z
        .object({
          captures: z.array(captureSchema).default([]),
          refunds: z.array(paypalRefundSchema).default([]),
        })
        .optional(),
    }),
  ]),
});
export type PaypalOrder = z.infer<typeof paypalOrderSchema>;

type Payments = NonNullable<z.infer<typeof paypalOrderSchema>['purchaseUnits'][0]['payments']>;

/** Refunds that are under way or done; the others left the money where it was. */
const given = ({ refunds }: Payments): PaypalRefund[] =>
  refunds.filter(({ status }) => status !== 'CANCELLED' && status !== 'FAILED');

/** Cents of all refunds; null where one of them does not say how much it was, or there is none. */
const sumOf = (refunds: readonly PaypalRefund[]): number | null =>
  refunds.reduce<number | null>((sum, { amount }) => {
    const minor = amount ? minorOf(amount.value) : null;
    return sum === null || minor === null ? null : sum + minor;
  }, 0) || null;

/** Result of a capture. PayPal may review a payment for days; until then the order is unpaid. */
function takenOf(payments: Payments): PaymentFact | null {
  const { captures } = payments;
  const capture = captures.find(({ status }) => status === 'COMPLETED') ?? captures.at(-1);
  if (!capture) return null;
  const price = moneyOf(minorOf(capture.amount.value), capture.amount.currencyCode);
  const paidAt = Date.parse(capture.createTime);
  const paid = price && !Number.isNaN(paidAt) && { transaction: capture.id, price, paidAt };
  const refunds = given(payments);
  const refunded = (minor: number | null): PaymentFact | null =>
    paid ? { state: 'refunded', ...paid, refunded: minor, refundId: refunds.at(-1)?.id } : null;
  switch (capture.status) {
    case 'COMPLETED':
      // A refund that is listed counts before the capture's own state knows it.
      if (refunds.length > 0) return refunded(sumOf(refunds));
      return paid ? { state: 'paid', ...paid } : null;
    case 'PENDING':
      return { state: 'unpaid' };
    case 'DECLINED':
    case 'FAILED':
      return { state: 'failed' };
    case 'REFUNDED':
      return refunded(price && price.minor);
    case 'PARTIALLY_REFUNDED':
      return refunded(sumOf(refunds));
    default:
      return null;
  }
}

/** @returns null when it cannot be read */
export function factOf({ status, purchaseUnits: [unit] }: PaypalOrder): PaymentFact | null {
  switch (status) {
    case 'CREATED':
    case 'SAVED':
    case 'PAYER_ACTION_REQUIRED':
      return { state: 'unpaid' };
    case 'APPROVED':
      return { state: 'approved' };
    case 'VOIDED':
      return { state: 'closed' };
    case 'COMPLETED':
      return unit.payments ? takenOf(unit.payments) : null;
    default:
      return null;
  }
}

/** The order with a refund that PayPal told by itself and that the order may not list yet. */
export function withRefund(order: PaypalOrder, refund: PaypalRefund): PaypalOrder {
  const [unit] = order.purchaseUnits;
  if (!unit.payments || findRefund(order, refund.id)) return order;
  const payments = { ...unit.payments, refunds: [...unit.payments.refunds, refund] };
  return { ...order, purchaseUnits: [{ ...unit, payments }] };
}

/** A refund that the order lists. */
export const findRefund = (order: PaypalOrder, id: string | undefined): PaypalRefund | undefined =>
  order.purchaseUnits[0].payments?.refunds.find((refund) => refund.id === id);
