import { votePacks, type CallAnswer, type CallRequest, type calls } from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { buyVotes } from './buy-votes.usecase.ts';
import { mergeVotes } from './merge-votes.usecase.ts';
import { refundVotes } from './refund-votes.usecase.ts';
import { giveVote, voteForWish } from './vote-for-wish.usecase.ts';
import type { WishVotePorts } from './wish-votes.ports.ts';
import {
  findVoted,
  findVotedBy,
  findVoterUids,
  sumGained,
  sumOfMember,
  sumTickets,
} from './wish-votes.repository.ts';
import { listVoters, votesOfMember } from './wish-votes.views.ts';

type WishVotesRequest<Name extends keyof typeof calls.wishVotes> = CallRequest<
  (typeof calls.wishVotes)[Name]
>;
type WishVotesAnswer<Name extends keyof typeof calls.wishVotes> = CallAnswer<(typeof calls.wishVotes)[Name]>;

/** Free votes and speed-up packs of wishes (E02, D46, D47). */
export function createWishVotes(ports: WishVotePorts) {
  const { database, idempotency } = ports;
  const { reader } = database;

  return {
    votedAmong: findVoted,
    votedBy: findVotedBy,
    /** Whom a wish concerns because they voted for it. */
    audience: {
      all: findVoterUids,
      has: async (from: Reader, wishId: string, uid: string): Promise<boolean> =>
        (await findVoted(from, uid, [wishId])).has(wishId) || (await sumTickets(from, wishId, uid)) > 0,
    },
    monthOf: sumOfMember,
    gained: sumGained,
    refund: (tx: Tx, wishId: string, by: string): Promise<void> => refundVotes(tx, { wishId, by }, ports),
    /** E02: the same vote, in the name of a member. @returns false when the wish has it already */
    giveFor: async (tx: Tx, wishId: string, uid: string): Promise<boolean> =>
      (await giveVote(tx, { wishId, uid }, ports)) !== null,
    move: (
      tx: Tx,
      from: { wish_id: string; free_votes: number; paid_votes: number },
      toId: string,
    ): Promise<void> => mergeVotes(tx, from, toId, ports),
    of: votesOfMember,

    /** G035. */
    vote: (
      actor: Actor,
      given: WishVotesRequest<'vote'>,
      intent: IdempotencyKey,
    ): Promise<WishVotesAnswer<'vote'>> =>
      database.transaction((tx) => idempotency.once(tx, intent, () => voteForWish(tx, actor, given, ports))),

    /** G036. */
    packs: async (): Promise<WishVotesAnswer<'packs'>> => ({ list: [...votePacks] }),

    /** G037. */
    buy: (
      actor: Actor,
      given: WishVotesRequest<'buy'>,
      intent: IdempotencyKey,
    ): Promise<WishVotesAnswer<'buy'>> =>
      database.transaction((tx) => idempotency.once(tx, intent, () => buyVotes(tx, actor, given, ports))),

    /** G402. */
    listVoters: (actor: Actor, given: WishVotesRequest<'voters'>): Promise<WishVotesAnswer<'voters'>> =>
      listVoters(reader, actor, given, ports),
  };
}
export type WishVotes = ReturnType<typeof createWishVotes>;
