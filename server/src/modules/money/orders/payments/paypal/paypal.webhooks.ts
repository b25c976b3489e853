import { verify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { z } from 'zod';
import type { RawNotice, ReadNotice } from '../payment-provider.ports.ts';
import { isFresh, jsonOf, refused } from '../webhooks.domain.ts';
import type { KeyAt } from './certificates.provider.ts';
import { factOf, type PaypalOrder } from './paypal-order.domain.ts';

/** What a notice is judged by. */
interface PaypalWebhookKeys {
  readonly webhookId: string;
  readonly keyAt: KeyAt;
  /** The order as PayPal has it, if it is one that our merchant collects for. @throws ProviderUnavailable */
  readonly orderOf: (reference: string) => Promise<PaypalOrder | null>;
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

/** Of payments that go forward; refunds and disputes have other ways. */
const events =
  /^(?:CHECKOUT\.ORDER\.(?:APPROVED|COMPLETED|VOIDED)|CHECKOUT\.PAYMENT-APPROVAL\.REVERSED|PAYMENT\.CAPTURE\.(?:COMPLETED|PENDING|DENIED|DECLINED))$/;

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
  if (!events.test(event.event_type)) return other;
  const asked = resourceSchema.safeParse(event.resource).data;
  if (asked === undefined) return refused('malformed');
  const order = await keys.orderOf(asked);
  const orderNo = order?.purchaseUnits[0].customId;
  if (!order || !orderNo) return other;
  const fact = factOf(order);
  return fact ? { kind: 'fact', orderNo, noticeId: event.id, fact } : refused('malformed');
}
