import type { Favourite } from '@goldbean/contract/talk';
import { subscribeKey } from 'valtio/vanilla/utils';
import { notifyError } from '../../../shared/notices/index.ts';
import { createPages } from '../../../shared/pages/index.ts';
import * as service from './marks.service.ts';
import { favouritesState, marksState } from './marks.state.ts';

/** G129, page by page. */
export const favouritePages = createPages<Favourite, service.FavouritePage>({
  state: () => favouritesState,
  load: service.loadFavourites,
  keyOf: ({ id, room }) => `${room} ${id}`,
  onMoreFailed: notifyError,
});

/** Shows the first of them, anew with what is kept or let go in the talk beside them. @returns ends that */
export function openFavourites(): () => void {
  const load = () => void favouritePages.open();
  load();
  return subscribeKey(marksState, 'favourites', load);
}

/** Removes one of the list, of whichever room it is. */
export async function removeFavourite({ id, room }: Pick<Favourite, 'id' | 'room'>): Promise<void> {
  try {
    await service.favourite(room, [id], false);
    marksState.favourites = marksState.favourites.filter((kept) => kept !== id);
  } catch (error) {
    notifyError(error);
  }
}
