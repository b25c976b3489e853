import type { OrderSource } from '@goldbean/contract';
import { sql } from 'kysely';
import { withDates, type Reader, type Tx } from '../../../../platform/database/index.ts';
import { db, type AlertReason, type RecordRow } from '../orders.tables.ts';
import type { MinorMoney, ProviderName } from './payment-provider.ports.ts';

/** A received payment, as the provider reports it. */
export interface SeenPayment {
  readonly provider: ProviderName;
  readonly transaction: string;
  readonly orderNo: string;
  readonly price: MinorMoney;
  /** UTC ms. */
  readonly paidAt: number;
  /** What was given back of it, in the unit of `price`; null where nothing was, or nobody says how much. */
  readonly refunded: number | null;
  /** The provider's number of what was given back; null where nothing was, or it tells a sum alone. */
  readonly refundId: string | null;
}

/** Names a refund, so that each raises one alert: by its number, or by the sum that was given back until then. */
const refundKeyOf = ({ refundId, refunded }: SeenPayment): string => refundId ?? String(refunded ?? '');

/**
 * Links a payment with its order; each can be linked once (invariant 5).
 * @returns false when the payment, or the order, is taken
 */
export async function insertPayment(tx: Tx, payment: SeenPayment, now: number): Promise<boolean> {
  const { provider, transaction, orderNo, price, paidAt } = payment;
  const row = await db(tx)
    .insertInto('order_payment')
    .values({
      provider,
      transaction,
      order_no: orderNo,
      minor: price.minor,
      currency: price.currency,
      paid_at: new Date(paidAt),
      created_at: new Date(now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('order_no')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns false when the same was raised before */
export async function insertAlert(
  tx: Tx,
  payment: SeenPayment,
  reason: AlertReason,
  source: OrderSource,
  now: number,
): Promise<boolean> {
  const { provider, transaction, orderNo, price, refunded } = payment;
  const row = await db(tx)
    .insertInto('payment_alert')
    .values({
      provider,
      transaction,
      reason,
      order_no: orderNo,
      minor: price.minor,
      currency: price.currency,
      refunded,
      refund_key: reason === 'refunded' ? refundKeyOf(payment) : '',
      source,
      created_at: new Date(now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('order_no')
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores a validly signed notice, and counts its repeats. */
export async function noteNotice(
  tx: Tx,
  notice: {
    readonly provider: ProviderName;
    readonly notice_id: string;
    readonly order_no: string | null;
    readonly fact: string;
    readonly body_hash: string;
  },
  now: number,
): Promise<void> {
  const seen = new Date(now);
  await db(tx)
    .insertInto('provider_notice')
    .values({ ...notice, first_seen: seen, last_seen: seen })
    .onConflict((conflict) =>
      conflict
        .columns(['provider', 'notice_id'])
        .doUpdateSet({ last_seen: seen, times_seen: sql`provider_notice.times_seen + 1` }),
    )
    .execute();
}

/** Counts a refused notice; nothing else of it is stored. */
export async function countRefusal(
  reader: Reader,
  provider: ProviderName,
  reason: string,
  now: number,
): Promise<void> {
  await sql`INSERT INTO notice_refusal (provider, reason, day, n)
    VALUES (${provider}, ${reason}, (${new Date(now)}::timestamptz AT TIME ZONE 'UTC')::date, 1)
    ON CONFLICT (provider, reason, day) DO UPDATE SET n = notice_refusal.n + 1`.execute(reader);
}

/** @returns false when the order has its record already (E18) */
export async function insertRecord(tx: Tx, row: RecordRow): Promise<boolean> {
  const inserted = await db(tx)
    .insertInto('recharge_record')
    .values(withDates(row, 'created_at'))
    .onConflict((conflict) => conflict.column('order_no').doNothing())
    .returning('record_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Adds bonus beans of an order to its record, in the transaction that wrote it. */
export async function raiseRecord(tx: Tx, orderNo: string, beans: number): Promise<void> {
  await db(tx)
    .updateTable('recharge_record')
    .set((eb) => ({ gold_num: eb('gold_num', '+', beans) }))
    .where('order_no', '=', orderNo)
    .execute();
}

export async function findRecord(reader: Reader, orderNo: string): Promise<RecordRow | null> {
  const row = await db(reader)
    .selectFrom('recharge_record')
    .selectAll()
    .where('order_no', '=', orderNo)
    .executeTakeFirst();
  return row ?? null;
}
