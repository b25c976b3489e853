import { sql } from 'kysely';
import { momentAt, type Moment, type Reader, type Tx } from '../../../platform/database/index.ts';

type SearchTables = { recent_search: { uid: string; sought: string; query: string; searched_at: Moment } };
const db = (reader: Reader) => reader.withTables<SearchTables>();

/** What a member looked for last, the latest first. */
export async function findRecent(reader: Reader, uid: string, most: number): Promise<string[]> {
  const rows = await db(reader)
    .selectFrom('recent_search')
    .select('query')
    .where('uid', '=', uid)
    .orderBy('searched_at', 'desc')
    .orderBy('sought')
    .limit(most)
    .execute();
  return rows.map(({ query }) => query);
}

/** Stores a search; one that is stored already moves to the front. @param now UTC ms */
export async function keepRecent(
  tx: Tx,
  { uid, sought, query }: { readonly uid: string; readonly sought: string; readonly query: string },
  now: number,
  most: number,
): Promise<void> {
  await sql`
    INSERT INTO recent_search (uid, sought, query, searched_at) VALUES (${uid}, ${sought}, ${query}, ${momentAt(now)})
    ON CONFLICT (uid, sought) DO UPDATE SET query = excluded.query, searched_at = excluded.searched_at`.execute(
    tx,
  );
  await sql`
    DELETE FROM recent_search WHERE uid = ${uid} AND sought NOT IN (
      SELECT sought FROM recent_search WHERE uid = ${uid} ORDER BY searched_at DESC, sought LIMIT ${most})`.execute(
    tx,
  );
}

/** @param sought null forgets all */
export async function forgetRecent(tx: Tx, uid: string, sought: string | null): Promise<void> {
  const all = db(tx).deleteFrom('recent_search').where('uid', '=', uid);
  await (sought === null ? all : all.where('sought', '=', sought)).execute();
}
