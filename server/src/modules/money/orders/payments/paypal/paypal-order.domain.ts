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
          refunds: z.array(z.object({ amount: moneySchema.optional() })).default([]),
        })
        .optional(),
    }),
  ]),
});
export type PaypalOrder = z.infer<typeof paypalOrderSchema>;

type Payments = NonNullable<z.infer<typeof paypalOrderSchema>['purchaseUnits'][0]['payments']>;

/** Cents that were given back; null where one of the refunds does not say how much it was. */
const refundedOf = ({ refunds }: Payments): number | null =>
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
  switch (capture.status) {
    case 'COMPLETED':
      return paid ? { state: 'paid', ...paid } : null;
    case 'PENDING':
      return { state: 'unpaid' };
    case 'DECLINED':
    case 'FAILED':
      return { state: 'failed' };
    case 'REFUNDED':
      return paid ? { state: 'refunded', ...paid, refunded: paid.price.minor } : null;
    case 'PARTIALLY_REFUNDED':
      return paid ? { state: 'refunded', ...paid, refunded: refundedOf(payments) } : null;
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
