import {
  favouriteLimits,
  fitsNameLetters,
  type CallAnswer,
  type CallRequest,
  type calls,
} from '@goldbean/contract';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { FavouritePorts } from './favourites.ports.ts';
import {
  countItems,
  deleteFolder,
  emptyFolder,
  findFolders,
  insertFolder,
  lockFolders,
  renameFolder,
  setDefault,
  type FolderRow,
} from './favourites.repository.ts';

type FolderPorts = Pick<FavouritePorts, 'clock' | 'ids'>;

/** A member's folders, locked; the default one comes to be with the first look. */
export async function foldersOf(
  tx: Tx,
  uid: string,
  { clock, ids }: FolderPorts,
): Promise<readonly [FolderRow, ...FolderRow[]]> {
  await lockFolders(tx, uid);
  const [first, ...rest] = await findFolders(tx, uid);
  if (first) return [first, ...rest];
  const made = { folder_id: ids.next(), title: '', is_default: true };
  await insertFolder(tx, { ...made, uid }, clock.now());
  return [made];
}

/** One of a member's folders. @throws Refusal `favourite.folder_missing`, also for another member's */
export const folderIn = (folders: readonly FolderRow[], id: string): FolderRow =>
  folders.find(({ folder_id }) => folder_id === id) ?? refuse('favourite.folder_missing');

/** G063: a member's folders, and how much is in each. */
export async function listFolders(
  tx: Tx,
  uid: string,
  ports: FolderPorts,
): Promise<CallAnswer<typeof calls.favourites.folders>> {
  const folders = await foldersOf(tx, uid, ports);
  const counts = await countItems(tx, uid);
  return {
    list: folders.map(({ folder_id, title, is_default }) => ({
      id: folder_id,
      title,
      is_default,
      items: counts.get(folder_id) ?? 0,
    })),
  };
}

/** G064: makes a folder, renames one, or makes one the default. @throws Refusal as the call says */
export async function saveFolder(
  tx: Tx,
  uid: string,
  { id, title, is_default }: CallRequest<typeof calls.favourites.save>,
  ports: FolderPorts & Pick<FavouritePorts, 'furtherLetters'>,
): Promise<CallAnswer<typeof calls.favourites.save>> {
  const { clock, ids, furtherLetters } = ports;
  if (title !== undefined && !fitsNameLetters(title, furtherLetters)) refuse('group.name_letters');
  const folders = await foldersOf(tx, uid, ports);
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
}

/** G065: deletes a folder with what is in it, or moves that to another one. @throws Refusal as the call says */
export async function removeFolder(
  tx: Tx,
  uid: string,
  { id, move_to }: CallRequest<typeof calls.favourites.remove>,
  ports: FolderPorts,
): Promise<CallAnswer<typeof calls.favourites.remove>> {
  const folders = await foldersOf(tx, uid, ports);
  if (folderIn(folders, id).is_default) refuse('favourite.default_stays');
  if (move_to === id) refuse('favourite.folder_missing');
  if (move_to !== undefined) folderIn(folders, move_to);
  await emptyFolder(tx, id, move_to);
  await deleteFolder(tx, id);
  return { ok: true };
}
