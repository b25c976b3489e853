import type { AlipaySdk } from 'alipay-sdk';
import { z } from 'zod';
import type { PaymentFact, RawNotice, ReadNotice } from '../payment-provider.ports.ts';
import { minorOf, moneyOf } from '../amounts.domain.ts';
import { isFresh, refused } from '../webhooks.domain.ts';

/** The fields of a trade that answers and notices have in common; money in yuan with two decimals. */
export const tradeSchema = z.object({
  out_trade_no: z.string().min(1),
  trade_no: z.string(),
  trade_status: z.string(),
  total_amount: z.string(),
  /** Set where it is not CNY: the trade of a foreign seller. */
  trans_currency: z.string().default('CNY'),
  /** In answers, Beijing time. */
  send_pay_date: z.string().optional(),
  /** In notices: all that was given back until then. */
  refund_fee: z.string().optional(),
});

/** `2026-11-21 12:00:00` in Beijing as UTC ms; NaN for anything else. */
const timeOf = (beijing: string | undefined): number =>
  /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(beijing ?? '')
    ? Date.parse(`${beijing?.replace(' ', 'T')}+08:00`)
    : Number.NaN;

/**
 * The order state that follows from a trade's state. Alipay reports an expired trade and a fully refunded one alike as
 * closed; only the second was ever paid.
 * @param paidAt Beijing time
 * @returns null when it cannot be read
 */
export function factOf(trade: z.infer<typeof tradeSchema>, paidAt: string | undefined): PaymentFact | null {
  switch (trade.trade_status) {
    case 'WAIT_BUYER_PAY':
      return { state: 'unpaid' };
    case 'TRADE_CLOSED':
      return paidAt ? takenOf(trade, paidAt) : { state: 'closed' };
    case 'TRADE_SUCCESS':
    case 'TRADE_FINISHED':
      return takenOf(trade, paidAt);
    default:
      return null;
  }
}

/** Of a trade that was paid. */
function takenOf(trade: z.infer<typeof tradeSchema>, paidAt: string | undefined): PaymentFact | null {
  const price = moneyOf(minorOf(trade.total_amount), trade.trans_currency);
  const time = timeOf(paidAt);
  if (!price || !trade.trade_no || Number.isNaN(time)) return null;
  const paid = { transaction: trade.trade_no, price, paidAt: time };
  const given = trade.refund_fee === undefined ? 0 : minorOf(trade.refund_fee);
  if (given === null) return null;
  const refunded = trade.trade_status === 'TRADE_CLOSED' ? price.minor : given;
  return refunded > 0 ? { state: 'refunded', ...paid, refunded } : { state: 'paid', ...paid };
}

const noticeSchema = tradeSchema.extend({
  notify_id: z.string().min(1),
  notify_type: z.string(),
  app_id: z.string(),
  seller_id: z.string(),
  gmt_payment: z.string().optional(),
});

/** Fields of a form; null when one occurs twice, since either could have been signed. */
function fieldsOf(body: Buffer): Readonly<Record<string, string>> | null {
  const pairs = [...new URLSearchParams(body.toString())];
  const fields = Object.fromEntries(pairs);
  return Object.keys(fields).length === pairs.length ? fields : null;
}

/** What the verification of a notice needs. */
interface AlipayWebhookKeys {
  readonly appId: string;
  readonly sellerId: string;
  /** Knows Alipay's public key. */
  readonly sdk: AlipaySdk;
}

/**
 * Verifies a notice as Alipay requires: RSA2 over its sorted fields, sent recently, for our application and seller.
 */
export function readNotice(keys: AlipayWebhookKeys, notice: RawNotice, now: number): ReadNotice {
  const fields = fieldsOf(notice.body);
  if (!fields) return refused('malformed');
  // The message names its signature scheme: RSA over SHA-1 is not accepted, and an unknown one makes the SDK throw.
  if (fields['sign_type'] !== 'RSA2' || !keys.sdk.checkNotifySignV2(fields)) return refused('signature');
  if (!isFresh(timeOf(fields['notify_time']), now)) return refused('stale');

  const said = noticeSchema.safeParse(fields).data;
  if (!said) return refused('malformed');
  const other = { kind: 'other', noticeId: said.notify_id } as const;
  if (said.app_id !== keys.appId || said.seller_id !== keys.sellerId) return other;
  if (said.notify_type !== 'trade_status_sync') return other;
  const fact = factOf(said, said.gmt_payment);
  return fact
    ? { kind: 'fact', orderNo: said.out_trade_no, noticeId: said.notify_id, fact }
    : refused('malformed');
}
