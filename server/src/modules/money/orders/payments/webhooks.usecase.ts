import { createHash } from 'node:crypto';
import { checkJob } from './collection/ask-provider.usecase.ts';
import type { OrderPorts } from '../orders.ports.ts';
import type { NoticeAnswer, PaymentProvider, RawNotice } from './payment-provider.ports.ts';
import { countRefusal, noteNotice } from './payments.repository.ts';
import type { PaymentSettlement } from './settle-payment.usecase.ts';

/** Notices of providers (G028): verified by the provider's own rules, then booked once. */
export function createWebhooks(
  ports: Pick<OrderPorts, 'database' | 'clock' | 'jobs' | 'log' | 'collectors'>,
  settling: PaymentSettlement,
) {
  const { database, clock, jobs, log } = ports;
  const providers = new Map<string, PaymentProvider>(
    [...ports.collectors.values()].map((provider) => [provider.name, provider]),
  );

  /**
   * @param name of the provider, as the address says
   * @returns the answer in the provider's format, or null when no provider of that name is configured
   * @throws ProviderUnavailable when it cannot be verified now; the provider then sends it again
   */
  return async function take(name: string, raw: RawNotice): Promise<NoticeAnswer | null> {
    const provider = providers.get(name);
    if (!provider) return null;
    const now = clock.now();
    const read = await provider.readNotice(raw, now);
    if (read.kind === 'refused') {
      log.warn({ provider: provider.name, reason: read.reason }, 'a payment notice was refused');
      await countRefusal(database.reader, provider.name, read.reason, now);
      return provider.answer(false);
    }
    const noticeHash = createHash('sha256').update(raw.body).digest('base64url');
    const note = {
      provider: provider.name,
      notice_id: read.noticeId,
      order_no: read.kind === 'fact' ? read.orderNo : null,
      fact: read.kind === 'fact' ? read.fact.state : 'other',
      body_hash: noticeHash,
    };
    if (read.kind === 'other') {
      await database.transaction((tx) => noteNotice(tx, note, now));
      return provider.answer(true);
    }
    const { orderNo, fact } = read;
    if (fact.state === 'approved') {
      // A capture calls the provider, which waits for this answer: a job does it right away.
      await database.transaction(async (tx) => {
        await noteNotice(tx, note, now);
        await jobs.at(tx, checkJob, { order_no: orderNo }, now);
      });
      return provider.answer(true);
    }
    await settling.settle({
      orderNo,
      provider: provider.name,
      fact,
      source: 'notify',
      noticeHash,
      note: (tx) => noteNotice(tx, note, now),
    });
    return provider.answer(true);
  };
}
