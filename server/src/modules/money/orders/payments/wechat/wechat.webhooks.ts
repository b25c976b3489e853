import { createDecipheriv, verify, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import {
  ProviderUnavailable,
  type PaymentFact,
  type RawNotice,
  type ReadNotice,
} from '../payment-provider.ports.ts';
import { moneyOf } from '../amounts.domain.ts';
import { isFresh, jsonOf, refused } from '../webhooks.domain.ts';

/** What the verification of a notice needs. */
interface WechatWebhookKeys {
  readonly appId: string;
  readonly merchantId: string;
  readonly apiKey: string;
  readonly platformKeys: Readonly<Record<string, KeyObject>>;
  /** The transaction of an order as WeChat has it, if it knows one. @throws ProviderUnavailable */
  readonly look: (orderNo: string) => Promise<WechatTransaction | null>;
}

/** The fields of a transaction that answers and notices have in common. */
export const transactionSchema = z.object({
  appid: z.string(),
  mchid: z.string(),
  out_trade_no: z.string(),
  trade_state: z.string(),
  transaction_id: z.string().optional(),
  /** RFC 3339. */
  success_time: z.string().optional(),
  /** `total` is what the order costs: a voucher of WeChat's own may have paid a part of it. */
  amount: z.object({ total: z.int(), currency: z.string().default('CNY') }).optional(),
});
export type WechatTransaction = z.infer<typeof transactionSchema>;

/** A refund as its notice tells it; it names no application. */
const refundSchema = z.object({
  mchid: z.string(),
  out_trade_no: z.string().regex(/^[\w|*@-]{1,32}$/),
  refund_id: z.string().min(1),
  /** `ABNORMAL`: the payer's account did not take the money, and somebody must send it by hand. */
  refund_status: z.enum(['SUCCESS', 'ABNORMAL', 'CLOSED']),
  amount: z.object({ refund: z.int().positive() }),
});

/**
 * The order state that follows from a transaction's state. One that was refunded in part has the state of one that was
 * refunded in whole, and does not say how much.
 * @returns null when it cannot be read
 */
export function factOf(transaction: WechatTransaction): PaymentFact | null {
  const { amount, transaction_id, success_time = '' } = transaction;
  const price = amount ? moneyOf(amount.total, amount.currency) : null;
  const paidAt = Date.parse(success_time);
  const paid = price &&
    transaction_id &&
    !Number.isNaN(paidAt) && { transaction: transaction_id, price, paidAt };
  switch (transaction.trade_state) {
    case 'SUCCESS':
      return paid ? { state: 'paid', ...paid } : null;
    case 'REFUND':
      return paid ? { state: 'refunded', ...paid, refunded: null } : null;
    case 'NOTPAY':
    case 'USERPAYING':
      return { state: 'unpaid' };
    case 'PAYERROR':
      return { state: 'failed' };
    case 'CLOSED':
    case 'REVOKED':
      return { state: 'closed' };
    default:
      return null;
  }
}

const envelopeSchema = z.object({
  id: z.string(),
  event_type: z.string(),
  resource: z.object({
    algorithm: z.literal('AEAD_AES_256_GCM'),
    ciphertext: z.string(),
    nonce: z.string(),
    associated_data: z.string().default(''),
  }),
});

/** Verifies the raw bytes, which the SDK would decode as text first. */
function isSigned(notice: RawNotice, key: KeyObject): boolean {
  const { headers, body } = notice;
  const head = `${headers['wechatpay-timestamp']}\n${headers['wechatpay-nonce']}\n`;
  const message = Buffer.concat([Buffer.from(head), body, Buffer.from('\n')]);
  const signature = Buffer.from(headers['wechatpay-signature'] ?? '', 'base64');
  return verify('sha256', message, key, signature);
}

/** @returns undefined when it cannot be decrypted with our key */
function open(resource: z.infer<typeof envelopeSchema>['resource'], apiKey: string): unknown {
  const sealed = Buffer.from(resource.ciphertext, 'base64');
  try {
    const decipher = createDecipheriv('aes-256-gcm', apiKey, resource.nonce, { authTagLength: 16 });
    decipher.setAAD(Buffer.from(resource.associated_data)).setAuthTag(sealed.subarray(-16));
    return jsonOf(decipher.update(sealed.subarray(0, -16), undefined, 'utf8') + decipher.final('utf8'));
  } catch {
    return undefined;
  }
}

/** Whether a transaction is one of our application and merchant. */
export const isOurs = (
  { appid, mchid }: Pick<WechatTransaction, 'appid' | 'mchid'>,
  keys: Pick<WechatWebhookKeys, 'appId' | 'merchantId'>,
): boolean => appid === keys.appId && mchid === keys.merchantId;

/**
 * Judges a notice of API v3: signed by a key of the platform over time, nonce and bytes, young, and its resource
 * encrypted with the merchant's key. WeChat sometimes sends wrong signatures to check that they are refused.
 * @throws ProviderUnavailable where WeChat is asked about a refund and does not answer
 */
export async function readNotice(
  keys: WechatWebhookKeys,
  notice: RawNotice,
  now: number,
): Promise<ReadNotice> {
  const serial = notice.headers['wechatpay-serial'] ?? '';
  const key = Object.hasOwn(keys.platformKeys, serial) ? keys.platformKeys[serial] : undefined;
  if (!key || !isSigned(notice, key)) return refused('signature');
  const sentAt = notice.headers['wechatpay-timestamp'] ?? '';
  if (!/^\d+$/.test(sentAt) || !isFresh(Number(sentAt) * 1_000, now)) return refused('stale');

  const envelope = envelopeSchema.safeParse(jsonOf(notice.body.toString())).data;
  if (!envelope) return refused('malformed');
  const other = { kind: 'other', noticeId: envelope.id } as const;
  const said = open(envelope.resource, keys.apiKey);
  if (envelope.event_type.startsWith('REFUND.')) return readRefund(keys, envelope.id, said);
  if (!envelope.event_type.startsWith('TRANSACTION.')) return other;
  const transaction = transactionSchema.safeParse(said).data;
  if (!transaction) return refused('malformed');
  if (!isOurs(transaction, keys)) return other;
  const fact = factOf(transaction);
  return fact
    ? { kind: 'fact', orderNo: transaction.out_trade_no, noticeId: envelope.id, fact }
    : refused('malformed');
}

/**
 * Reads a refund that a verified notice tells. WeChat is asked for its payment: the notice does not say of which
 * application it was, nor when it was made. A refund that was closed gave nothing back.
 * @throws ProviderUnavailable
 */
async function readRefund(keys: WechatWebhookKeys, noticeId: string, said: unknown): Promise<ReadNotice> {
  const other = { kind: 'other', noticeId } as const;
  const refund = refundSchema.safeParse(said).data;
  if (!refund) return refused('malformed');
  if (refund.mchid !== keys.merchantId || refund.refund_status === 'CLOSED') return other;
  const transaction = await keys.look(refund.out_trade_no);
  if (!transaction || !isOurs(transaction, keys)) return other;
  const payment = factOf(transaction);
  if (payment?.state !== 'paid' && payment?.state !== 'refunded')
    throw new ProviderUnavailable('WeChat Pay: knows nothing of the payment that was refunded');
  const { refund_id: refundId, amount } = refund;
  const fact = { ...payment, state: 'refunded', refunded: amount.refund, refundId } as const;
  return { kind: 'fact', orderNo: refund.out_trade_no, noticeId, fact };
}
