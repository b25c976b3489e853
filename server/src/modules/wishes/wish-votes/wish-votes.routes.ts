import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { WishVotes } from './wish-votes.service.ts';

/** Binds the calls of the contract's feature `wishVotes`. */
export const wishVoteRoutes = (votes: WishVotes) => ({
  wishVotes: handlersFor(calls.wishVotes, {
    vote: (input, { caller, intent }) => votes.vote(caller, input, intent),
    packs: () => votes.packs(),
    buy: (input, { caller, intent }) => votes.buy(caller, input, intent),
    voters: (input, { caller }) => votes.listVoters(caller, input),
  }),
});
