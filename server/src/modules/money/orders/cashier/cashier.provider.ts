import type { PayType } from '@goldbean/contract';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database, Tx } from '../../../../platform/database/index.ts';
import type { Ids } from '../../../../platform/ids.ts';
import type { Jobs } from '../../../../platform/jobs.ts';
import { newToken, type Random } from '../../../../platform/random.ts';
import {
  ProviderUnavailable,
  type PaymentFact,
  type PaymentProvider,
  type PaymentStep,
} from '../payments/payment-provider.ports.ts';
import {
  lateMs,
  manyTimes,
  readCashierNotice,
  signatureHeader,
  signNotice,
  slowMs,
  staleMs,
  timeHeader,
  type CashierAction,
  type CashierNotice,
} from './cashier.domain.ts';
import { beginPayment, changePayment, findPayment, type CashierPayment } from './cashier.repository.ts';

export interface CashierPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly random: Random;
  readonly jobs: Jobs;
  /** Signs notices. */
  readonly secret: string;
  /** `http://host:port` at which this very server hears notices, or null while it does not listen. */
  ownAddress(): string | null;
  /** Sends a notice; left out, by HTTP. @returns the status of the answer */
  readonly send?: (url: string, headers: Readonly<Record<string, string>>, body: string) => Promise<number>;
}

const noticeJob = 'cashier.notify';
/** A shop that does not answer a notice within this time has not taken it. */
const noticeMs = 5_000;

async function sendByHttp(url: string, headers: Readonly<Record<string, string>>, body: string) {
  const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(noticeMs) });
  await answer.arrayBuffer();
  return answer.status;
}

/** What the payer's choice makes of an unpaid payment. */
function outcomeOf(
  action: CashierAction,
  payment: CashierPayment,
  now: number,
  transaction: string,
): Partial<CashierPayment> | null {
  const paid = { state: 'paid', action, transaction, paid_minor: payment.minor, paid_at: now } as const;
  switch (action) {
    case 'pay':
    case 'eight':
      return { ...paid, told_from: now };
    case 'slow':
      return { ...paid, told_from: now + slowMs };
    case 'late':
      return { ...paid, told_from: payment.expires_at + lateMs };
    case 'wrong':
      return { ...paid, paid_minor: payment.minor > 1 ? payment.minor - 1 : 2, told_from: now };
    case 'approve':
      return { state: 'approved', action };
    case 'decline':
      return { state: 'failed', action };
    case 'forged':
    case 'stale':
      return null;
  }
}

/**
 * The local cashier (D72): behaves like a provider outside, with books of its own, a page to pay on and signed
 * notices over HTTP, and moves no real money. It can also do what providers do on a bad day.
 */
export function createCashier(ports: CashierPorts) {
  const { database, clock, ids, random, jobs, secret, ownAddress, send = sendByHttp } = ports;
  const { reader } = database;

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
    const payment = await findPayment(reader, String(reference));
    if (!payment) return;
    const isFalse = kind === 'forged' || kind === 'stale';
    const times = kind === 'eight' ? manyTimes : 1;
    const taken = await Promise.all(
      Array.from({ length: times }, () => notify(payment, isFalse ? kind : null)),
    );
    // Like a provider it repeats a notice that was not accepted. A false notice is expected to be refused.
    if (!isFalse && taken.includes(false)) throw new Error(`the notice of ${payment.order_no} was not taken`);
  });

  const notifyLater = (tx: Tx, reference: string, kind: CashierAction, at: number): Promise<void> =>
    jobs.at(tx, noticeJob, { reference, kind }, at);

  function factOf(payment: CashierPayment): PaymentFact {
    const { state, transaction, paid_minor, paid_at, told_from } = payment;
    if (state !== 'paid') return { state };
    if (transaction === null || paid_minor === null || paid_at === null || clock.now() < (told_from ?? 0))
      return { state: 'unpaid' };
    return {
      state,
      transaction,
      price: { minor: paid_minor, currency: payment.currency },
      paidAt: paid_at,
    };
  }

  async function known(reference: string): Promise<CashierPayment> {
    const payment = await findPayment(reader, reference);
    if (!payment) throw new ProviderUnavailable(`the cashier knows no payment ${reference}`);
    return payment;
  }

  const query = async (_orderNo: string, reference: string): Promise<PaymentFact> =>
    factOf(await known(reference));

  return {
    /** The cashier in the place of the provider of this way to pay. */
    standIn: (payType: PayType, kind: Exclude<PaymentStep['kind'], 'card'>): PaymentProvider => ({
      name: 'cashier',
      async start({ orderNo, price, subject, gives, returnUrl, notifyUrl, expiresAt }) {
        const { reference, notify_url } = await beginPayment(reader, {
          // The address cannot be guessed, so whoever has it may pay.
          reference: newToken(random),
          order_no: orderNo,
          pay_type: payType,
          minor: price.minor,
          currency: price.currency,
          subject,
          gives_currency: gives?.currency ?? null,
          gives_amount: gives?.amount ?? null,
          return_url: returnUrl,
          notify_url: notifyUrl,
          expires_at: expiresAt,
          state: 'unpaid',
          action: null,
          transaction: null,
          paid_minor: null,
          paid_at: null,
          told_from: null,
        });
        const url = `${new URL(notify_url).origin}/pay/cashier/${reference}`;
        return { reference, step: kind === 'qr' ? { kind, codeUrl: url } : { kind, url } };
      },
      query,
      async capture(orderNo, reference) {
        const now = clock.now();
        const payment = await known(reference);
        await changePayment(reader, reference, ['approved'], {
          state: 'paid',
          transaction: ids.next(),
          paid_minor: payment.minor,
          paid_at: now,
          told_from: now,
        });
        return query(orderNo, reference);
      },
      async close(_orderNo, reference) {
        await changePayment(reader, reference, ['unpaid', 'approved'], { state: 'closed' });
      },
      readNotice: async (notice, now) => readCashierNotice(secret, notice, now),
      answer: (isTaken) => ({
        status: isTaken ? 200 : 400,
        contentType: 'text/plain; charset=utf-8',
        body: isTaken ? 'taken' : 'refused',
      }),
    }),

    /** A payment as its page shows it; null for an address that was made up. */
    find: (reference: string): Promise<CashierPayment | null> => findPayment(reader, reference),

    /**
     * Does what the payer chose.
     * @returns false when the payment is over
     */
    act: (reference: string, action: CashierAction): Promise<boolean> =>
      database.transaction(async (tx) => {
        const now = clock.now();
        const payment = await findPayment(tx, reference);
        if (payment?.state !== 'unpaid' || now >= payment.expires_at) return false;
        const outcome = outcomeOf(action, payment, now, ids.next());
        const changed = await changePayment(tx, reference, ['unpaid'], outcome ?? { action });
        if (!changed) return false;
        await notifyLater(tx, reference, action, changed.told_from ?? now);
        return true;
      }),
  };
}
export type Cashier = ReturnType<typeof createCashier>;
