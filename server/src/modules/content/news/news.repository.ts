import { sql } from 'kysely';
import { momentAt, withDates, type Moment, type Reader, type Tx } from '../../../platform/database/index.ts';

type NewsTable = {
  news_id: string;
  title: string;
  text: string;
  source: string;
  is_important: boolean;
  /** As `market:code`. */
  stocks: string[];
  published_at: Moment;
  author_uid: string | null;
  feed_key: string | null;
  removed_at: Moment | null;
};
type NewsTables = {
  news: NewsTable;
  news_read: { uid: string; read_at: Moment; news_id: string };
};
/** A news item as it is read; times in UTC ms. */
export interface NewsRow {
  readonly news_id: string;
  readonly title: string;
  readonly text: string;
  readonly source: string;
  readonly is_important: boolean;
  readonly stocks: string[];
  readonly published_at: number;
}
/** A place in the list, newest first. */
export interface NewsPlace {
  readonly at: number;
  readonly id: string;
}

const db = (reader: Reader) => reader.withTables<NewsTables>();
const shown = ['news_id', 'title', 'text', 'source', 'is_important', 'stocks', 'published_at'] as const;

/** @returns whether it is new: what a feed brought before is not */
export async function insertNews(
  tx: Tx,
  row: NewsRow & { readonly author_uid: string | null; readonly feed_key: string | null },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db(tx)
    .insertInto('news')
    .values({ ...withDates(row, 'published_at'), removed_at: null })
    .onConflict((conflict) => conflict.column('feed_key').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Corrects what is there; it keeps its time. @returns null for what is not there */
export async function updateNews(
  tx: Tx,
  newsId: string,
  change: Pick<NewsRow, 'title' | 'text' | 'source' | 'is_important' | 'stocks'>,
): Promise<NewsRow | null> {
  const row = await db(tx)
    .updateTable('news')
    .set(change)
    .where('news_id', '=', newsId)
    .where('removed_at', 'is', null)
    .returning(shown)
    .executeTakeFirst();
  return row ?? null;
}

/** @param now UTC ms. @returns whether it was there */
export async function removeNews(tx: Tx, newsId: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db(tx)
    .updateTable('news')
    .set({ removed_at: new Date(now) })
    .where('news_id', '=', newsId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Where an item stands, also one that was taken back: whoever read it stands there. */
export async function findPlace(reader: Reader, newsId: string): Promise<NewsPlace | null> {
  const row = await db(reader)
    .selectFrom('news')
    .select(['news_id', 'published_at'])
    .where('news_id', '=', newsId)
    .executeTakeFirst();
  return row ? { at: row.published_at, id: row.news_id } : null;
}

/** News, newest first: before one place and after another. */
export async function findNews(
  reader: Reader,
  asked: {
    readonly before: NewsPlace | null;
    readonly after: NewsPlace | null;
    readonly isImportant: boolean;
    readonly limit: number;
  },
): Promise<NewsRow[]> {
  const { before, after, isImportant, limit } = asked;
  let found = db(reader).selectFrom('news').select(shown).where('removed_at', 'is', null);
  if (isImportant) found = found.where('is_important', '=', true);
  if (before)
    found = found.where(sql<boolean>`(published_at, news_id) < (${momentAt(before.at)}, ${before.id})`);
  if (after)
    found = found.where(sql<boolean>`(published_at, news_id) > (${momentAt(after.at)}, ${after.id})`);
  return found.orderBy('published_at', 'desc').orderBy('news_id', 'desc').limit(limit).execute();
}

/** Up to which item a member has read. */
export async function findRead(reader: Reader, uid: string): Promise<NewsPlace | null> {
  const row = await db(reader)
    .selectFrom('news_read')
    .select(['news_id', 'read_at'])
    .where('uid', '=', uid)
    .executeTakeFirst();
  return row ? { at: row.read_at, id: row.news_id } : null;
}

/** Moves it forwards; back it never goes. */
export async function moveRead(tx: Tx, uid: string, place: NewsPlace): Promise<void> {
  await sql`
    INSERT INTO news_read (uid, read_at, news_id) VALUES (${uid}, ${momentAt(place.at)}, ${place.id})
    ON CONFLICT (uid) DO UPDATE SET read_at = excluded.read_at, news_id = excluded.news_id
    WHERE (excluded.read_at, excluded.news_id) > (news_read.read_at, news_read.news_id)`.execute(tx);
}
