import type { CallAnswer, CallRequest, FavouriteCard, FavouriteType, calls } from '@goldbean/contract';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/database/index.ts';
import type { Registry } from '../../../platform/registry.ts';
import type { FavouriteThings } from './favourites.ports.ts';
import { countItems, findFolders, findItems } from './favourites.repository.ts';
import { folderIn } from './folders.usecase.ts';

/** The things of each type that can stand in a folder. */
export type FavouriteTypes = Registry<Partial<Record<FavouriteType, FavouriteThings>>>;

/** Those of the things that the member may know of now, as cards; none for a type that nobody has registered. */
export async function cardsOf(
  from: Reader,
  uid: string,
  { type, thingIds }: { type: string; thingIds: readonly string[] },
  things: FavouriteTypes,
): Promise<ReadonlyMap<string, FavouriteCard>> {
  return (await things.find(type as FavouriteType)?.cards(from, uid, thingIds)) ?? new Map();
}

/** G463: a page of a folder. @throws Refusal `favourite.folder_missing`, also for another member's */
export async function listFavourites(
  reader: Reader,
  uid: string,
  { folder_id, page, page_size }: CallRequest<typeof calls.favourites.list>,
  things: FavouriteTypes,
): Promise<CallAnswer<typeof calls.favourites.list>> {
  folderIn(await findFolders(reader, uid), folder_id);
  const rows = await findItems(reader, folder_id, { limit: page_size, offset: (page - 1) * page_size });
  const types = [...new Set(rows.map(({ type }) => type))];
  const cards = new Map(
    await Promise.all(
      types.map(async (type) => {
        const thingIds = rows.filter((row) => row.type === type).map(({ thing_id }) => thing_id);
        return [type, await cardsOf(reader, uid, { type, thingIds }, things)] as const;
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
}
