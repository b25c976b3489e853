import { emptyPages, type Pages } from '../../../shared/pages/index.ts';
import { memberState } from '../../../shared/session/index.ts';
import type { ListedLiveWish, LiveWishHelpers } from './live-wishes.service.ts';

export interface LiveWishesState {
  liveId: string;
  phase: 'loading' | 'ready' | 'failed';
  /** Why it could not be loaded, a `msg_key`; empty otherwise. */
  failure: string;
  list: ListedLiveWish[];
  /** The wish being stored or removed: `new` for a gift that is not hoped for yet. */
  busy: string | null;
  /** The wish whose helpers are shown. */
  asked: ListedLiveWish | null;
  helpers: Pages<LiveWishHelpers['list'][number]>;
}

export const emptyLiveWishes = (): LiveWishesState => ({
  liveId: '',
  phase: 'loading',
  failure: '',
  list: [],
  busy: null,
  asked: null,
  helpers: emptyPages(),
});

/** Gifts hoped for in the live session this tab shows; read with `useSnapshot`. */
export const liveWishesState = memberState<LiveWishesState>(emptyLiveWishes);
