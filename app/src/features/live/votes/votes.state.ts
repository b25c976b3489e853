import type { Vote } from '@goldbean/contract/live';
import { memberState } from '../../../shared/session/index.ts';

export interface VotesState {
  liveId: string;
  /** The newest vote since the page was opened; null while there was none. */
  vote: Vote | null;
  isCasting: boolean;
  /** My vote did not arrive. */
  isFailed: boolean;
  /** Of those who run the live session. */
  busy: 'ask' | 'close' | null;
  /** Why the question was refused, a `msg_key`; empty otherwise. */
  failure: string;
}

export const emptyVotes = (): VotesState => ({
  liveId: '',
  vote: null,
  isCasting: false,
  isFailed: false,
  busy: null,
  failure: '',
});

/** What the room of the live session this tab shows is asked; read with `useSnapshot`. */
export const votesState = memberState<VotesState>(emptyVotes);
