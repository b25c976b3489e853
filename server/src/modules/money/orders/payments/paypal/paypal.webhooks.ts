import { verify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { z } from 'zod';
import { ProviderUnavailable, type RawNotice, type ReadNotice } from '../payment-provider.ports.ts';
import { isFresh, jsonOf, refused } from '../webhooks.domain.ts';
import type { KeyAt } from './certificates.provider.ts';
import {
  factOf,
  findRefund,
  linkedId,
  withRefund,
  type PaypalOrder,
  type PaypalRefund,
} from './paypal-order.domain.ts';

/** What a notice is judged by. */
interface PaypalWebhookKeys {
  readonly webhookId: string;
  readonly keyAt: KeyAt;
  /** The order as PayPal has it, if it is one that our merchant collects for. @throws ProviderUnavailable */
  readonly orderOf: (reference: string) => Promise<PaypalOrder | null>;
  /** The order that a capture was made for, if PayPal knows the capture. @throws ProviderUnavailable */
  readonly orderIdOf: (captureId: string) => Promise<string | null>;
  /** A refund as PayPal has it, if it knows it. @throws ProviderUnavailable */
  readonly refundOf: (refundId: string) => Promise<PaypalRefund | null>;
}

const eventSchema = z.object({ id: z.string(), event_type: z.string(), resource: z.unknown() });

const reference = z.string().regex(/^\w{1,36}$/);
/** Where an event keeps the order it is about: itself, beside itself, or what a capture was made for. */
const resourceSchema = z.union([
  z.object({ order_id: reference }).transform(({ order_id }) => order_id),
  z
    .object({ supplementary_data: z.object({ related_ids: z.object({ order_id: reference }) }) })
    .transform(({ supplementary_data }) => supplementary_data.related_ids.order_id),
  z.object({ id: reference, purchase_units: z.array(z.unknown()) }).transform(({ id }) => id),
]);

/** Of payments that go forward. */
const events =
  /^(?:CHECKOUT\.ORDER\.(?:APPROVED|COMPLETED|VOIDED)|CHECKOUT\.PAYMENT-APPROVAL\.REVERSED|PAYMENT\.CAPTURE\.(?:COMPLETED|PENDING|DENIED|DECLINED))$/;

/** Of captures that were given back: by the merchant, or by PayPal itself after a dispute. */
const refundEvents = /^PAYMENT\.CAPTURE\.(?:REFUNDED|REVERSED)$/;

/** What a notice of money that went back names: a refund, and the capture above it; or the capture alone. */
const refundNoticeSchema = z
  .object({ links: z.array(z.object({ href: z.string() })) })
  .transform(({ links }) => ({
    refundId: linkedId(links, 'refunds'),
    captureId: linkedId(links, 'captures'),
  }));

async function isSigned(
  { webhookId, keyAt }: PaypalWebhookKeys,
  notice: RawNotice,
  now: number,
): Promise<boolean> {
  const { headers, body } = notice;
  if (headers['paypal-auth-algo'] !== 'SHA256withRSA') return false;
  const key = await keyAt(headers['paypal-cert-url'] ?? '', now);
  const id = headers['paypal-transmission-id'];
  const message = `${id}|${headers['paypal-transmission-time']}|${webhookId}|${crc32(body)}`;
  const signature = Buffer.from(headers['paypal-transmission-sig'] ?? '', 'base64');
  return key !== null && verify('sha256', Buffer.from(message), key, signature);
}

/**
 * Verifies a notice by PayPal's certificate and then queries PayPal: the signature covers only the CRC-32 of the body,
 * which an attacker can keep while changing an amount. So a notice only names the order to query.
 * @throws ProviderUnavailable
 */
export async function readNotice(
  keys: PaypalWebhookKeys,
  notice: RawNotice,
  now: number,
): Promise<ReadNotice> {
  const sentAt = Date.parse(notice.headers['paypal-transmission-time'] ?? '');
  if (!(await isSigned(keys, notice, now))) return refused('signature');
  if (!isFresh(sentAt, now)) return refused('stale');

  const event = eventSchema.safeParse(jsonOf(notice.body.toString())).data;
  if (!event) return refused('malformed');
  const other = { kind: 'other', noticeId: event.id } as const;
  if (refundEvents.test(event.event_type)) return readRefund(keys, event);
  if (!events.test(event.event_type)) return other;
  const asked = resourceSchema.safeParse(event.resource).data;
  if (asked === undefined) return refused('malformed');
  const order = await keys.orderOf(asked);
  const orderNo = order?.purchaseUnits[0].customId;
  if (!order || !orderNo) return other;
  const fact = factOf(order);
  return fact ? { kind: 'fact', orderNo, noticeId: event.id, fact } : refused('malformed');
}

/** The order with the refund that a notice names. @throws ProviderUnavailable where PayPal knows nothing of it */
async function withNamedRefund(
  keys: PaypalWebhookKeys,
  order: PaypalOrder,
  { refundId, captureId }: { readonly refundId: string; readonly captureId: string },
): Promise<PaypalOrder> {
  if (findRefund(order, refundId)) return order;
  const refund = await keys.refundOf(refundId);
  // The notice can be ahead of PayPal's answers: it is sent again.
  if (!refund || linkedId(refund.links, 'captures') !== captureId)
    throw new ProviderUnavailable('PayPal: knows nothing of the refund');
  return withRefund(order, refund);
}

/**
 * Asks PayPal about a capture that a verified notice calls given back. The notice names the capture and the refund;
 * whether and how much was given back is what PayPal answers.
 * @throws ProviderUnavailable
 */
async function readRefund(keys: PaypalWebhookKeys, event: z.infer<typeof eventSchema>): Promise<ReadNotice> {
  const other = { kind: 'other', noticeId: event.id } as const;
  const { refundId, captureId } = refundNoticeSchema.safeParse(event.resource).data ?? {};
  if (captureId === undefined) return refused('malformed');
  const orderId = await keys.orderIdOf(captureId);
  const order = orderId === null ? null : await keys.orderOf(orderId);
  const orderNo = order?.purchaseUnits[0].customId;
  if (!order || !orderNo) return other;
  const told = refundId === undefined ? order : await withNamedRefund(keys, order, { refundId, captureId });
  const fact = factOf(told);
  if (!fact) return refused('malformed');
  const named = fact.state === 'refunded' ? { ...fact, refundId: refundId ?? fact.refundId } : fact;
  return { kind: 'fact', orderNo, noticeId: event.id, fact: named };
}
