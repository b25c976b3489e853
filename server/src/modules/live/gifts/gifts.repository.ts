import { sql, type Selectable } from 'kysely';
import { momentAt, withDates, type Moment, type Reader, type Tx } from '../../../platform/database/index.ts';
import type { CatalogueGift, TabKey } from './gifts.domain.ts';

type GiftTables = {
  gift: {
    gift_id: string;
    name: string;
    price: number;
    icon: string;
    tab: TabKey;
    place: number;
    fan_level: number | null;
    iron_fan: boolean;
  };
  knapsack_item: { uid: string; gift_id: string; n: number };
  gift_send: {
    send_id: string;
    live_id: string;
    channel_id: string;
    uid: string;
    gift_id: string;
    n: number;
    beans: number;
    from_knapsack: boolean;
    combo_id: string;
    media_ts: number | null;
    created_at: Moment;
  };
  gift_combo: {
    live_id: string;
    uid: string;
    gift_id: string;
    combo_id: string;
    n: number;
    last_at: Moment;
  };
  barrage: {
    barrage_id: string;
    live_id: string;
    channel_id: string;
    uid: string;
    text: string;
    media_ts: number | null;
    beans: number;
    created_at: Moment;
  };
};
export type SendRow = Selectable<GiftTables['gift_send']>;
export type BarrageRow = Selectable<GiftTables['barrage']>;

const db = (reader: Reader) => reader.withTables<GiftTables>();
const shown = ['gift_id', 'name', 'price', 'icon', 'fan_level', 'iron_fan'] as const;

export const findCatalogue = (reader: Reader): Promise<CatalogueGift[]> =>
  db(reader)
    .selectFrom('gift')
    .select([...shown, 'tab'])
    .orderBy('tab')
    .orderBy('place')
    .execute();

export async function findGift(reader: Reader, giftId: string): Promise<CatalogueGift | null> {
  return (await findGifts(reader, [giftId])).get(giftId) ?? null;
}

