import { z } from 'zod';
import type { PaymentFact } from '../payment-provider.ts';
import { minorOf, moneyOf } from './amounts.ts';

const captureSchema = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.object({ currencyCode: z.string(), value: z.string() }),
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
      payments: z.object({ captures: z.array(captureSchema).default([]) }).optional(),
    }),
  ]),
});
export type PaypalOrder = z.infer<typeof paypalOrderSchema>;

/** Result of a capture. PayPal may review a payment for days; until then the order is unpaid. */
function takenOf(captures: readonly z.infer<typeof captureSchema>[]): PaymentFact | null {
  const capture = captures.find(({ status }) => status === 'COMPLETED') ?? captures.at(-1);
  if (!capture) return null;
  switch (capture.status) {
    case 'COMPLETED': {
      const price = moneyOf(minorOf(capture.amount.value), capture.amount.currencyCode);
      const paidAt = Date.parse(capture.createTime);
      if (!price || Number.isNaN(paidAt)) return null;
      return { state: 'paid', transaction: capture.id, price, paidAt };
    }
    case 'PENDING':
      return { state: 'unpaid' };
    case 'DECLINED':
    case 'FAILED':
      return { state: 'failed' };
    case 'REFUNDED':
    case 'PARTIALLY_REFUNDED':
      return { state: 'closed' };
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
      return takenOf(unit.payments?.captures ?? []);
    default:
      return null;
  }
}
