import type { RankTop } from '@goldbean/contract/live';
import { memberState } from '../../../shared/session/index.ts';
import type { Rank, RankView } from './ranks.service.ts';

export interface RanksState {
  liveId: string;
  /** Who lead in this live session; null until it is known. */
  top: RankTop | null;
  period: RankView;
  phase: 'loading' | 'ready' | 'failed';
  /** Why it could not be loaded, a `msg_key`; empty otherwise. */
  failure: string;
  rank: Rank | null;
  /** G214 is being asked. */
  isHiding: boolean;
}

export const emptyRanks = (): RanksState => ({
  liveId: '',
  top: null,
  period: 'live',
  phase: 'loading',
  failure: '',
  rank: null,
  isHiding: false,
});

/** Who gave most, in the live session this tab shows and in its channel; read with `useSnapshot`. */
export const ranksState = memberState<RanksState>(emptyRanks);
