import { sql, type Selectable } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';

/** Which film a version shows; see server/migrations/content. */
type FilmTables = {
  short_video_film: { post_id: string; version: number; film_id: string; is_ready: boolean };
};
type FilmRow = Selectable<FilmTables['short_video_film']>;
const tables = (reader: Reader) => reader.withTables<FilmTables>();

export async function saveFilm(tx: Tx, row: FilmRow): Promise<void> {
  await tables(tx).insertInto('short_video_film').values(row).execute();
}

/** How a film that versions show stands now. */
export async function setReady(tx: Tx, filmId: string, isReady: boolean): Promise<void> {
  await tables(tx)
    .updateTable('short_video_film')
    .set({ is_ready: isReady })
    .where('film_id', '=', filmId)
    .execute();
}

/** Whether the film of a version plays. */
export async function isReady(reader: Reader, postId: string, version: number): Promise<boolean> {
  const row = await tables(reader)
    .selectFrom('short_video_film')
    .select('is_ready')
    .where('post_id', '=', postId)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.is_ready ?? false;
}

/** Short videos with a version whose film does not play, or not yet: only the last one can be such. */
export async function findUnready(reader: Reader): Promise<string[]> {
  const rows = await tables(reader)
    .selectFrom('short_video_film')
    .select('post_id')
    .where('is_ready', '=', false)
    .execute();
  return rows.map(({ post_id }) => post_id);
}

/** Films of all versions of a short video. */
export const findFilms = (reader: Reader, postId: string): Promise<FilmRow[]> =>
  tables(reader).selectFrom('short_video_film').selectAll().where('post_id', '=', postId).execute();

export async function removeFilm(tx: Tx, { post_id, version }: FilmRow): Promise<void> {
  await tables(tx)
    .deleteFrom('short_video_film')
    .where('post_id', '=', post_id)
    .where('version', '=', version)
    .execute();
}

/** Where films are shown. */
export const findShowing = (reader: Reader, filmIds: readonly string[]): Promise<FilmRow[]> =>
  tables(reader)
    .selectFrom('short_video_film')
    .selectAll()
    .where('film_id', '=', sql<string>`ANY(${[...filmIds]}::text[])`)
    .execute();
