import { emptyPages, type Pages } from '../../../shared/pages/index.ts';
import { memberState } from '../../../shared/session/index.ts';
import type { VotePack, Voter } from './wish-votes.service.ts';

export interface WishVotesState {
  /** The wish whose packs are offered. */
  wishId: string;
  /** Null until they are here. */
  packs: VotePack[] | null;
  /** Why the packs could not be loaded. */
  error: unknown;
  step: 'choosing' | 'buying' | 'refused' | 'bought';
  /** The pack that is chosen, being bought, or bought; 0 for none. */
  votes: number;
  /** All votes of the wish after it. */
  total: number;
  /** Why nothing was bought. */
  refusal: unknown;
  voters: Pages<Voter>;
}

export const emptyWishVotes = (): WishVotesState => ({
  wishId: '',
  packs: null,
  error: null,
  step: 'choosing',
  votes: 0,
  total: 0,
  refusal: null,
  voters: emptyPages<Voter>(),
});

export const wishVotesState = memberState<WishVotesState>(emptyWishVotes);
