import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/index.ts';
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
    request_id: string;
    created_at: number;
  };
  gift_combo: {
    live_id: string;
    uid: string;
    gift_id: string;
    combo_id: string;
    n: number;
    last_at: number;
  };
  barrage: {
    barrage_id: string;
    live_id: string;
    channel_id: string;
    uid: string;
    text: string;
    media_ts: number | null;
    beans: number;
    request_id: string;
    created_at: number;
  };
  gift_total: { live_id: string; uid: string; beans: number; reached_at: number };
};
export type SendRow = GiftTables['gift_send'];
export type BarrageRow = GiftTables['barrage'];

const db = (reader: Reader) => reader.withTables<GiftTables>();
const shown = ['gift_id', 'name', 'price', 'icon', 'fan_level'] as const;

export const findCatalogue = (reader: Reader): Promise<CatalogueGift[]> =>
  db(reader)
    .selectFrom('gift')
    .select([...shown, 'tab'])
    .orderBy('tab')
    .orderBy('place')
    .execute();

export async function findGift(reader: Reader, giftId: string): Promise<CatalogueGift | null> {
  const row = await db(reader)
    .selectFrom('gift')
    .select([...shown, 'tab'])
    .where('gift_id', '=', giftId)
    .executeTakeFirst();
  return row ?? null;
}

export async function findKnapsack(
  reader: Reader,
  uid: string,
): Promise<{ gift: Omit<CatalogueGift, 'tab'>; n: number }[]> {
  const rows = await db(reader)
    .selectFrom('knapsack_item')
    .innerJoin('gift', 'gift.gift_id', 'knapsack_item.gift_id')
    .select(['gift.gift_id', 'name', 'price', 'icon', 'fan_level', 'knapsack_item.n'])
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

export async function countInKnapsack(reader: Reader, uid: string, giftId: string): Promise<number> {
  const row = await db(reader)
    .selectFrom('knapsack_item')
    .select('n')
    .where('uid', '=', uid)
    .where('gift_id', '=', giftId)
    .executeTakeFirst();
  return row?.n ?? 0;
}

/**
 * Adds to the giver's combo, or begins one when the last gift is older than `since`.
 * @param combo with the id a new one would have
 */
export async function feedCombo(
  tx: Tx,
  combo: GiftTables['gift_combo'],
  since: number,
): Promise<{ combo_id: string; n: number }> {
  const goesOn = sql<boolean>`gift_combo.last_at > ${since}`;
  return db(tx)
    .insertInto('gift_combo')
    .values(combo)
    .onConflict((conflict) =>
      conflict.columns(['live_id', 'uid', 'gift_id']).doUpdateSet({
        combo_id: sql`CASE WHEN ${goesOn} THEN gift_combo.combo_id ELSE excluded.combo_id END`,
        n: sql`CASE WHEN ${goesOn} THEN gift_combo.n + excluded.n ELSE excluded.n END`,
        last_at: sql`excluded.last_at`,
      }),
    )
    .returning(['combo_id', 'n'])
    .executeTakeFirstOrThrow();
}

/** @returns false when this intent was done before */
export async function insertSend(tx: Tx, row: SendRow): Promise<boolean> {
  const added = await db(tx)
    .insertInto('gift_send')
    .values(row)
    .onConflict((conflict) => conflict.columns(['uid', 'request_id']).doNothing())
    .returning('send_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** @returns false when this intent was done before */
export async function insertBarrage(tx: Tx, row: BarrageRow): Promise<boolean> {
  const added = await db(tx)
    .insertInto('barrage')
    .values(row)
    .onConflict((conflict) => conflict.columns(['uid', 'request_id']).doNothing())
    .returning('barrage_id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function addTotal(tx: Tx, row: GiftTables['gift_total']): Promise<void> {
  await db(tx)
    .insertInto('gift_total')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['live_id', 'uid']).doUpdateSet({
        beans: sql`gift_total.beans + excluded.beans`,
        reached_at: sql`excluded.reached_at`,
      }),
    )
    .execute();
}

export async function sumTotals(reader: Reader, liveId: string): Promise<number> {
  const row = await db(reader)
    .selectFrom('gift_total')
    .select(sql<number>`coalesce(sum(beans), 0)::bigint`.as('beans'))
    .where('live_id', '=', liveId)
    .executeTakeFirstOrThrow();
  return row.beans;
}

/** Who gave most, most first; of equals, who got there first. */
export async function findRank(
  reader: Reader,
  liveId: string,
  most: number,
): Promise<{ uid: string; score: number }[]> {
  const rows = await db(reader)
    .selectFrom('gift_total')
    .select(['uid', 'beans'])
    .where('live_id', '=', liveId)
    .orderBy('beans', 'desc')
    .orderBy('reached_at')
    .orderBy('uid')
    .limit(most)
    .execute();
  return rows.map(({ uid, beans }) => ({ uid, score: beans }));
}
