import type { Treasure } from '@goldbean/contract/money';
import { emptyPages, type Pages } from '../../../shared/pages/index.ts';
import { memberState } from '../../../shared/session/index.ts';
import type { TreasureAnswer, TreasureQuery } from './treasures.service.ts';

export interface TreasuresState {
  query: TreasureQuery;
  pages: Pages<Treasure>;
  /** How many there are in each state under the same words, as the last answer says; null before the first. */
  counts: TreasureAnswer['counts'] | null;
}

export const treasuresState = memberState<TreasuresState>(() => ({
  query: { tab: 'all', q: '' },
  pages: emptyPages(),
  counts: null,
}));

/** The treasure that is open over the page. */
export interface OneTreasureState {
  id: string;
  phase: 'loading' | 'ready' | 'failed';
  /** Why it could not be loaded. */
  error: unknown;
  /** Null while it is not here, and where there is none. */
  treasure: Treasure | null;
  /** My vouchers. */
  vouchers: number;
  /** The agreement of spending them was ticked (V35). */
  isAgreed: boolean;
  step: 'idle' | 'exchanging' | 'done';
  /** Why the last try was refused; null where it was not. */
  refusal: unknown;
}

export const emptyTreasure = (id = ''): OneTreasureState => ({
  id,
  phase: 'loading',
  error: null,
  treasure: null,
  vouchers: 0,
  isAgreed: false,
  step: 'idle',
  refusal: null,
});

export const oneTreasureState = memberState<OneTreasureState>(emptyTreasure);
