import { sql } from 'kysely';
import { momentAt, withDates, type Reader, type Tx } from '../../../platform/database/index.ts';
import { ironFanLimits } from '@goldbean/contract';
import { tables, type MembershipRow, type PeriodRow, type SaleRow } from './iron-fans.tables.ts';

/** Whose membership of which channel. */
export interface IronFanKey {
  readonly channel_id: string;
  readonly uid: string;
}

export async function findMembership(
  reader: Reader,
  { channel_id, uid }: IronFanKey,
): Promise<MembershipRow | null> {
  const row = await tables(reader)
    .selectFrom('iron_fan')
    .selectAll()
    .where('channel_id', '=', channel_id)
    .where('uid', '=', uid)
    .executeTakeFirst();
  return row ?? null;
}

/** Nobody else changes it, or makes the first one, before the transaction ends. */
export async function lockMembership(tx: Tx, { channel_id, uid }: IronFanKey): Promise<MembershipRow | null> {
  // There may be no row to lock yet.
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`iron_fan ${channel_id} ${uid}`}, 0))`.execute(
    tx,
  );
  const row = await tables(tx)
    .selectFrom('iron_fan')
    .selectAll()
    .where('channel_id', '=', channel_id)
    .where('uid', '=', uid)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Writes all of it, the first time too. */
export async function saveMembership(tx: Tx, row: MembershipRow): Promise<void> {
  const dated = withDates(row, 'started_at', 'expires_at', 'tried_at', 'due_at');
  const { channel_id: _channel, uid: _uid, ...columns } = dated;
  await tables(tx)
    .insertInto('iron_fan')
    .values(dated)
    .onConflict((conflict) => conflict.columns(['channel_id', 'uid']).doUpdateSet(columns))
    .execute();
}

export async function insertPeriod(tx: Tx, row: PeriodRow): Promise<void> {
  await tables(tx)
    .insertInto('iron_fan_period')
    .values(withDates(row, 'from_at', 'until_at', 'created_at'))
    .execute();
}

/** Memberships with a step that is due, longest first. */
export async function findDue(reader: Reader, now: number, limit: number): Promise<IronFanKey[]> {
  return tables(reader)
    .selectFrom('iron_fan')
    .select(['channel_id', 'uid'])
    .where('due_at', '<=', momentAt(now))
    .orderBy('due_at')
    .limit(limit)
    .execute();
}

/** Those of `uids` whose membership of the channel runs. */
export async function findRunning(
  reader: Reader,
  now: number,
  channelId: string,
  uids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tables(reader)
    .selectFrom('iron_fan')
    .select('uid')
    .where('channel_id', '=', channelId)
    .where('uid', '=', sql<string>`ANY(${[...uids]}::text[])`)
    .where('ended', '=', false)
    .where((where) =>
      where.or([
        where('expires_at', '>', momentAt(now)),
        where.and([
          where('auto', '=', true),
          where('expires_at', '>', momentAt(now - ironFanLimits.ironLateMs)),
        ]),
      ]),
    )
    .execute();
  return new Set(rows.map(({ uid }) => uid));
}

/** All of a member's, those that end first at the top, expired ones last. */
export async function findOf(reader: Reader, uid: string): Promise<MembershipRow[]> {
  return tables(reader)
    .selectFrom('iron_fan')
    .selectAll()
    .where('uid', '=', uid)
    .orderBy('ended')
    .orderBy('expires_at')
    .orderBy('channel_id')
    .execute();
}

/** A page of a channel's, in the same order. */
export async function findOfChannel(
  reader: Reader,
  channelId: string,
  { page, page_size }: { readonly page: number; readonly page_size: number },
): Promise<{ readonly total: number; readonly rows: readonly MembershipRow[] }> {
  const of = tables(reader).selectFrom('iron_fan').where('channel_id', '=', channelId);
  const { total } = await of
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await of
    .selectAll()
    .orderBy('ended')
    .orderBy('expires_at')
    .orderBy('uid')
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute();
  return { total, rows };
}

export async function insertSale(tx: Tx, row: SaleRow): Promise<void> {
  await tables(tx).insertInto('iron_fan_sale').values(withDates(row, 'created_at')).execute();
}

export async function setSaleOrder(tx: Tx, saleId: string, orderNo: string): Promise<void> {
  await tables(tx)
    .updateTable('iron_fan_sale')
    .set({ order_no: orderNo })
    .where('sale_id', '=', saleId)
    .execute();
}

export async function findSale(reader: Reader, saleId: string): Promise<SaleRow | null> {
  const row = await tables(reader)
    .selectFrom('iron_fan_sale')
    .selectAll()
    .where('sale_id', '=', saleId)
    .executeTakeFirst();
  return row ?? null;
}
