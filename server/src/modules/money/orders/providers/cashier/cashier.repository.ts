import type { MoneyCurrency, PayType } from '@goldbean/contract';
import type { Reader } from '../../../../../platform/database/index.ts';
import type { CashierAction } from './cashier.domain.ts';

/** A payment in the cashier's own books; columns are explained in the migration. Times in UTC ms. */
export interface CashierPayment {
  readonly reference: string;
  readonly order_no: string;
  readonly pay_type: PayType;
  readonly minor: number;
  readonly currency: MoneyCurrency;
  readonly subject: string;
  readonly return_url: string;
  readonly notify_url: string;
  readonly expires_at: number;
  readonly state: 'unpaid' | 'approved' | 'paid' | 'failed' | 'closed';
  readonly action: CashierAction | null;
  readonly transaction: string | null;
  readonly paid_minor: number | null;
  readonly paid_at: number | null;
  readonly told_from: number | null;
}

type Tables = { cashier_payment: { -readonly [Column in keyof CashierPayment]: CashierPayment[Column] } };
const db = (reader: Reader) => reader.withTables<Tables>();

/**
 * Begins a payment, unless one of the same order was begun before: an order has one.
 * @returns the order's payment
 */
export async function beginPayment(reader: Reader, row: CashierPayment): Promise<CashierPayment> {
  return (
    db(reader)
      .insertInto('cashier_payment')
      .values(row)
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
    .set(change)
    .where('reference', '=', reference)
    .where('state', 'in', from)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}
