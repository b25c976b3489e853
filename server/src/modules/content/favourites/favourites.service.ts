import {
  favouriteLimits,
  fitsNameLetters,
  type CallAnswer,
  type CallRequest,
  type FavouriteCard,
  type FavouriteType,
  type calls,
} from '@goldbean/contract';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import { createRegistry } from '../../../platform/registry.ts';
import type { FavouritePorts, FavouriteThings } from './favourites.ports.ts';
import {
  countItems,
  deleteFolder,
  deleteItem,
  emptyFolder,
  findFolders,
  findItems,
  findFavourites,
  insertFolder,
  keepItem,
  lockFolders,
  renameFolder,
  setDefault,
  type FolderRow,
} from './favourites.repository.ts';

type FavouritesRequest<Name extends keyof typeof calls.favourites> = CallRequest<
  (typeof calls.favourites)[Name]
>;
type FavouritesAnswer<Name extends keyof typeof calls.favourites> = CallAnswer<
  (typeof calls.favourites)[Name]
>;

/** What members keep for later, in folders of which exactly one is the default (S44, E20). */
export function createFavourites(ports: FavouritePorts) {
  const { database, clock, ids, idempotency, furtherLetters } = ports;
  const { reader } = database;
  const things = createRegistry<Partial<Record<FavouriteType, FavouriteThings>>>('things that are kept');

  /** A member's folders, locked; the default one comes to be with the first look. */
  async function foldersOf(tx: Tx, uid: string): Promise<readonly [FolderRow, ...FolderRow[]]> {
    await lockFolders(tx, uid);
    const [first, ...rest] = await findFolders(tx, uid);
    if (first) return [first, ...rest];
    const made = { folder_id: ids.next(), title: '', is_default: true };
    await insertFolder(tx, { ...made, uid }, clock.now());
    return [made];
  }

  const folderIn = (folders: readonly FolderRow[], id: string): FolderRow =>
    folders.find(({ folder_id }) => folder_id === id) ?? refuse('favourite.folder_missing');

  const cardsOf = async (
    from: Reader,
    uid: string,
    type: string,
    thingIds: readonly string[],
  ): Promise<ReadonlyMap<string, FavouriteCard>> =>
    (await things.find(type as FavouriteType)?.cards(from, uid, thingIds)) ?? new Map();

  return {
    /** Registers the things of a type, before the server starts. */
    type: things.register,

    /** G063. */
    folders: (uid: string): Promise<FavouritesAnswer<'folders'>> =>
      database.transaction(async (tx) => {
        const folders = await foldersOf(tx, uid);
        const counts = await countItems(tx, uid);
        return {
          list: folders.map(({ folder_id, title, is_default }) => ({
            id: folder_id,
            title,
            is_default,
            items: counts.get(folder_id) ?? 0,
          })),
        };
      }),

    /** G064. @throws Refusal as the call says */
    save: (
      uid: string,
      given: FavouritesRequest<'save'>,
      intent: IdempotencyKey,
    ): Promise<FavouritesAnswer<'save'>> =>
      database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          const { id, title, is_default } = given;
          if (title !== undefined && !fitsNameLetters(title, furtherLetters)) refuse('group.name_letters');
          const folders = await foldersOf(tx, uid);
          if (id === undefined) {
            if (title === undefined) return refuse('group.name_empty');
            if (folders.length >= favouriteLimits.favouriteFolders) refuse('favourite.folders_full');
            const folder_id = ids.next();
            await insertFolder(tx, { folder_id, uid, title, is_default: false }, clock.now());
            if (is_default) await setDefault(tx, uid, folder_id);
            return { id: folder_id };
          }
          const folder = folderIn(folders, id);
          if (is_default === false && folder.is_default) refuse('favourite.default_stays');
          if (title !== undefined) await renameFolder(tx, id, title);
          if (is_default && !folder.is_default) await setDefault(tx, uid, id);
          return { id };
        }),
      ),

    /** G065. @throws Refusal as the call says */
    remove: (
      uid: string,
      { id, move_to }: FavouritesRequest<'remove'>,
      intent: IdempotencyKey,
    ): Promise<FavouritesAnswer<'remove'>> =>
      database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          const folders = await foldersOf(tx, uid);
          if (folderIn(folders, id).is_default) refuse('favourite.default_stays');
          if (move_to === id) refuse('favourite.folder_missing');
          if (move_to !== undefined) folderIn(folders, move_to);
          await emptyFolder(tx, id, move_to);
          await deleteFolder(tx, id);
          return { ok: true } as const;
        }),
      ),

    /** G066. @throws Refusal as the call says */
    add: (uid: string, { folder_id, type, id }: FavouritesRequest<'add'>): Promise<FavouritesAnswer<'add'>> =>
      database.transaction(async (tx) => {
        if (!(await cardsOf(tx, uid, type, [id])).has(id)) refuse('request.not_found');
        const folders = await foldersOf(tx, uid);
        const folder = folder_id === undefined ? folders[0] : folderIn(folders, folder_id);
        return {
          folder_id: await keepItem(
            tx,
            { uid, type, thing_id: id },
            { folderId: folder.folder_id, moves: folder_id !== undefined, at: clock.now() },
          ),
        };
      }),

    /** G067. */
    del: (uid: string, { type, id }: FavouritesRequest<'del'>): Promise<FavouritesAnswer<'del'>> =>
      database.transaction(async (tx) => {
        await deleteItem(tx, { uid, type, thing_id: id });
        return { ok: true } as const;
      }),

    /** G463. @throws Refusal `favourite.folder_missing`, also for another member's */
    async list(
      uid: string,
      { folder_id, page, page_size }: FavouritesRequest<'list'>,
    ): Promise<FavouritesAnswer<'list'>> {
      folderIn(await findFolders(reader, uid), folder_id);
      const rows = await findItems(reader, folder_id, { limit: page_size, offset: (page - 1) * page_size });
      const types = [...new Set(rows.map(({ type }) => type))];
      const cards = new Map(
        await Promise.all(
          types.map(async (type) => {
            const ofType = rows.filter((row) => row.type === type).map(({ thing_id }) => thing_id);
            return [type, await cardsOf(reader, uid, type, ofType)] as const;
          }),
        ),
      );
      const list = rows.map(({ type, thing_id, kept_at }) => ({
        type: type as FavouriteType,
        id: thing_id,
        folder_id,
        at: shanghaiTime(kept_at),
        at_ts: kept_at,
        card: cards.get(type)?.get(thing_id) ?? null,
      }));
      const total = (await countItems(reader, uid)).get(folder_id) ?? 0;
      return { list, total, page, page_size };
    },

    /** G464. */
    kept: async (
      uid: string,
      { type, ids: asked }: FavouritesRequest<'kept'>,
    ): Promise<FavouritesAnswer<'kept'>> => ({
      ids: await findFavourites(reader, uid, type, asked),
    }),
  };
}
export type Favourites = ReturnType<typeof createFavourites>;