export async function findGifts(
  reader: Reader,
  giftIds: readonly string[],
): Promise<Map<string, CatalogueGift>> {
  const rows = await db(reader)
    .selectFrom('gift')
    .select([...shown, 'tab'])
    .where('gift_id', '=', sql<string>`ANY(${[...giftIds]}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.gift_id, row]));
}

export async function findKnapsack(
  reader: Reader,
  uid: string,
): Promise<{ gift: Omit<CatalogueGift, 'tab'>; n: number }[]> {
  const rows = await db(reader)
    .selectFrom('knapsack_item')
    .innerJoin('gift', 'gift.gift_id', 'knapsack_item.gift_id')
    .select(['gift.gift_id', 'name', 'price', 'icon', 'fan_level', 'iron_fan', 'knapsack_item.n'])
    .where('uid', '=', uid)
    .where('knapsack_item.n', '>', 0)
    .orderBy('price')
    .orderBy('gift.gift_id')
    .execute();
  return rows.map(({ n, ...gift }) => ({ gift, n }));
}

export async function addToKnapsack(tx: Tx, uid: string, giftId: string, n: number): Promise<void> {
  await db(tx)
    .insertInto('knapsack_item')
    .values({ uid, gift_id: giftId, n })
    .onConflict((conflict) =>
      conflict.columns(['uid', 'gift_id']).doUpdateSet({ n: sql`knapsack_item.n + excluded.n` }),
    )
    .execute();
}

/** @returns how many are left, or null when there were not so many */
export async function takeFromKnapsack(
  tx: Tx,
  uid: string,
  giftId: string,
  n: number,
): Promise<number | null> {
  const row = await db(tx)
    .updateTable('knapsack_item')
    .set({ n: sql`n - ${n}` })
    .where('uid', '=', uid)
    .where('gift_id', '=', giftId)
    .where('n', '>=', n)
    .returning('n')
    .executeTakeFirst();
  return row?.n ?? null;
}

/** Gifts of a kind that somebody owns, or takes out. */
export interface Owned {
  readonly uid: string;
  readonly giftId: string;
  readonly n: number;
}

type OwnedGiftKey = Pick<Owned, 'uid' | 'giftId'>;
export const kindOf = ({ uid, giftId }: OwnedGiftKey): string => JSON.stringify([uid, giftId]);

/** Locks these rows of knapsacks until `tx` ends, in the same order as packets add gifts. */
export async function holdKnapsacks(tx: Tx, wanted: readonly OwnedGiftKey[]): Promise<void> {
  if (wanted.length === 0) return;
  await sql`SELECT 1 FROM knapsack_item
    WHERE (uid, gift_id) IN (
      SELECT * FROM unnest(${wanted.map(({ uid }) => uid)}::text[], ${wanted.map(({ giftId }) => giftId)}::text[])
    )
    ORDER BY uid COLLATE "C", gift_id COLLATE "C" FOR NO KEY UPDATE`.execute(tx);
}

/** Gifts in knapsacks, of the given kinds. */
export async function findOwned(reader: Reader, wanted: readonly OwnedGiftKey[]): Promise<Owned[]> {
  const { rows } = await sql<Owned>`
    SELECT uid, gift_id AS "giftId", n FROM knapsack_item
    WHERE (uid, gift_id) IN (
      SELECT * FROM unnest(${wanted.map(({ uid }) => uid)}::text[], ${wanted.map(({ giftId }) => giftId)}::text[])
    )`.execute(reader);
  return rows;
}

/** Removes gifts from knapsacks that the caller has locked. @param taken a kind may appear several times */
export async function takeFromKnapsacks(tx: Tx, taken: readonly Owned[]): Promise<void> {
  if (taken.length === 0) return;
  await sql`UPDATE knapsack_item AS item SET n = item.n - taken.n
    FROM (
      SELECT uid, gift_id, sum(n)::int AS n
      FROM unnest(
        ${taken.map(({ uid }) => uid)}::text[], ${taken.map(({ giftId }) => giftId)}::text[],
        ${taken.map(({ n }) => n)}::int[]
      ) AS one (uid, gift_id, n)
      GROUP BY uid, gift_id
    ) AS taken
    WHERE item.uid = taken.uid AND item.gift_id = taken.gift_id`.execute(tx);
}

/** A giver's combo of one gift. */
type Combo = Selectable<GiftTables['gift_combo']>;

/**
 * Adds to givers' combos, or begins them when the last gift is older than `since`.
 * @param combos a giver and a gift appear once; with the id a new one would have
 */
export async function feedCombos(
  tx: Tx,
  combos: readonly Combo[],
  since: number,
): Promise<Pick<Combo, 'uid' | 'gift_id' | 'combo_id' | 'n'>[]> {
  if (combos.length === 0) return [];
  const given = combos.map((combo) => withDates(combo, 'last_at'));
  const { rows } = await sql<Pick<Combo, 'uid' | 'gift_id' | 'combo_id' | 'n'>>`
    INSERT INTO gift_combo
    SELECT * FROM jsonb_populate_recordset(NULL::gift_combo, ${JSON.stringify(given)}::jsonb) ORDER BY uid, gift_id
    ON CONFLICT (live_id, uid, gift_id) DO UPDATE SET
      combo_id = CASE WHEN gift_combo.last_at > ${new Date(since)} THEN gift_combo.combo_id ELSE excluded.combo_id END,
      n = CASE WHEN gift_combo.last_at > ${new Date(since)} THEN gift_combo.n + excluded.n ELSE excluded.n END,
      last_at = excluded.last_at
    RETURNING uid, gift_id, combo_id, n`.execute(tx);
  return rows;
}

export async function insertSends(tx: Tx, rows: readonly SendRow[]): Promise<void> {
  const given = rows.map((row) => withDates(row, 'created_at'));
  await sql`INSERT INTO gift_send
    SELECT * FROM jsonb_populate_recordset(NULL::gift_send, ${JSON.stringify(given)}::jsonb)`.execute(tx);
}

export async function insertBarrages(tx: Tx, rows: readonly BarrageRow[]): Promise<void> {
  const given = rows.map((row) => withDates(row, 'created_at'));
  await sql`INSERT INTO barrage
    SELECT * FROM jsonb_populate_recordset(NULL::barrage, ${JSON.stringify(given)}::jsonb)`.execute(tx);
}

/** How many gifts each member sent in a live session within a time, UTC ms, its end not included. */
export const countGifts = (
  reader: Reader,
  liveId: string,
  from: number,
  until: number,
): Promise<{ uid: string; n: number }[]> =>
  db(reader)
    .selectFrom('gift_send')
    .select((select) => ['uid', select.fn.countAll<number>().as('n')])
    .where('live_id', '=', liveId)
    .where('created_at', '>=', momentAt(from))
    .where('created_at', '<', momentAt(until))
    .groupBy('uid')
    .execute();

/** Whether the member has given a gift of this kind in a live session. */
export async function hasGiven(
  reader: Reader,
  liveId: string,
  uid: string,
  giftId: string,
): Promise<boolean> {
  const row = await db(reader)
    .selectFrom('gift_combo')
    .select('uid')
    .where('live_id', '=', liveId)
    .where('uid', '=', uid)
    .where('gift_id', '=', giftId)
    .executeTakeFirst();
  return row !== undefined;
}

/** In which live session each of these gifts and comments was given. */
export async function findLives(
  reader: Reader,
  ids: readonly string[],
): Promise<{ id: string; live_id: string }[]> {
  const { rows } = await sql<{ id: string; live_id: string }>`
    SELECT send_id AS id, live_id FROM gift_send WHERE send_id = ANY(${[...ids]})
    UNION ALL SELECT barrage_id, live_id FROM barrage WHERE barrage_id = ANY(${[...ids]})`.execute(reader);
  return rows;
}
