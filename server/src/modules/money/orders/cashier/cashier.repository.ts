import type { Currency, MoneyCurrency, PayType } from '@goldbean/contract';
import type { Selectable } from 'kysely';
import { withDates, type Moment, type Reader } from '../../../../platform/database/index.ts';
import type { CashierAction } from './cashier.domain.ts';

/** Columns are explained in the migration. */
type PaymentTable = {
  reference: string;
  order_no: string;
  pay_type: PayType;
  minor: number;
  currency: MoneyCurrency;
  subject: string;
  gives_currency: Currency | null;
  gives_amount: number | null;
  return_url: string;
  notify_url: string;
  expires_at: Moment;
  state: 'unpaid' | 'approved' | 'paid' | 'failed' | 'closed';
  action: CashierAction | null;
  transaction: string | null;
  paid_minor: number | null;
  paid_at: Moment | null;
  told_from: Moment | null;
};
/** A payment in the cashier's own books. */
export type CashierPayment = Readonly<Selectable<PaymentTable>>;

type CashierTables = { cashier_payment: PaymentTable };
const db = (reader: Reader) => reader.withTables<CashierTables>();
const moments = ['expires_at', 'paid_at', 'told_from'] as const;

/**
 * Begins a payment, unless one of the same order was begun before: an order has one.
 * @returns the order's payment
 */
export async function beginPayment(reader: Reader, row: CashierPayment): Promise<CashierPayment> {
  return (
    db(reader)
      .insertInto('cashier_payment')
      .values(withDates(row, ...moments))
      // Writes nothing new, and so answers the row that was there.
      .onConflict((conflict) => conflict.column('order_no').doUpdateSet({ order_no: row.order_no }))
      .returningAll()
      .executeTakeFirstOrThrow()
  );
}

export async function findPayment(reader: Reader, reference: string): Promise<CashierPayment | null> {
  const row = await db(reader)
    .selectFrom('cashier_payment')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Changes a payment that is still in one of these states: of two that act at once, one does.
 * @returns the payment afterwards, or null when it has gone on
 */
export async function changePayment(
  reader: Reader,
  reference: string,
  from: readonly CashierPayment['state'][],
  change: Partial<CashierPayment>,
): Promise<CashierPayment | null> {
  const row = await db(reader)
    .updateTable('cashier_payment')
    .set(withDates(change, ...moments))
    .where('reference', '=', reference)
    .where('state', 'in', from)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}
