import { votePacks, wishLimits, type CallAnswer, type CallRequest, type calls } from '@goldbean/contract';
import { nobody } from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { WishVotePorts } from './wish-votes.ports.ts';
import {
  countVoters,
  deleteVote,
  findLevels,
  findVoted,
  findVotedBy,
  findVoters,
  findVoterUids,
  insertTicket,
  insertVote,
  moveVotes,
  refundTickets,
  sumGained,
  sumOfMember,
  sumTickets,
} from './wish-votes.repository.ts';

type WishVotesRequest<Name extends keyof typeof calls.wishVotes> = CallRequest<
  (typeof calls.wishVotes)[Name]
>;
type WishVotesAnswer<Name extends keyof typeof calls.wishVotes> = CallAnswer<(typeof calls.wishVotes)[Name]>;

const together = ({ free_votes, paid_votes }: { free_votes: number; paid_votes: number }) => ({
  votes: free_votes + paid_votes,
  free_votes,
  paid_votes,
});

/** The request_id of what was paid for a ticket. */
const paymentOf = (ticketId: string): string => `wish_votes:${ticketId}`;

/** Free votes and speed-up packs of wishes (E02, D46, D47). */
export function createWishVotes(ports: WishVotePorts) {
  const { database, clock, ids, idempotency, users, pool, wallet, messages } = ports;
  const { reader } = database;

  /** The free vote of a member for a locked wish that takes votes. @returns its votes now; null when it has it already */
  async function give(tx: Tx, wishId: string, uid: string) {
    const now = clock.now();
    const level = (await users.many(tx, [uid])).get(uid)?.level ?? 0;
    const isNew = await insertVote(tx, { wish_id: wishId, uid, level, voted_at: now });
    if (!isNew) return null;
    return pool.changeVotes(tx, wishId, { free: 1, paid: 0, gains: [{ votes: 1, at: now }] });
  }

  async function vote(
    tx: Tx,
    actor: Actor,
    { wish_id, action }: WishVotesRequest<'vote'>,
  ): Promise<WishVotesAnswer<'vote'>> {
    const { uid } = actor;
    const wish = await pool.lockOpen(tx, wish_id, actor);
    if (action === 'vote') return { ...together((await give(tx, wish_id, uid)) ?? wish), voted: true };
    const given = await deleteVote(tx, wish_id, uid);
    const lost = (at: number) => ({ free: -1, paid: 0, gains: [{ votes: -1, at }] });
    const votes = given === null ? wish : await pool.changeVotes(tx, wish_id, lost(given));
    return { ...together(votes), voted: false };
  }

  async function buy(tx: Tx, actor: Actor, given: WishVotesRequest<'buy'>): Promise<WishVotesAnswer<'buy'>> {
    const { uid } = actor;
    const { wish_id } = given;
    const pack = votePacks.find(({ votes }) => votes === given.pack) ?? refuse('wish.pack');
    const wish = await pool.lockOpen(tx, wish_id, actor);
    const [ticket_id, now] = [ids.next(), clock.now()];
    const { votes, price: beans } = pack;
    await insertTicket(tx, { ticket_id, wish_id, uid, votes, beans, bought_at: now, refunded_at: null });
    const has = await pool.changeVotes(tx, wish_id, { free: 0, paid: votes, gains: [{ votes, at: now }] });
    const tickets = await sumTickets(tx, wish_id, uid);
    const { balance } = await wallet.pay(tx, {
      payer: uid,
      to: { kind: 'system', id: 'fee' },
      currency: 'BEAN',
      amount: beans,
      kind: 'wish_votes',
      cause: { type: 'wish', id: wish_id, note: { key: 'wish', wish: wish.title } },
      actor: uid,
      requestId: paymentOf(ticket_id),
    });
    return { ...together(has), tickets, balance };
  }

  /**
   * Gives the beans of speed-up votes of the last 30 days back, when a locked wish is hidden, withdrawn or merged (domain
   * 3.7): a line for each member in their statement, a step in the history of the wish.
   */
  async function refund(tx: Tx, wishId: string, by: string): Promise<void> {
    const now = clock.now();
    const tickets = await refundTickets(tx, wishId, now - wishLimits.wishRefundMs, now);
    if (tickets.length === 0) return;
    const paid = tickets.reduce((sum, { votes }) => sum + votes, 0);
    const lost = tickets.map(({ votes, bought_at: at }) => ({ votes: -votes, at }));
    await pool.changeVotes(tx, wishId, { free: 0, paid: -paid, gains: lost });
    const beans = tickets.reduce((sum, ticket) => sum + ticket.beans, 0);
    await pool.record(tx, wishId, { kind: 'refunded', beans }, by);
    const owed = [...Map.groupBy(tickets, ({ uid }) => uid)].map(([uid, some]) => ({
      uid,
      beans: some.reduce((sum, ticket) => sum + ticket.beans, 0),
      ticketIds: some.map(({ ticket_id }) => ticket_id),
    }));
    await messages.notify(
      tx,
      wishId,
      owed.map(({ uid, beans: back }) => ({ uid, news: { kind: 'refunded', beans: back } })),
    );
    const title = (await pool.titles(tx, [wishId])).get(wishId) ?? '';
    for (const { uid, ticketIds } of owed)
      await wallet.refund(tx, {
        uid,
        paid: { kind: 'wish_votes', requestIds: ticketIds.map(paymentOf) },
        cause: { type: 'wish', id: wishId, note: { key: 'wish', wish: title } },
        actor: by,
        requestId: `wish_refund:${ticketIds[0]}`,
      });
  }

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
    refund,
    /** E02: the same vote, in the name of a member. @returns false when the wish has it already */
    giveFor: async (tx: Tx, wishId: string, uid: string): Promise<boolean> =>
      (await give(tx, wishId, uid)) !== null,
    /**
     * Moves the votes of a locked wish that is merged into a locked one that takes them. Free ones count as gained there, since
     * they may be taken back; paid ones are older than anything that counts as gained: the others were refunded before.
     */
    async move(tx: Tx, from: { wish_id: string; free_votes: number; paid_votes: number }, toId: string) {
      const { free, paid } = await moveVotes(tx, from.wish_id, toId);
      await pool.changeVotes(tx, from.wish_id, { free: -from.free_votes, paid: -from.paid_votes, gains: [] });
      await pool.changeVotes(tx, toId, {
        free: free.reduce((sum, { votes }) => sum + votes, 0),
        paid,
        gains: free,
      });
    },
    /** What a member has to do with the votes of a wish. */
    async of(from: Reader, uid: string, wishId: string) {
      const [voted, tickets, voters, levels] = await Promise.all([
        findVoted(from, uid, [wishId]),
        sumTickets(from, wishId, uid),
        countVoters(from, wishId),
        findLevels(from, wishId),
      ]);
      return { voted: voted.has(wishId), tickets, voters, levels };
    },

    /** G035. */
    vote: (
      actor: Actor,
      given: WishVotesRequest<'vote'>,
      intent: IdempotencyKey,
    ): Promise<WishVotesAnswer<'vote'>> =>
      database.transaction((tx) => idempotency.once(tx, intent, () => vote(tx, actor, given))),

    /** G036. */
    packs: async (): Promise<WishVotesAnswer<'packs'>> => ({ list: [...votePacks] }),

    /** G037. */
    buy: (
      actor: Actor,
      given: WishVotesRequest<'buy'>,
      intent: IdempotencyKey,
    ): Promise<WishVotesAnswer<'buy'>> =>
      database.transaction((tx) => idempotency.once(tx, intent, () => buy(tx, actor, given))),

    /** G402. */
    async listVoters(
      actor: Actor,
      { wish_id, page, page_size }: WishVotesRequest<'voters'>,
    ): Promise<WishVotesAnswer<'voters'>> {
      await pool.find(reader, wish_id, actor);
      const [rows, total] = await Promise.all([
        findVoters(reader, wish_id, { page, page_size }),
        countVoters(reader, wish_id),
      ]);
      const known = await users.many(
        reader,
        rows.map(({ uid }) => uid),
      );
      const list = rows.map(({ uid, free, tickets, at }) => ({
        user: known.get(uid) ?? nobody(uid),
        free,
        tickets,
        at: shanghaiTime(at),
        at_ts: at,
      }));
      return { list, total, page, page_size };
    },
  };
}
export type WishVotes = ReturnType<typeof createWishVotes>;
