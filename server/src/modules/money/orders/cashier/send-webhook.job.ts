import type { Tx } from '../../../../platform/database/index.ts';
import {
  manyTimes,
  signatureHeader,
  signNotice,
  staleMs,
  timeHeader,
  type CashierAction,
  type CashierNotice,
} from './cashier.domain.ts';
import type { CashierPorts } from './cashier.ports.ts';
import { findPayment, type CashierPayment } from './cashier.repository.ts';

const noticeJob = 'cashier.notify';
/** A shop that does not answer a notice within this time has not taken it. */
const noticeMs = 5_000;

async function sendByHttp(url: string, headers: Readonly<Record<string, string>>, body: string) {
  const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(noticeMs) });
  await answer.arrayBuffer();
  return answer.status;
}

/** Webhooks of payments: signed notices by HTTP, as a provider outside sends them. */
export function createCashierWebhooks({
  database,
  clock,
  jobs,
  secret,
  ownAddress,
  send = sendByHttp,
}: Pick<CashierPorts, 'database' | 'clock' | 'jobs' | 'secret' | 'ownAddress' | 'send'>) {
  /** What a notice says; of a payment nobody made, that it was made. */
  const noticeOf = (payment: CashierPayment): CashierNotice => ({
    id: `${payment.reference}:${payment.transaction === null ? payment.state : 'paid'}`,
    order_no: payment.order_no,
    reference: payment.reference,
    state: payment.state === 'failed' || payment.state === 'approved' ? payment.state : 'paid',
    transaction: payment.transaction ?? `none-${payment.reference}`,
    amount: payment.paid_minor ?? payment.minor,
    currency: payment.currency,
    paid_at: payment.paid_at ?? clock.now(),
  });

  /** @returns false when the shop did not take it */
  async function notify(payment: CashierPayment, kind: CashierAction | null): Promise<boolean> {
    const own = ownAddress();
    if (own === null) throw new Error('the cashier cannot tell a server that does not listen');
    const body = JSON.stringify(noticeOf(payment));
    const time = clock.now() - (kind === 'stale' ? staleMs : 0);
    const signature = signNotice(kind === 'forged' ? `not ${secret}` : secret, time, body);
    const headers = {
      'content-type': 'application/json',
      [timeHeader]: String(time),
      [signatureHeader]: signature,
    };
    // To this server itself, whatever name the payer knew it by.
    const status = await send(`${own}${new URL(payment.notify_url).pathname}`, headers, body);
    return status >= 200 && status < 300;
  }

  jobs.define(noticeJob, async ({ reference, kind }) => {
    const payment = await findPayment(database.reader, String(reference));
    if (!payment) return;
    const isFalse = kind === 'forged' || kind === 'stale';
    const times = kind === 'eight' ? manyTimes : 1;
    const taken = await Promise.all(
      Array.from({ length: times }, () => notify(payment, isFalse ? kind : null)),
    );
    // Like a provider it repeats a notice that was not accepted. A false notice is expected to be refused.
    if (!isFalse && taken.includes(false)) throw new Error(`the notice of ${payment.order_no} was not taken`);
  });

  return {
    notifyLater: (tx: Tx, reference: string, kind: CashierAction, at: number): Promise<void> =>
      jobs.at(tx, noticeJob, { reference, kind }, at),
  };
}
