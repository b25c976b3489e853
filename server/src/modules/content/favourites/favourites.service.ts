import type { CallAnswer, CallRequest, FavouriteType, calls } from '@goldbean/contract';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import { createRegistry } from '../../../platform/registry.ts';
import type { FavouritePorts, FavouriteThings } from './favourites.ports.ts';
import { deleteItem, findFavourites, keepItem } from './favourites.repository.ts';
import { cardsOf, listFavourites } from './favourites.views.ts';
import { folderIn, foldersOf, listFolders, removeFolder, saveFolder } from './folders.usecase.ts';

type FavouritesRequest<Name extends keyof typeof calls.favourites> = CallRequest<
  (typeof calls.favourites)[Name]
>;
type FavouritesAnswer<Name extends keyof typeof calls.favourites> = CallAnswer<
  (typeof calls.favourites)[Name]
>;

/** What members keep for later, in folders of which exactly one is the default (S44, E20). */
export function createFavourites(ports: FavouritePorts) {
  const { database, clock, idempotency } = ports;
  const { reader } = database;
  const things = createRegistry<Partial<Record<FavouriteType, FavouriteThings>>>(
    'things that can be favourites',
  );

  return {
    /** Registers the things of a type, before the server starts. */
    type: things.register,

    /** G063. */
    folders: (uid: string): Promise<FavouritesAnswer<'folders'>> =>
      database.transaction((tx) => listFolders(tx, uid, ports)),

    /** G064. @throws Refusal as the call says */
    save: (
      uid: string,
      given: FavouritesRequest<'save'>,
      intent: IdempotencyKey,
    ): Promise<FavouritesAnswer<'save'>> =>
      database.transaction((tx) => idempotency.once(tx, intent, () => saveFolder(tx, uid, given, ports))),

    /** G065. @throws Refusal as the call says */
    remove: (
      uid: string,
      given: FavouritesRequest<'remove'>,
      intent: IdempotencyKey,
    ): Promise<FavouritesAnswer<'remove'>> =>
      database.transaction((tx) => idempotency.once(tx, intent, () => removeFolder(tx, uid, given, ports))),

    /** G066. @throws Refusal as the call says */
    add: (uid: string, { folder_id, type, id }: FavouritesRequest<'add'>): Promise<FavouritesAnswer<'add'>> =>
      database.transaction(async (tx) => {
        if (!(await cardsOf(tx, uid, { type, thingIds: [id] }, things)).has(id)) refuse('request.not_found');
        const folders = await foldersOf(tx, uid, ports);
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
    list: (uid: string, given: FavouritesRequest<'list'>): Promise<FavouritesAnswer<'list'>> =>
      listFavourites(reader, uid, given, things),

    /** G464. */
    among: async (
      uid: string,
      { type, ids: asked }: FavouritesRequest<'kept'>,
    ): Promise<FavouritesAnswer<'kept'>> => ({
      ids: await findFavourites(reader, uid, type, asked),
    }),
  };
}
export type Favourites = ReturnType<typeof createFavourites>;
