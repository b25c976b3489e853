import { orderStates, type OrderSource, type OrderState, type ProductKind } from '@goldbean/contract';
import { sql } from 'kysely';
import { momentAt, withDates, type Reader, type Tx } from '../../../platform/database/index.ts';
import { db, type OrderEventRow, type OrderRow } from './orders.tables.ts';
import type { PaymentStep, ProviderName } from './payments/payment-provider.ports.ts';

const unpaid: OrderState[] = [orderStates.created, orderStates.paying];

/** Locks a member's orders, so that counting the unpaid ones and adding one do not interleave. */
export async function lockMember(tx: Tx, uid: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`orders of ${uid}`}, 0))`.execute(tx);
}

/** Orders that can still be paid at `now`. */
export async function countPayable(reader: Reader, uid: string, now: number): Promise<number> {
  const { n } = await db(reader)
    .selectFrom('pay_order')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('uid', '=', uid)
    .where('state', 'in', unpaid)
    .where('expires_at', '>', momentAt(now))
    .executeTakeFirstOrThrow();
  return n;
}

/** The fields of an order before it is paid. */
export type NewOrderRow = Omit<
  OrderRow,
  | 'first_bonus'
  | 'late'
  | 'alert'
  | 'provider'
  | 'reference'
  | 'step'
  | 'transaction'
  | 'paid_at'
  | 'asked_at'
  | 'state'
>;

export async function insertOrder(tx: Tx, row: NewOrderRow): Promise<void> {
  await db(tx)
    .insertInto('pay_order')
    .values({ ...withDates(row, 'created_at', 'expires_at'), state: orderStates.created })
    .execute();
}

export async function findOrder(reader: Reader, orderNo: string): Promise<OrderRow | null> {
  const row = await db(reader)
    .selectFrom('pay_order')
    .selectAll()
    .where('order_no', '=', orderNo)
    .executeTakeFirst();
  return row ?? null;
}

/** The order, locked for update until the caller's transaction ends. */
export async function lockOrder(tx: Tx, orderNo: string): Promise<OrderRow | null> {
  const row = await db(tx)
    .selectFrom('pay_order')
    .selectAll()
    .where('order_no', '=', orderNo)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Writes a change of an order that the caller has locked. */
export async function updateOrder(tx: Tx, orderNo: string, change: Partial<OrderRow>): Promise<void> {
  const given = withDates(change, 'paid_at', 'created_at', 'expires_at', 'asked_at');
  await db(tx).updateTable('pay_order').set(given).where('order_no', '=', orderNo).execute();
}

/** Who collects, and how the payer goes on. */
export async function keepStep(
  tx: Tx,
  orderNo: string,
  begun: { readonly provider: ProviderName; readonly reference: string; readonly step: PaymentStep },
): Promise<void> {
  const { provider, reference, step } = begun;
  await sql`UPDATE pay_order SET provider = ${provider}, reference = ${reference},
    step = ${JSON.stringify(step)}::jsonb WHERE order_no = ${orderNo}`.execute(tx);
}

export async function addEvent(
  tx: Tx,
  event: Omit<OrderEventRow, 'event_id' | 'notice_hash'> & { readonly notice_hash?: string | null },
): Promise<void> {
  await db(tx).insertInto('order_event').values(withDates(event, 'at')).execute();
}

/**
 * Claims the next query about an order whose payment is under way.
 * @param before the claim succeeds only when the last query was at this moment or earlier, UTC ms
 * @returns null when it was queried since, or there is nothing to query
 */
export async function claimAsking(
  reader: Reader,
  orderNo: string,
  now: number,
  before: number,
): Promise<OrderRow | null> {
  const row = await db(reader)
    .updateTable('pay_order')
    .set({ asked_at: new Date(now) })
    .where('order_no', '=', orderNo)
    .where('state', '=', orderStates.paying)
    .where('asked_at', '<=', momentAt(before))
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Numbers of unpaid orders whose time is over, soonest first; of one member, or of all. */
export async function findDue(
  reader: Reader,
  now: number,
  uid: string | null,
  most: number,
): Promise<string[]> {
  let query = db(reader)
    .selectFrom('pay_order')
    .select('order_no')
    .where('state', 'in', unpaid)
    .where('expires_at', '<=', momentAt(now))
    .orderBy('expires_at')
    .limit(most);
  if (uid !== null) query = query.where('uid', '=', uid);
  return (await query.execute()).map((row) => row.order_no);
}

/** Numbers of orders that are paid and not delivered. */
export async function findUndelivered(reader: Reader, most: number): Promise<string[]> {
  const rows = await db(reader)
    .selectFrom('pay_order')
    .select('order_no')
    .where('state', '=', orderStates.paid)
    .orderBy('order_no')
    .limit(most)
    .execute();
  return rows.map((row) => row.order_no);
}

/** Which of a member's orders, and which page of them. */
export interface OrderQuery {
  readonly uid: string;
  readonly state?: OrderState | undefined;
  readonly kind?: ProductKind | undefined;
  readonly page: number;
  readonly page_size: number;
}

export async function findOrders(
  reader: Reader,
  { uid, state, kind, page, page_size }: OrderQuery,
): Promise<{ total: number; rows: OrderRow[] }> {
  let query = db(reader).selectFrom('pay_order').where('uid', '=', uid);
  if (state !== undefined) query = query.where('state', '=', state);
  if (kind !== undefined) query = query.where('kind', '=', kind);
  const { n } = await query.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  const rows = await query
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('order_no', 'desc')
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute();
  return { total: n, rows };
}

/** What happened to each of these orders, oldest first. */
export async function findEvents(
  reader: Reader,
  orderNos: readonly string[],
): Promise<Map<string, EventOf[]>> {
  if (orderNos.length === 0) return new Map();
  const rows = await db(reader)
    .selectFrom('order_event')
    .select(['order_no', 'at', 'from_state', 'to_state', 'source'])
    .where('order_no', 'in', orderNos)
    .orderBy('event_id')
    .execute();
  return Map.groupBy(rows, (row) => row.order_no);
}
export interface EventOf {
  readonly at: number;
  readonly from_state: OrderState | null;
  readonly to_state: OrderState;
  readonly source: OrderSource;
}

/** The version of an agreement the member accepted with the newest order that asked for it. */
export async function findAccepted(reader: Reader, uid: string, agreement: string): Promise<string | null> {
  const row = await db(reader)
    .selectFrom('pay_order')
    .select('agreement_version')
    .where('uid', '=', uid)
    .where('agreement', '=', agreement as OrderRow['agreement'])
    .orderBy('created_at', 'desc')
    .orderBy('order_no', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.agreement_version ?? null;
}
