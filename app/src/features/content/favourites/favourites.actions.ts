import { ref } from 'valtio/vanilla';
import { asApiError, newRequestId } from '../../../shared/api/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { createPages, emptyPages } from '../../../shared/pages/index.ts';
import { onMemberGone } from '../../../shared/session/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import * as service from './favourites.service.ts';
import { favouritesState as state } from './favourites.state.ts';

/** What a thing is known by. */
export const keyOf = ({ type, id }: service.FavouriteThing): string => `${type}:${id}`;

const items = createPages({
  state: () => state.items,
  load: (page) => service.loadItems(state.selected, page),
  keyOf,
  onMoreFailed: notifyError,
});
/** Whose folders were asked for. */
const members = createRequestScope();
onMemberGone(members.end);

export const loadItems = items.open;
export const moreItems = items.more;

/** G063; the folder that was shown stays the one, else the default. */
export async function loadFolders(): Promise<void> {
  const isCurrent = members.watch();
  if (state.phase === 'failed') state.phase = 'loading';
  try {
    const folders = await service.loadFolders();
    if (!isCurrent()) return;
    Object.assign(state, { folders, phase: 'ready' });
    const shown = state.folders.find(({ id }) => id === state.selected) ?? state.folders[0];
    await showFolder(shown?.id ?? '');
  } catch (error) {
    if (isCurrent()) Object.assign(state, { phase: 'failed', error: ref(asApiError(error)) });
  }
}

/** G463. */
export async function showFolder(id: string): Promise<void> {
  if (id !== state.selected) Object.assign(state, { selected: id, items: emptyPages() });
  await items.open();
}

async function change(act: () => Promise<unknown>): Promise<void> {
  if (state.isBusy) return;
  const isCurrent = members.watch();
  state.isBusy = true;
  try {
    await act();
    if (isCurrent()) await loadFolders();
  } catch (error) {
    notifyError(error);
  } finally {
    if (isCurrent()) state.isBusy = false;
  }
}

/** G064: a new folder, another name, or the default one from now on. */
export const saveFolder = (folder: service.FolderChange): Promise<void> =>
  change(() => service.saveFolder(folder, newRequestId()));

/** G065. @param moveTo null: what lies in it is kept no longer */
export const deleteFolder = (id: string, moveTo: string | null): Promise<void> =>
  change(async () => {
    await service.deleteFolder(id, moveTo, newRequestId());
    // What was known to be kept may be so no longer.
    if (moveTo === null) state.kept = {};
  });

/** G066: into another folder. */
export const moveItem = (thing: service.FavouriteThing, folderId: string): Promise<void> =>
  change(() => service.keep(thing, folderId));

/** G067, from the list. */
export const dropItem = (thing: service.FavouriteThing): Promise<void> =>
  change(async () => {
    const isCurrent = members.watch();
    await service.drop(thing);
    if (isCurrent()) state.kept[keyOf(thing)] = false;
  });

/** G464: whether a thing on a page is kept. Nothing is said where that cannot be known. */
export async function askKept(thing: service.FavouriteThing): Promise<void> {
  const isCurrent = members.watch();
  try {
    const isKept = await service.isKept(thing);
    if (isCurrent()) state.kept[keyOf(thing)] = isKept;
  } catch {
    // The button stays as it is, and pressing it says what is wrong.
  }
}

/** G066 or G067 from a page. */
export async function setKept(thing: service.FavouriteThing, on: boolean): Promise<void> {
  if (state.isBusy) return;
  const isCurrent = members.watch();
  state.isBusy = true;
  try {
    await (on ? service.keep(thing) : service.drop(thing));
    if (isCurrent()) state.kept[keyOf(thing)] = on;
  } catch (error) {
    notifyError(error);
  } finally {
    if (isCurrent()) state.isBusy = false;
  }
}
