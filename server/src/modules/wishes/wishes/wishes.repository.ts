import type { WishKind, WishProduct, WishStatus } from '@goldbean/contract';
import { sql } from 'kysely';
import { withDates, type Reader, type Tx } from '../../../platform/database/index.ts';
import {
  tables,
  wishColumns,
  type WishEventRow,
  type StoredWishAction,
  type WishRow,
} from './wishes.tables.ts';

type WishSearchWords = { readonly words: string; readonly sound: string; readonly title_grams: string[] };
type WishText = Pick<WishRow, 'title' | 'description' | 'product' | 'kind'>;

/** @param at UTC ms */
export async function insertWish(
  tx: Tx,
  row: WishText & Pick<WishRow, 'wish_id' | 'author_uid' | 'page' | 'version'> & WishSearchWords,
  at: number,
): Promise<void> {
  await tables(tx)
    .insertInto('wish')
    .values({ ...row, status: 1, created_at: new Date(at) })
    .execute();
}

/** A wish; withdrawn ones are gone. */
export async function findWish(reader: Reader, wishId: string): Promise<WishRow | null> {
  const row = await tables(reader)
    .selectFrom('wish')
    .select(wishColumns)
    .where('wish_id', '=', wishId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether another wish was merged into this one. */
export async function hasAbsorbed(reader: Reader, wishId: string): Promise<boolean> {
  const row = await tables(reader)
    .selectFrom('wish')
    .select('wish_id')
    .where('merged_into', '=', wishId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Wishes by id, without withdrawn ones, locked in the order of their ids until the transaction ends. */
export async function lockWishes(tx: Tx, wishIds: readonly string[]): Promise<Map<string, WishRow>> {
  const rows = await tables(tx)
    .selectFrom('wish')
    .select(wishColumns)
    .where('wish_id', '=', sql<string>`ANY(${[...wishIds]}::text[])`)
    .where('withdrawn_at', 'is', null)
    .orderBy('wish_id')
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map((row) => [row.wish_id, row]));
}

/** What the desk and the author change of a wish; moments in UTC ms. */
export type WishPatch = Partial<
  Omit<
    WishRow,
    'wish_id' | 'author_uid' | 'created_at' | 'free_votes' | 'paid_votes' | 'comments' | 'edition'
  > &
    WishSearchWords
>;

/** Changes an edition of a wish. @returns false when there is another one by now */
export async function updateWish(
  tx: Tx,
  { wish_id, edition }: Pick<WishRow, 'wish_id' | 'edition'>,
  patch: WishPatch & Partial<Pick<WishRow, 'edition'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('wish')
    .set(withDates(patch, 'expected_at', 'withdrawn_at', 'answered_at', 'answer_edited_at', 'rewarded_at'))
    .where('wish_id', '=', wish_id)
    .where('edition', '=', edition)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Comments that everybody sees, more or fewer. @returns how many there are */
export async function addComments(tx: Tx, wishId: string, more: number): Promise<number> {
  const row = await tables(tx)
    .updateTable('wish')
    .set((wish) => ({ comments: wish('comments', '+', more) }))
    .where('wish_id', '=', wishId)
    .returning('comments')
    .executeTakeFirstOrThrow();
  return row.comments;
}

/** In which count of the lists a wish stands; null for one that stands in none. */
interface CountedWish {
  readonly product: WishProduct | null;
  readonly kind: WishKind;
  readonly status: WishStatus;
}

/** Keeps the counts of the lists when a wish comes, goes or changes. Taken after the wish's own lock. */
export async function recount(tx: Tx, before: CountedWish | null, after: CountedWish | null): Promise<void> {
  const steps = [...(before ? [{ ...before, n: -1 }] : []), ...(after ? [{ ...after, n: 1 }] : [])].toSorted(
    (a, b) => a.status - b.status,
  );
  for (const { product, kind, status, n } of steps)
    await sql`
      INSERT INTO wish_count (product, kind, status, n) VALUES (${product ?? ''}, ${kind}, ${status}, ${Math.max(n, 0)})
      ON CONFLICT (product, kind, status) DO UPDATE SET n = wish_count.n + ${n}`.execute(tx);
}

export async function insertEvent(tx: Tx, row: WishEventRow): Promise<void> {
  const { action, ...rest } = withDates(row, 'at');
  await tables(tx)
    .insertInto('wish_event')
    .values({ ...rest, action: sql<StoredWishAction>`${JSON.stringify(action)}::jsonb` })
    .execute();
}

/** The history of a wish, newest first. */
export function findEvents(reader: Reader, wishId: string): Promise<WishEventRow[]> {
  return tables(reader)
    .selectFrom('wish_event')
    .selectAll()
    .where('wish_id', '=', wishId)
    .orderBy('at', 'desc')
    .orderBy('event_id', 'desc')
    .execute();
}

/** E02: whether the free vote of a member was ever given in their name, for a wish. */
export async function wasVotedFor(reader: Reader, wishId: string, uid: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM wish_event
    WHERE wish_id = ${wishId} AND action ->> 'kind' = 'voted' AND action ->> 'voter' = ${uid} LIMIT 1`.execute(
    reader,
  );
  return rows.length > 0;
}

/** Changes of status of wishes within a time, UTC ms, its end not included; oldest first. */
export async function findMoves(
  reader: Reader,
  wishIds: readonly string[],
  from: number,
  until: number,
): Promise<{ wish_id: string; to: WishStatus; at: number }[]> {
  const { rows } = await sql<{ wish_id: string; to: WishStatus; at: number }>`
    SELECT wish_id, (action ->> 'to')::int AS "to", at FROM wish_event
    WHERE wish_id = ANY(${[...wishIds]}::text[]) AND action ->> 'kind' = 'moved'
      AND at >= ${new Date(from)} AND at < ${new Date(until)}
    ORDER BY at, event_id`.execute(reader);
  return rows;
}

/** The pictures of wishes, in their order. */
export async function findPictures(
  reader: Reader,
  wishIds: readonly string[],
): Promise<Map<string, { file_id: string; url: string }[]>> {
  const rows = await tables(reader)
    .selectFrom('wish_picture')
    .select(['wish_id', 'file_id', 'url'])
    .where('wish_id', '=', sql<string>`ANY(${[...wishIds]}::text[])`)
    .orderBy('wish_id')
    .orderBy('position')
    .execute();
  const byWish = new Map<string, { file_id: string; url: string }[]>();
  for (const { wish_id, ...picture } of rows) byWish.set(wish_id, [...(byWish.get(wish_id) ?? []), picture]);
  return byWish;
}

/** Puts these in the place of a wish's pictures. */
export async function writePictures(
  tx: Tx,
  wishId: string,
  pictures: readonly { readonly file_id: string; readonly url: string }[],
): Promise<void> {
  await tables(tx).deleteFrom('wish_picture').where('wish_id', '=', wishId).execute();
  if (pictures.length === 0) return;
  await tables(tx)
    .insertInto('wish_picture')
    .values(pictures.map(({ file_id, url }, at) => ({ wish_id: wishId, position: at + 1, file_id, url })))
    .execute();
}

/** Whether any wish shows the picture. */
export async function isPictureUsed(reader: Reader, fileId: string): Promise<boolean> {
  const row = await tables(reader)
    .selectFrom('wish_picture')
    .select('wish_id')
    .where('file_id', '=', fileId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Titles of wishes, by id. */
export async function findTitles(reader: Reader, wishIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await tables(reader)
    .selectFrom('wish')
    .select(['wish_id', 'title'])
    .where('wish_id', '=', sql<string>`ANY(${[...wishIds]}::text[])`)
    .execute();
  return new Map(rows.map(({ wish_id, title }) => [wish_id, title]));
}

/** The same of those that a member may read: neither withdrawn nor, but for one's own, hidden. */
export async function findShownTitles(
  reader: Reader,
  uid: string,
  wishIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await tables(reader)
    .selectFrom('wish')
    .select(['wish_id', 'title'])
    .where('wish_id', '=', sql<string>`ANY(${[...wishIds]}::text[])`)
    .where('withdrawn_at', 'is', null)
    .where((wish) => wish.or([wish('status', '<>', 0), wish('author_uid', '=', uid)]))
    .execute();
  return new Map(rows.map(({ wish_id, title }) => [wish_id, title]));
}
