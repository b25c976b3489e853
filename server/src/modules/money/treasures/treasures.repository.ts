import type { TreasureState } from '@goldbean/contract';
import { sql, type Selectable } from 'kysely';
import { momentAt, withDates, type Moment, type Reader, type Tx } from '../../../platform/database/index.ts';
import { standAllIn } from '../../../platform/finding.ts';

type TreasureTable = {
  treasure_id: string;
  name: string;
  description: string;
  cover: string;
  price: number;
  stock: number;
  taken: number;
  limit_each: number;
  opens_at: Moment;
  closes_at: Moment;
  created_at: Moment;
};
type TreasureTables = {
  treasure: TreasureTable;
  treasure_exchange: {
    order_no: string;
    treasure_id: string;
    uid: string;
    vouchers: number;
    exchanged_at: Moment;
  };
};
/** A treasure as it is read; times in UTC ms. */
export type TreasureRow = Selectable<TreasureTable>;
export interface TreasureExchange {
  readonly order_no: string;
  readonly treasure_id: string;
  readonly uid: string;
  readonly vouchers: number;
  /** UTC ms. */
  readonly exchanged_at: number;
}

const db = (reader: Reader) => reader.withTables<TreasureTables>();

export async function insertTreasure(tx: Tx, row: TreasureRow): Promise<void> {
  await db(tx)
    .insertInto('treasure')
    .values(withDates(row, 'opens_at', 'closes_at', 'created_at'))
    .execute();
}

export const findTreasure = (reader: Reader, treasureId: string): Promise<TreasureRow | undefined> =>
  db(reader).selectFrom('treasure').selectAll().where('treasure_id', '=', treasureId).executeTakeFirst();

/** The treasure, of which nobody else takes one before the transaction ends. */
export async function lockTreasure(tx: Tx, treasureId: string): Promise<TreasureRow | undefined> {
  return db(tx)
    .selectFrom('treasure')
    .selectAll()
    .where('treasure_id', '=', treasureId)
    .forUpdate()
    .executeTakeFirst();
}

/** Takes one of what the caller has locked. */
export async function takeOne(tx: Tx, exchange: TreasureExchange): Promise<void> {
  await db(tx)
    .updateTable('treasure')
    .set({ taken: sql`taken + 1` })
    .where('treasure_id', '=', exchange.treasure_id)
    .execute();
  await db(tx).insertInto('treasure_exchange').values(withDates(exchange, 'exchanged_at')).execute();
}

/** What a member has of these treasures: numbers of orders by treasure, first come first. */
export async function findNumbers(
  reader: Reader,
  uid: string,
  treasureIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (treasureIds.length === 0) return new Map();
  const rows = await db(reader)
    .selectFrom('treasure_exchange')
    .select(['treasure_id', 'order_no'])
    .where('uid', '=', uid)
    .where('treasure_id', 'in', treasureIds)
    .orderBy('exchanged_at')
    .orderBy('order_no')
    .execute();
  const numbers = new Map<string, string[]>();
  for (const { treasure_id, order_no } of rows)
    numbers.set(treasure_id, [...(numbers.get(treasure_id) ?? []), order_no]);
  return numbers;
}

/** Open ones, then those to come, then what is gone; within a state what closes next, gone ones the latest first. */
const order: readonly TreasureState[] = ['open', 'to_come', 'sold_out', 'ended'];

export interface TreasureSearch {
  readonly q: string;
  readonly state: TreasureState | undefined;
  readonly isMine: boolean;
  readonly treasureId: string | undefined;
}

/**
 * Treasures in their order, and how many there are in each state under the same words.
 * @param now UTC ms
 */
export async function findTreasures(
  reader: Reader,
  uid: string,
  { q, state, isMine, treasureId }: TreasureSearch,
  { now, limit, offset }: { readonly now: number; readonly limit: number; readonly offset: number },
): Promise<{
  readonly rows: TreasureRow[];
  readonly counts: Readonly<Partial<Record<TreasureState, number>>>;
}> {
  const at = momentAt(now);
  const stateOf = sql<TreasureState>`CASE WHEN ${at} < opens_at THEN 'to_come' WHEN ${at} >= closes_at THEN 'ended'
    WHEN taken >= stock THEN 'sold_out' ELSE 'open' END`;
  const found = sql`FROM (SELECT treasure.*, ${stateOf} AS state FROM treasure) AS treasure WHERE ${standAllIn(sql`found_by(name) || ' ' || found_by(description)`, q)}
    ${isMine ? sql`AND EXISTS (SELECT 1 FROM treasure_exchange e WHERE e.treasure_id = treasure.treasure_id AND e.uid = ${uid})` : sql``}
    ${treasureId === undefined ? sql`` : sql`AND treasure_id = ${treasureId}`}`;
  const counted = await sql<{ state: TreasureState; n: number }>`
    SELECT state, count(*)::int AS n ${found} GROUP BY state`.execute(reader);
  const { rows } = await sql<TreasureRow>`
    SELECT treasure_id, name, description, cover, price, stock, taken, limit_each, opens_at, closes_at, created_at
    ${found} ${state === undefined ? sql`` : sql`AND state = ${state}`}
    ORDER BY array_position(${[...order]}::text[], state),
      CASE WHEN state = 'to_come' THEN opens_at WHEN state = 'open' THEN closes_at END,
      closes_at DESC, treasure_id
    LIMIT ${limit} OFFSET ${offset}`.execute(reader);
  return { rows, counts: Object.fromEntries(counted.rows.map((one) => [one.state, one.n])) };
}
