import type { SearchGroup, SearchType } from '@goldbean/contract/content';
import { memberState } from '../../../shared/session/index.ts';

/** What the address asks for. */
export interface SearchQuery {
  readonly query: string;
  /** One group alone; null for the best of all. */
  readonly type: SearchType | null;
  /** Of that group, from 1. */
  readonly page: number;
}

export interface SearchState {
  asked: SearchQuery;
  phase: 'start' | 'loading' | 'ready' | 'failed';
  groups: SearchGroup[];
  /** Rows of a page of one group. */
  pageSize: number;
  /** How many there are of each group, from the last search over all of them. */
  totals: Partial<Record<SearchType, number>>;
  /** Why the search failed. */
  error: unknown;
  /** What I looked for last; null before it is known. */
  recent: string[] | null;
}

export const searchState = memberState<SearchState>(() => ({
  asked: { query: '', type: null, page: 1 },
  phase: 'start',
  groups: [],
  pageSize: 20,
  totals: {},
  error: null,
  recent: null,
}));
