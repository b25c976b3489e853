import type { HerdsmanClub, HerdsmanClubCard } from '@goldbean/contract/content';
import { emptyPages, type Pages } from '../../../shared/pages/index.ts';
import { memberState } from '../../../shared/session/index.ts';
import type { HerdsmanAnswer, HerdsmanQuery } from './herdsman-clubs.service.ts';

export interface HerdsmanClubsState {
  query: HerdsmanQuery;
  pages: Pages<HerdsmanClubCard>;
  /** Every city that has clubs, as the last answer says. */
  cities: HerdsmanAnswer['cities'];
}

const everyClub: HerdsmanQuery = { q: '', city: '', isMine: false };

export const herdsmanClubsState = memberState<HerdsmanClubsState>(() => ({
  query: everyClub,
  pages: emptyPages(),
  cities: [],
}));

/** The club of the page of one club. */
export interface HerdsmanClubState {
  id: string;
  phase: 'loading' | 'ready' | 'failed';
  /** Why it could not be loaded. */
  error: unknown;
  club: HerdsmanClub | null;
  /** What is under way: joining or leaving, or the id of a meeting; null for nothing. */
  pending: { readonly meeting: string | null } | null;
  /** I am asked whether I mean to leave. */
  isLeaving: boolean;
}

export const emptyClub = (id = ''): HerdsmanClubState => ({
  id,
  phase: 'loading',
  error: null,
  club: null,
  pending: null,
  isLeaving: false,
});

export const herdsmanClubState = memberState<HerdsmanClubState>(emptyClub);
