import type { Wish } from '@goldbean/contract/wishes';
import { emptyPages, type Pages } from '../../../shared/pages/index.ts';
import { memberState } from '../../../shared/session/index.ts';
import type { Today, WishQuery } from './wishes.service.ts';

/** Which list: the pool, what was searched, my own, or those a product head handles. */
export type WishListName = 'pool' | 'search' | 'mine' | 'desk';

export interface WishListState {
  query: WishQuery;
  pages: Pages<Wish>;
  /** Wishes by status under the other filters, and by `7` all of them. */
  counts: Record<string, number>;
  /** New wishes that belong among those that are shown; they come when the member asks for them. */
  fresh: number;
  /** When the page was loaded none followed it: what its answer lists besides is new. */
  isLast: boolean;
}

export interface WishesState {
  lists: Record<WishListName, WishListState>;
  /** Null until it is known. */
  today: Today | null;
  /** My votes on their way, by wish. */
  voting: Record<string, true>;
}

/** All wishes, the newest first. */
export const everyWish: WishQuery = { tab: 'recent', status: 7, product: '', kind: 0, q: '', page: 1 };

export const emptyList = (query = everyWish): WishListState => ({
  query,
  pages: { ...emptyPages<Wish>(), page: query.page },
  counts: {},
  fresh: 0,
  isLast: false,
});

export const wishesState = memberState<WishesState>(() => ({
  lists: { pool: emptyList(), search: emptyList(), mine: emptyList(), desk: emptyList() },
  today: null,
  voting: {},
}));
