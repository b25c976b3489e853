import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { tables, type ArticleFileRow } from './articles.tables.ts';

/** Whether everybody may read the whole of the version `shown` of the engine's, as a search asks. */
export const isOpenArticle = sql`shown.body ->> 'access' = 'public'`;

export interface VersionOf {
  readonly post_id: string;
  readonly version: number;
}

/** Notes that something on the engine is an article; repeated, it changes nothing. */
export async function keepArticle(tx: Tx, postId: string, authorUid: string): Promise<void> {
  await tables(tx)
    .insertInto('article')
    .values({ post_id: postId, author_uid: authorUid })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Ids of a member's articles, begun last first, in every state. @param before an id after which to go on */
export async function findOwnIds(
  reader: Reader,
  uid: string,
  before: string | null,
  limit: number,
): Promise<string[]> {
  let query = tables(reader).selectFrom('article').select('post_id').where('author_uid', '=', uid);
  if (before !== null) query = query.where('post_id', '<', before);
  const rows = await query.orderBy('post_id', 'desc').limit(limit).execute();
  return rows.map(({ post_id }) => post_id);
}

/**
 * Makes these the files of a version.
 * @returns ids of those that the version had before: they may be in use no more
 */
export async function replaceFiles(
  tx: Tx,
  { post_id, version }: VersionOf,
  rows: readonly Omit<ArticleFileRow, 'post_id' | 'version' | 'position'>[],
): Promise<string[]> {
  const before = await tables(tx)
    .deleteFrom('article_file')
    .where('post_id', '=', post_id)
    .where('version', '=', version)
    .returning('file_id')
    .execute();
  if (rows.length > 0)
    await tables(tx)
      .insertInto('article_file')
      .values(rows.map((row, place) => ({ ...row, post_id, version, position: place + 1 })))
      .execute();
  return [...new Set(before.map(({ file_id }) => file_id))];
}

/** Takes the files of all versions from an article. @returns their ids */
export async function takeFilesFrom(tx: Tx, postId: string): Promise<string[]> {
  const rows = await tables(tx)
    .deleteFrom('article_file')
    .where('post_id', '=', postId)
    .returning('file_id')
    .execute();
  return [...new Set(rows.map(({ file_id }) => file_id))];
}

/** Whether an article has the file in any version. */
export async function hasFile(reader: Reader, fileId: string): Promise<boolean> {
  const row = await tables(reader)
    .selectFrom('article_file')
    .select('file_id')
    .where('file_id', '=', fileId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Files of versions, in their order. */
export async function findFilesOfVersions(
  reader: Reader,
  versions: readonly VersionOf[],
): Promise<ArticleFileRow[]> {
  if (versions.length === 0) return [];
  const { rows } = await sql<ArticleFileRow>`SELECT f.* FROM article_file f
    JOIN unnest(${versions.map(({ post_id }) => post_id)}::text[],
      ${versions.map(({ version }) => version)}::integer[]) AS v (post_id, version) USING (post_id, version)
    ORDER BY f.post_id, f.version, f.position`.execute(reader);
  return rows;
}

/** Where files are used. */
export const findUsesOf = (reader: Reader, fileIds: readonly string[]): Promise<ArticleFileRow[]> =>
  tables(reader)
    .selectFrom('article_file')
    .selectAll()
    .where('file_id', '=', sql<string>`ANY(${[...fileIds]}::text[])`)
    .execute();
