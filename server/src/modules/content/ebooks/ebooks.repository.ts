import { sql, type Selectable } from 'kysely';
import { momentAt, withDates, type Moment, type Reader, type Tx } from '../../../platform/database/index.ts';
import { standAllIn } from '../../../platform/finding.ts';

type EbookTable = {
  ebook_id: string;
  title: string;
  author: string;
  about: string;
  file_id: string;
  size: number;
  pages: number;
  cover_id: string | null;
  cover_url: string | null;
  published_at: Moment;
  uid: string;
};
type EbookTables = {
  ebook: EbookTable & { removed_at: Moment | null };
  ebook_bookmark: { uid: string; ebook_id: string; page: number; note: string };
};
/** A book; its time in UTC ms. */
export type EbookRow = Selectable<EbookTable>;
/** A book in a list, with the page that the member read last. */
export type ListedEbook = EbookRow & { readonly my_page: number | null };

const db = (reader: Reader) => reader.withTables<EbookTables>();
const shown = [
  'ebook_id',
  'title',
  'author',
  'about',
  'file_id',
  'size',
  'pages',
  'cover_id',
  'cover_url',
  'published_at',
  'uid',
] as const;

/** Books that are out, the latest first. @param asked `q` empty for all */
export async function findEbooks(
  reader: Reader,
  asked: { readonly q: string; readonly uid: string; readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: ListedEbook[]; readonly total: number }> {
  const { q, uid, limit, offset } = asked;
  const found = sql`FROM ebook WHERE removed_at IS NULL
    AND ${standAllIn(sql`found_by(title || ' ' || author)`, q)}`;
  const counted = await sql<{ total: number }>`SELECT count(*)::int AS total ${found}`.execute(reader);
  const { rows } = await sql<ListedEbook>`
    SELECT book.*, place.page AS my_page
    FROM (SELECT * ${found} ORDER BY published_at DESC, ebook_id DESC LIMIT ${limit} OFFSET ${offset}) AS book
    LEFT JOIN ebook_place AS place ON place.ebook_id = book.ebook_id AND place.uid = ${uid}
    ORDER BY book.published_at DESC, book.ebook_id DESC`.execute(reader);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export async function findEbook(reader: Reader, ebookId: string): Promise<EbookRow | undefined> {
  return db(reader)
    .selectFrom('ebook')
    .select(shown)
    .where('ebook_id', '=', ebookId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

/** The book, which nobody else changes or marks before the transaction ends. */
export async function lockEbook(tx: Tx, ebookId: string): Promise<EbookRow | undefined> {
  return (
    db(tx)
      .selectFrom('ebook')
      .select(shown)
      .where('ebook_id', '=', ebookId)
      .where('removed_at', 'is', null)
      // Readers who keep their page meanwhile do not wait for it.
      .forNoKeyUpdate()
      .executeTakeFirst()
  );
}

/** Those of the files that a book which is out is read from. */
export async function findOpenFiles(reader: Reader, fileIds: readonly string[]): Promise<Set<string>> {
  if (fileIds.length === 0) return new Set();
  const rows = await db(reader)
    .selectFrom('ebook')
    .select('file_id')
    .where('file_id', 'in', fileIds)
    .where('removed_at', 'is', null)
    .execute();
  return new Set(rows.map(({ file_id }) => file_id));
}

export async function insertEbook(tx: Tx, row: EbookRow): Promise<void> {
  await db(tx)
    .insertInto('ebook')
    .values({ ...withDates(row, 'published_at'), removed_at: null })
    .execute();
}

export async function updateEbook(
  tx: Tx,
  ebookId: string,
  change: Omit<EbookRow, 'ebook_id' | 'published_at' | 'uid'>,
): Promise<void> {
  await db(tx).updateTable('ebook').set(change).where('ebook_id', '=', ebookId).execute();
}

/** @param now UTC ms. @returns whether it was out */
export async function removeEbook(tx: Tx, ebookId: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db(tx)
    .updateTable('ebook')
    .set({ removed_at: new Date(now) })
    .where('ebook_id', '=', ebookId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The page that a member read last; null before they opened the book. */
export async function findPlace(reader: Reader, uid: string, ebookId: string): Promise<number | null> {
  const { rows } = await sql<{ page: number }>`
    SELECT page FROM ebook_place WHERE uid = ${uid} AND ebook_id = ${ebookId}`.execute(reader);
  return rows[0]?.page ?? null;
}

/** Keeps the page, unless another was turned to later. @param turnedAt UTC ms */
export async function keepPlace(
  tx: Tx,
  uid: string,
  ebookId: string,
  page: number,
  turnedAt: number,
): Promise<void> {
  await sql`
    INSERT INTO ebook_place (uid, ebook_id, page, turned_at)
    VALUES (${uid}, ${ebookId}, ${page}, ${momentAt(turnedAt)})
    ON CONFLICT (uid, ebook_id) DO UPDATE SET page = excluded.page, turned_at = excluded.turned_at
    WHERE excluded.turned_at >= ebook_place.turned_at`.execute(tx);
}

/** A member's bookmarks in a book, by page. */
export async function findBookmarks(
  reader: Reader,
  uid: string,
  ebookId: string,
): Promise<{ page: number; note: string }[]> {
  return db(reader)
    .selectFrom('ebook_bookmark')
    .select(['page', 'note'])
    .where('uid', '=', uid)
    .where('ebook_id', '=', ebookId)
    .orderBy('page')
    .execute();
}

export async function keepBookmark(tx: Tx, row: EbookTables['ebook_bookmark']): Promise<void> {
  await db(tx)
    .insertInto('ebook_bookmark')
    .values(row)
    .onConflict((conflict) => conflict.columns(['uid', 'ebook_id', 'page']).doUpdateSet({ note: row.note }))
    .execute();
}

export async function removeBookmark(tx: Tx, uid: string, ebookId: string, page: number): Promise<void> {
  await db(tx)
    .deleteFrom('ebook_bookmark')
    .where('uid', '=', uid)
    .where('ebook_id', '=', ebookId)
    .where('page', '=', page)
    .execute();
}
