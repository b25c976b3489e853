import type { Stripe } from 'stripe';
import { z } from 'zod';
import type { RawNotice, ReadNotice } from '../payment-provider.ports.ts';
import { isFresh, refused } from '../webhooks.domain.ts';
import { factOf, type AskedIntent } from './stripe-intent.domain.ts';

/** What a notice is judged by. */
interface StripeWebhookKeys {
  readonly stripe: Pick<Stripe, 'webhooks'>;
  readonly errors: typeof Stripe.errors;
  readonly webhookSecret: string;
  /** Whether our keys move real money. */
  readonly isLive: boolean;
  /** The intent as Stripe has it. @throws ProviderUnavailable */
  readonly look: (reference: string) => Promise<AskedIntent>;
}

/** Names the intent that a notice is about: itself, or that of its charge. */
const aboutSchema = z.union([
  z.object({ object: z.literal('payment_intent'), id: z.string() }).transform(({ id }) => id),
  z
    .object({ object: z.literal('charge'), payment_intent: z.string() })
    .transform(({ payment_intent }) => payment_intent),
]);

const eventSchema = z.object({
  id: z.string(),
  type: z.string(),
  /** UTC s. */
  created: z.int(),
  livemode: z.boolean(),
  /** Set when the event belongs to an account that is connected to ours. */
  account: z.string().optional(),
  data: z.object({ object: z.unknown() }),
});

/** When a notice was sent, in UTC s; NaN unless the header has it exactly once, since the SDK would use the last. */
function sentAtOf(header: string): number {
  const times = header.split(',').filter((part) => part.startsWith('t='));
  const [, seconds] = /^t=(\d+)$/.exec(times[0] ?? '') ?? [];
  return times.length === 1 ? Number(seconds) : Number.NaN;
}

/** Verifies a notice and then queries Stripe about the intent that it names. @throws ProviderUnavailable */
export async function readNotice(
  { stripe, errors, webhookSecret, isLive, look }: StripeWebhookKeys,
  { headers, body }: RawNotice,
  now: number,
): Promise<ReadNotice> {
  const header = headers['stripe-signature'] ?? '';
  let said: unknown;
  try {
    // Not by the SDK's tolerance, which reads the process's clock and accepts the future.
    said = stripe.webhooks.constructEvent(body, header, webhookSecret, 0);
  } catch (error) {
    const isForged = error instanceof errors.StripeSignatureVerificationError;
    return refused(isForged ? 'signature' : 'malformed');
  }
  const sentAt = sentAtOf(header);
  if (Number.isNaN(sentAt)) return refused('signature');
  if (!isFresh(sentAt * 1_000, now)) return refused('stale');

  const event = eventSchema.safeParse(said).data;
  if (!event) return refused('malformed');
  const other = { kind: 'other', noticeId: event.id } as const;
  // A test's payment must never be credited as money.
  if (event.livemode !== isLive || event.account !== undefined) return other;
  if (!event.type.startsWith('payment_intent.') && event.type !== 'charge.refunded') return other;
  const about = aboutSchema.safeParse(event.data.object).data;
  if (about === undefined) return refused('malformed');
  // What is said of an intent knows nothing of a refund that came after it.
  const intent = await look(about);
  const orderNo = intent.metadata['order_no'];
  if (!orderNo) return other;
  const fact = factOf(intent);
  return fact ? { kind: 'fact', orderNo, noticeId: event.id, fact } : refused('malformed');
}
