import {
  signatureHeader,
  signNotice,
  staleMs,
  timeHeader,
} from '../../src/modules/money/orders/cashier/cashier.domain.ts';
import type { RawNotice } from '../../src/modules/money/orders/payments/payment-provider.ports.ts';

/** What is wrong with a notice, if anything. */
export type NoticeFlaw = 'none' | 'forged' | 'stale';

/**
 * A notice as the local cashier writes them: somebody paid.
 * @param secret of the server
 * @param now UTC ms
 */
export function writeNotice(
  secret: string,
  now: number,
  payment: { readonly orderNo: string; readonly transaction: string; readonly minor: number },
  flaw: NoticeFlaw = 'none',
): RawNotice {
  const { orderNo, transaction, minor } = payment;
  const body = Buffer.from(
    JSON.stringify({
      id: `${transaction}:paid`,
      order_no: orderNo,
      reference: '',
      state: 'paid',
      transaction,
      amount: minor,
      currency: 'CNY',
      paid_at: now,
    }),
  );
  const time = now - (flaw === 'stale' ? staleMs : 0);
  const signed = signNotice(`${flaw === 'forged' ? 'not ' : ''}${secret} cashier`, time, body);
  return { headers: { [timeHeader]: String(time), [signatureHeader]: signed }, body };
}
