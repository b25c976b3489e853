import type { PayType } from '@goldbean/contract';
import { newToken } from '../../../../platform/random.ts';
import {
  ProviderUnavailable,
  type PaymentFact,
  type PaymentProvider,
  type PaymentStep,
} from '../payments/payment-provider.ports.ts';
import { readCashierNotice } from './cashier.domain.ts';
import type { CashierPorts } from './cashier.ports.ts';
import { beginPayment, changePayment, findPayment, type CashierPayment } from './cashier.repository.ts';

/** The cashier as orders see it: one more provider. */
export function createStandIns({
  database,
  clock,
  ids,
  random,
  secret,
}: Pick<CashierPorts, 'database' | 'clock' | 'ids' | 'random' | 'secret'>) {
  const { reader } = database;

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

  /** The cashier in the place of the provider of this way to pay. */
  return (payType: PayType, kind: Exclude<PaymentStep['kind'], 'card'>): PaymentProvider => ({
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
  });
}
