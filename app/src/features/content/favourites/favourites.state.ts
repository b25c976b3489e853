import { emptyPages, type Pages } from '../../../shared/pages/index.ts';
import { memberState } from '../../../shared/session/index.ts';
import type { FavouriteFolder, FavouriteItem } from './favourites.service.ts';

export interface FavouritesState {
  phase: 'loading' | 'ready' | 'failed';
  /** Why the folders could not be loaded. */
  error: unknown;
  folders: FavouriteFolder[];
  /** Id of the folder that is shown, or empty. */
  selected: string;
  items: Pages<FavouriteItem>;
  /** Whether a thing is kept, by `type:id`; left out while that is not known. */
  kept: Record<string, boolean>;
  /** Something is being changed. */
  isBusy: boolean;
}

/** What I keep for later; read with `useSnapshot`. */
export const favouritesState = memberState<FavouritesState>(() => ({
  phase: 'loading',
  error: null,
  folders: [],
  selected: '',
  items: emptyPages(),
  kept: {},
  isBusy: false,
}));
