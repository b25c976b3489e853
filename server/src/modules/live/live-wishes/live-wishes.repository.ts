import { sql } from 'kysely';
import type { Moment, Reader, Tx } from '../../../platform/database/index.ts';

type LiveWishTables = {
  live_wish: {
    wish_id: string;
    live_id: string;
    gift_id: string;
    target: number;
    now: number;
    created_at: Moment;
  };
  live_wish_helper: { wish_id: string; uid: string; n: number; reached_at: Moment };
};

export interface LiveWishRow {
  readonly wish_id: string;
  readonly live_id: string;
  readonly gift_id: string;
  readonly target: number;
  readonly now: number;
}

/** Gifts of one kind that one member gave. */
export interface WishGift {
  readonly uid: string;
  readonly giftId: string;
  readonly n: number;
}

const db = (reader: Reader) => reader.withTables<LiveWishTables>();
const shown = ['wish_id', 'live_id', 'gift_id', 'target', 'now'] as const;

export const findWish = (reader: Reader, wishId: string): Promise<LiveWishRow | undefined> =>
  db(reader).selectFrom('live_wish').select(shown).where('wish_id', '=', wishId).executeTakeFirst();

/** The wishes of a live session, the oldest first. */
export const findWishes = (reader: Reader, liveId: string): Promise<LiveWishRow[]> =>
  db(reader)
    .selectFrom('live_wish')
    .select(shown)
    .where('live_id', '=', liveId)
    .orderBy('created_at')
    .orderBy('wish_id')
    .execute();

/** Stores a wish; one for the same gift gets the target and keeps what has come. @returns its id */
export async function saveWish(
  tx: Tx,
  wish: Pick<LiveWishRow, 'wish_id' | 'live_id' | 'gift_id' | 'target'>,
  now: number,
): Promise<string> {
  const row = await db(tx)
    .insertInto('live_wish')
    .values({ ...wish, now: 0, created_at: new Date(now) })
    .onConflict((conflict) =>
      conflict.columns(['live_id', 'gift_id']).doUpdateSet({ target: sql`excluded.target` }),
    )
    .returning('wish_id')
    .executeTakeFirstOrThrow();
  return row.wish_id;
}

export async function deleteWish(tx: Tx, wishId: string): Promise<void> {
  await db(tx).deleteFrom('live_wish').where('wish_id', '=', wishId).execute();
}

/**
 * Adds gifts to the wishes of a live session that hope for them.
 * @param given a member and a gift may appear several times
 * @param now UTC ms
 * @returns the wishes that they helped, with what has come in all
 */
export async function addGiven(
  tx: Tx,
  liveId: string,
  given: readonly WishGift[],
  now: number,
): Promise<Pick<LiveWishRow, 'wish_id' | 'now'>[]> {
  const { rows } = await sql<Pick<LiveWishRow, 'wish_id' | 'now'>>`
    WITH given AS (
      SELECT wish.wish_id, one.uid, sum(one.n) AS n
      FROM unnest(
        ${given.map(({ uid }) => uid)}::text[], ${given.map(({ giftId }) => giftId)}::text[],
        ${given.map(({ n }) => n)}::int[]
      ) AS one (uid, gift_id, n)
      JOIN live_wish AS wish ON wish.live_id = ${liveId} AND wish.gift_id = one.gift_id
      GROUP BY wish.wish_id, one.uid
    ), helped AS (
      INSERT INTO live_wish_helper (wish_id, uid, n, reached_at)
      SELECT wish_id, uid, n, ${new Date(now)} FROM given ORDER BY wish_id, uid
      ON CONFLICT (wish_id, uid) DO UPDATE SET
        n = live_wish_helper.n + excluded.n, reached_at = excluded.reached_at
    )
    UPDATE live_wish AS wish SET now = wish.now + came.n
    FROM (SELECT wish_id, sum(n) AS n FROM given GROUP BY wish_id) AS came
    WHERE wish.wish_id = came.wish_id
    RETURNING wish.wish_id, wish.now`.execute(tx);
  return rows;
}

/** Those who gave most for each of the wishes, and how many gave. */
export async function findTops(
  reader: Reader,
  wishIds: readonly string[],
  most: number,
): Promise<{ wish_id: string; uid: string; helpers: number }[]> {
  const { rows } = await sql<{ wish_id: string; uid: string; helpers: number }>`
    SELECT wish.wish_id, top.uid, (SELECT count(*) FROM live_wish_helper WHERE wish_id = wish.wish_id) AS helpers
    FROM unnest(${[...wishIds]}::text[]) AS wish (wish_id)
    CROSS JOIN LATERAL (
      SELECT uid, n, reached_at FROM live_wish_helper WHERE wish_id = wish.wish_id
      ORDER BY n DESC, reached_at, uid LIMIT ${most}
    ) AS top
    ORDER BY wish.wish_id, top.n DESC, top.reached_at, top.uid`.execute(reader);
  return rows;
}

/** A page of those who gave for a wish, and how many they are. */
export async function findHelpers(
  reader: Reader,
  wishId: string,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ total: number; rows: { uid: string; n: number }[] }> {
  const { total } = await db(reader)
    .selectFrom('live_wish_helper')
    .select(sql<number>`count(*)`.as('total'))
    .where('wish_id', '=', wishId)
    .executeTakeFirstOrThrow();
  const rows = await db(reader)
    .selectFrom('live_wish_helper')
    .select(['uid', 'n'])
    .where('wish_id', '=', wishId)
    .orderBy('n', 'desc')
    .orderBy('reached_at')
    .orderBy('uid')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { total, rows };
}
