import {
  openWishStatuses,
  wishDateRefusal,
  wishRewards,
  type CallAnswer,
  type CallRequest,
  type calls,
} from '@goldbean/contract';
import type { WishStatus } from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import { createCompletion } from './complete-wish.job.ts';
import { isAdopted, moveRefusal } from './wish-desk.domain.ts';
import type { HandledWish, Patch, WishDeskPorts } from './wish-desk.ports.ts';

type WishDeskRequest<Name extends keyof typeof calls.wishDesk> = CallRequest<(typeof calls.wishDesk)[Name]>;
type WishDeskAnswer<Name extends keyof typeof calls.wishDesk> = CallAnswer<(typeof calls.wishDesk)[Name]>;

/** What the product head does with wishes (P11, D05, D69). */
export function createWishDesk<W extends HandledWish>(ports: WishDeskPorts<W>) {
  const { database, clock, idempotency, pool, members, votes, messages } = ports;
  const completion = createCompletion(ports);

  /** A verb of the desk, once: it changes a wish and answers with it as it is stored afterwards. */
  const act = (actor: Actor, intent: IdempotencyKey, work: (tx: Tx) => Promise<string>) =>
    database.transaction((tx) =>
      idempotency.once(tx, intent, async () => {
        const wishId = await work(tx);
        return { wish: await pool.view(tx, actor.uid, await pool.find(tx, wishId, actor)) };
      }),
    );

  async function move(tx: Tx, actor: Actor, given: WishDeskRequest<'move'>): Promise<string> {
    const { wish_id, status, reason, expected_date: expected } = given;
    const wish = await pool.lockOwn(tx, wish_id, actor);
    const refusal = moveRefusal(wish.status, status);
    if (refusal) return refuse(refusal, { from: wish.status, to: status });
    const late = wishDateRefusal(expected ?? null, clock.now());
    if (late) return refuse(late);
    const to = status as WishStatus;
    const { communicated = wish.communicated } = given;
    const patch: Patch = { status: to, communicated, hidden_reason: to === 0 ? reason : null };
    if (expected !== undefined) patch.expected_at = expected;
    const moved = await pool.change(tx, wish, patch);
    await pool.record(tx, wish_id, { kind: 'moved', from: wish.status, to, communicated }, actor.uid, reason);
    await messages.notifyAll(tx, wish, { kind: 'moved', to, communicated, reason }, actor.uid);
    await completion.await(tx, moved);
    if (to === 0) await votes.refund(tx, wish_id, actor.uid);
    return wish_id;
  }

  async function schedule(tx: Tx, actor: Actor, given: WishDeskRequest<'schedule'>): Promise<string> {
    const { wish_id, reason, expected_date: expected = null } = given;
    const wish = await pool.lockOwn(tx, wish_id, actor);
    const late = wishDateRefusal(expected, clock.now());
    if (late) return refuse(late);
    const dated = await pool.change(tx, wish, { expected_at: expected });
    await pool.record(tx, wish_id, { kind: 'dated', expected_ts: expected }, actor.uid, reason);
    await messages.notifyAll(tx, wish, { kind: 'dated', expected_ts: expected, reason }, actor.uid);
    await completion.await(tx, dated);
    return wish_id;
  }

  async function merge(tx: Tx, actor: Actor, given: WishDeskRequest<'merge'>): Promise<string> {
    const { from_id, to_id, reason } = given;
    const both = await pool.lockAny(tx, [from_id, to_id]);
    const from = both.get(from_id) ?? refuse('wish.missing');
    const to = both.get(to_id) ?? refuse('wish.missing');
    for (const { merged_into } of [from, to])
      if (merged_into !== null) return refuse('wish.merged', { into: merged_into });
    const takes = openWishStatuses.includes(to.status) && from.status !== 0;
    // A merged wish is never completed, and what its author was promised would never be paid.
    const isOwed = from.reward_beans !== null && from.rewarded_at === null;
    if (from_id === to_id || !takes || isOwed) return refuse('wish.merge_refused');
    const into = { wish_id: to_id, title: to.title };
    // Who voted for it is notified before their votes are gone.
    await messages.notifyAll(tx, from, { kind: 'merged', into }, actor.uid);
    await pool.change(tx, from, { merged_into: to_id });
    await pool.record(tx, from_id, { kind: 'merged', into }, actor.uid, reason);
    const absorbed = { kind: 'absorbed', from: { wish_id: from_id, title: from.title } } as const;
    await pool.record(tx, to_id, absorbed, actor.uid, reason);
    await votes.refund(tx, from_id, actor.uid);
    const left = (await pool.lockAny(tx, [from_id])).get(from_id) ?? from;
    await votes.move(tx, left, to_id);
    return to_id;
  }

  async function answer(tx: Tx, actor: Actor, { wish_id, text }: WishDeskRequest<'answer'>): Promise<string> {
    const wish = await pool.lockOwn(tx, wish_id, actor);
    if (wish.answer === text) return wish_id;
    const at = clock.now();
    const first = { answered_at: at, communicated: true };
    const again = { answer_edited_at: at };
    const patch = { answer: text, answered_by: actor.uid, ...(wish.answered_at === null ? first : again) };
    await pool.change(tx, wish, patch);
    await pool.record(tx, wish_id, { kind: 'answered' }, actor.uid);
    await messages.notifyAll(tx, wish, { kind: 'answered', text }, actor.uid);
    return wish_id;
  }

  async function voteFor(tx: Tx, actor: Actor, given: WishDeskRequest<'voteFor'>): Promise<string> {
    const { wish_id, jwcode, reason } = given;
    const wish = await pool.lockOpen(tx, wish_id, actor);
    const voter = (await members.numbered(tx, jwcode)) ?? refuse('wish.voter_missing');
    // Whoever decides on a wish gathers no votes for their own, and needs nobody to give theirs.
    if (wish.author_uid === actor.uid || voter.uid === actor.uid) return refuse('request.forbidden');
    if (voter.isClosed) return refuse('wish.voter_closed');
    if (await members.isFrozen(tx, voter.uid)) return refuse('wish.voter_frozen');
    // One that the member took back is not given again.
    const isAgain = await pool.wasVotedFor(tx, wish_id, voter.uid);
    if (isAgain || !(await votes.giveFor(tx, wish_id, voter.uid))) return refuse('wish.voted_already');
    await pool.record(tx, wish_id, { kind: 'voted', voter: voter.uid }, actor.uid, reason);
    const news = { kind: 'voted', by: actor.uid, reason } as const;
    await messages.notify(tx, wish_id, [{ uid: voter.uid, news }]);
    return wish_id;
  }

  async function reward(
    tx: Tx,
    actor: Actor,
    { wish_id, beans }: WishDeskRequest<'reward'>,
  ): Promise<string> {
    if (!wishRewards.some((each) => each === beans)) return refuse('wish.reward');
    const wish = await pool.lockOwn(tx, wish_id, actor);
    if (wish.author_uid === actor.uid) return refuse('request.forbidden');
    if (wish.reward_beans !== null) return refuse('wish.rewarded');
    if (!isAdopted(wish.status)) return refuse('wish.not_adopted');
    const promised = await pool.change(tx, wish, { reward_beans: beans });
    await pool.record(tx, wish_id, { kind: 'rewarded', beans }, actor.uid);
    await completion.pay(tx, promised, actor.uid);
    return wish_id;
  }

  return {
    settle: completion.settle,

    /** G038. */
    move: (
      actor: Actor,
      given: WishDeskRequest<'move'>,
      intent: IdempotencyKey,
    ): Promise<WishDeskAnswer<'move'>> => act(actor, intent, (tx) => move(tx, actor, given)),

    /** G039. */
    complete: (
      actor: Actor,
      { wish_id, note }: WishDeskRequest<'complete'>,
      intent: IdempotencyKey,
    ): Promise<WishDeskAnswer<'complete'>> =>
      act(actor, intent, async (tx) => {
        const wish = await pool.lockOwn(tx, wish_id, actor);
        if (wish.status !== 4) return refuse('wish.not_launched');
        await completion.complete(tx, wish, actor.uid, note);
        return wish_id;
      }),

    /** G409. */
    schedule: (
      actor: Actor,
      given: WishDeskRequest<'schedule'>,
      intent: IdempotencyKey,
    ): Promise<WishDeskAnswer<'schedule'>> => act(actor, intent, (tx) => schedule(tx, actor, given)),

    /** G040. */
    pin: (
      actor: Actor,
      { wish_id, on }: WishDeskRequest<'pin'>,
      intent: IdempotencyKey,
    ): Promise<WishDeskAnswer<'pin'>> =>
      act(actor, intent, async (tx) => {
        await pool.change(tx, await pool.lockOwn(tx, wish_id, actor), { pinned: on });
        return wish_id;
      }),

    /** G041. */
    merge: (
      actor: Actor,
      given: WishDeskRequest<'merge'>,
      intent: IdempotencyKey,
    ): Promise<WishDeskAnswer<'merge'>> => act(actor, intent, (tx) => merge(tx, actor, given)),

    /** G042. */
    answer: (
      actor: Actor,
      given: WishDeskRequest<'answer'>,
      intent: IdempotencyKey,
    ): Promise<WishDeskAnswer<'answer'>> => act(actor, intent, (tx) => answer(tx, actor, given)),

    /** G412. */
    voteFor: (
      actor: Actor,
      given: WishDeskRequest<'voteFor'>,
      intent: IdempotencyKey,
    ): Promise<WishDeskAnswer<'voteFor'>> => act(actor, intent, (tx) => voteFor(tx, actor, given)),

    /** G410. */
    rewards: async (): Promise<WishDeskAnswer<'rewards'>> => ({ list: [...wishRewards] }),

    /** G411. */
    reward: (
      actor: Actor,
      given: WishDeskRequest<'reward'>,
      intent: IdempotencyKey,
    ): Promise<WishDeskAnswer<'reward'>> => act(actor, intent, (tx) => reward(tx, actor, given)),
  };
}
export type WishDesk = ReturnType<typeof createWishDesk>;
