import { sql } from 'kysely';
import type { Moment, Reader, Tx } from '../../../platform/database/index.ts';

type FavouriteTables = {
  favourite_folder: {
    folder_id: string;
    uid: string;
    title: string;
    is_default: boolean;
    created_at: Moment;
  };
  favourite_item: { uid: string; type: string; thing_id: string; folder_id: string; kept_at: Moment };
};
const tables = (reader: Reader) => reader.withTables<FavouriteTables>();

export interface FolderRow {
  readonly folder_id: string;
  readonly title: string;
  readonly is_default: boolean;
}

/** One change of a member's folders at a time, also before there is any. */
export const lockFolders = async (tx: Tx, uid: string): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`favourites ${uid}`}, 0))`.execute(tx);
};

/** A member's folders, the default one first, then the oldest. */
export const findFolders = (reader: Reader, uid: string): Promise<FolderRow[]> =>
  tables(reader)
    .selectFrom('favourite_folder')
    .select(['folder_id', 'title', 'is_default'])
    .where('uid', '=', uid)
    .orderBy('is_default', 'desc')
    .orderBy('created_at')
    .orderBy('folder_id')
    .execute();

/** How much lies in each of a member's folders; empty ones are left out. */
export async function countItems(reader: Reader, uid: string): Promise<Map<string, number>> {
  const rows = await tables(reader)
    .selectFrom('favourite_item')
    .select((select) => ['folder_id', select.fn.countAll<number>().as('items')])
    .where('uid', '=', uid)
    .groupBy('folder_id')
    .execute();
  return new Map(rows.map(({ folder_id, items }) => [folder_id, items]));
}

/** @param at UTC ms */
export async function insertFolder(tx: Tx, row: FolderRow & { uid: string }, at: number): Promise<void> {
  await tables(tx)
    .insertInto('favourite_folder')
    .values({ ...row, created_at: new Date(at) })
    .execute();
}

export async function renameFolder(tx: Tx, folderId: string, title: string): Promise<void> {
  await tables(tx).updateTable('favourite_folder').set({ title }).where('folder_id', '=', folderId).execute();
}

/** Makes one folder of a member the default in place of the other. */
export async function setDefault(tx: Tx, uid: string, folderId: string): Promise<void> {
  const mine = tables(tx).updateTable('favourite_folder').where('uid', '=', uid);
  await mine.set({ is_default: false }).where('is_default', '=', true).execute();
  await mine.set({ is_default: true }).where('folder_id', '=', folderId).execute();
}

export async function deleteFolder(tx: Tx, folderId: string): Promise<void> {
  await tables(tx).deleteFrom('favourite_folder').where('folder_id', '=', folderId).execute();
}

/** @param to left out, what lies in it is a favourite no longer */
export async function emptyFolder(tx: Tx, folderId: string, to?: string): Promise<void> {
  if (to === undefined)
    await tables(tx).deleteFrom('favourite_item').where('folder_id', '=', folderId).execute();
  else
    await tables(tx)
      .updateTable('favourite_item')
      .set({ folder_id: to })
      .where('folder_id', '=', folderId)
      .execute();
}

export interface ItemKey {
  readonly uid: string;
  readonly type: string;
  readonly thing_id: string;
}

/** Makes a thing a favourite, or moves it when it is one already and `moves`. @param at UTC ms @returns where it lies */
export async function keepItem(
  tx: Tx,
  key: ItemKey,
  { folderId, moves, at }: { readonly folderId: string; readonly moves: boolean; readonly at: number },
): Promise<string> {
  const { folder_id } = await tables(tx)
    .insertInto('favourite_item')
    .values({ ...key, folder_id: folderId, kept_at: new Date(at) })
    .onConflict((conflict) =>
      conflict
        .columns(['uid', 'type', 'thing_id'])
        .doUpdateSet((set) => ({ folder_id: moves ? folderId : set.ref('favourite_item.folder_id') })),
    )
    .returning('folder_id')
    .executeTakeFirstOrThrow();
  return folder_id;
}

export async function deleteItem(tx: Tx, { uid, type, thing_id }: ItemKey): Promise<void> {
  await tables(tx)
    .deleteFrom('favourite_item')
    .where('uid', '=', uid)
    .where('type', '=', type)
    .where('thing_id', '=', thing_id)
    .execute();
}

/** What lies in a folder, the latest first. */
export const findItems = (
  reader: Reader,
  folderId: string,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ type: string; thing_id: string; kept_at: number }[]> =>
  tables(reader)
    .selectFrom('favourite_item')
    .select(['type', 'thing_id', 'kept_at'])
    .where('folder_id', '=', folderId)
    .orderBy('kept_at', 'desc')
    .orderBy('type')
    .orderBy('thing_id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();

/** Those of `ids` that a member keeps. */
export async function findFavourites(
  reader: Reader,
  uid: string,
  type: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await tables(reader)
    .selectFrom('favourite_item')
    .select('thing_id')
    .where('uid', '=', uid)
    .where('type', '=', type)
    .where('thing_id', '=', sql<string>`ANY(${[...ids]}::text[])`)
    .orderBy('thing_id')
    .execute();
  return rows.map(({ thing_id }) => thing_id);
}
