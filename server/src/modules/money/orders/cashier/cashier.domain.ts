import { createHmac, timingSafeEqual } from 'node:crypto';
import { orderLimits } from '@goldbean/contract';
import { z } from 'zod';
import type { PaymentFact, RawNotice, ReadNotice } from '../payments/payment-provider.ports.ts';

/** What the payer can let happen on the cashier's page. */
export const cashierActions = [
  /** Pays, and the shop is notified at once. */
  'pay',
  /** Agrees; the shop then takes the money (as PayPal has it). */
  'approve',
  'decline',
  /** Pays; the cashier tells nobody for a while. */
  'slow',
  /** Pays; the cashier tells nobody until the order is over. */
  'late',
  /** Pays another amount. */
  'wrong',
  /** Pays; the shop is notified eight times at once. */
  'eight',
  /** Pays nothing; a notice with a bad signature says that it did. */
  'forged',
  /** Pays nothing; a rightly signed notice of long ago says that it did. */
  'stale',
] as const;
export type CashierAction = (typeof cashierActions)[number];

/** How long `slow` keeps silent. */
export const slowMs = 8_000;
/** How long after the order's end `late` keeps silent. */
export const lateMs = 60_000;
/** How old a `stale` notice says it is. */
export const staleMs = 2 * orderLimits.noticeToleranceMs;
/** How often `eight` tells. */
export const manyTimes = 8;

/** What a notice of the cashier says. */
const cashierNotice = z.object({
  id: z.string().min(1).max(128),
  order_no: z.string().min(1).max(64),
  reference: z.string(),
  state: z.enum(['paid', 'approved', 'failed']),
  transaction: z.string().max(128),
  /** In the smallest unit. */
  amount: z.number().int().positive(),
  currency: z.enum(['CNY', 'USD']),
  /** UTC ms. */
  paid_at: z.number().int(),
});
export type CashierNotice = z.infer<typeof cashierNotice>;

/** Names of the headers of a notice: when it was signed (UTC ms), and HMAC-SHA-256 over `<time>.<body>`, in hex. */
export const timeHeader = 'cashier-time';
export const signatureHeader = 'cashier-signature';

/** @param time UTC ms */
export const signNotice = (secret: string, time: number | string, body: string | Buffer): string =>
  createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex');

function isSigned(secret: string, time: string, notice: RawNotice): boolean {
  const given = Buffer.from(notice.headers[signatureHeader] ?? '', 'hex');
  const right = Buffer.from(signNotice(secret, time, notice.body), 'hex');
  return given.length === right.length && timingSafeEqual(given, right);
}

const factOf = (notice: CashierNotice): PaymentFact => {
  const { state, transaction, amount, currency, paid_at } = notice;
  return state === 'paid'
    ? { state, transaction, price: { minor: amount, currency }, paidAt: paid_at }
    : { state };
};

/** Verifies a notice as those of every provider: signature first, then its age, then its content. */
export function readCashierNotice(secret: string, notice: RawNotice, now: number): ReadNotice {
  const time = notice.headers[timeHeader] ?? '';
  if (!/^\d{1,15}$/.test(time) || !isSigned(secret, time, notice))
    return { kind: 'refused', reason: 'signature' };
  if (Math.abs(now - Number(time)) > orderLimits.noticeToleranceMs)
    return { kind: 'refused', reason: 'stale' };
  try {
    const payload = cashierNotice.parse(JSON.parse(notice.body.toString('utf8')));
    return { kind: 'fact', orderNo: payload.order_no, noticeId: payload.id, fact: factOf(payload) };
  } catch {
    return { kind: 'refused', reason: 'malformed' };
  }
}
