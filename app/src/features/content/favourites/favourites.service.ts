import {
  calls,
  type FavouriteFolder,
  type FavouriteItem,
  type FavouriteType,
} from '@goldbean/contract/content';
import { request } from '../../../shared/api/index.ts';

/** Something that can be kept. */
export interface FavouriteThing {
  readonly type: FavouriteType;
  readonly id: string;
}

export interface FolderChange {
  readonly id?: string;
  readonly title?: string;
  readonly is_default?: boolean;
}

export type { FavouriteFolder, FavouriteItem, FavouriteType };

/** G063. */
export const loadFolders = async (): Promise<FavouriteFolder[]> =>
  (await request(calls.favourites.folders, {})).list;

/** G064. @throws ApiError `favourite.*`, `group.name_*` */
export const saveFolder = async (change: FolderChange, requestId: string): Promise<string> =>
  (await request(calls.favourites.save, { ...change, request_id: requestId })).id;

/** G065. @param moveTo null: what lies in it is kept no longer */
export const deleteFolder = async (id: string, moveTo: string | null, requestId: string): Promise<void> => {
  await request(calls.favourites.remove, {
    id,
    ...(moveTo !== null && { move_to: moveTo }),
    request_id: requestId,
  });
};

/** G066. @param folderId left out: the default one, or where it lies already */
export const keep = async ({ type, id }: FavouriteThing, folderId?: string): Promise<string> =>
  (await request(calls.favourites.add, { type, id, ...(folderId !== undefined && { folder_id: folderId }) }))
    .folder_id;

/** G067. */
export const drop = async ({ type, id }: FavouriteThing): Promise<void> => {
  await request(calls.favourites.del, { type, id });
};

/** G463. */
export const loadItems = (folderId: string, page: number) =>
  request(calls.favourites.list, { folder_id: folderId, page });

/** G464. */
export const isKept = async ({ type, id }: FavouriteThing): Promise<boolean> =>
  (await request(calls.favourites.kept, { type, ids: [id] })).ids.includes(id);
