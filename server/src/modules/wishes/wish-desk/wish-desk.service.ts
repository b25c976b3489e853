import { wishRewards, type CallAnswer, type CallRequest, type calls } from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import { answerWish } from './answer-wish.usecase.ts';
import { createCompletion } from './complete-wish.job.ts';
import { mergeWishes } from './merge-wishes.usecase.ts';
import { moveWish, scheduleWish } from './move-wish.usecase.ts';
import { rewardWish } from './reward-wish.usecase.ts';
import { voteForMember } from './vote-for-member.usecase.ts';
import type { HandledWish, WishDeskPorts } from './wish-desk.ports.ts';

type WishDeskRequest<Name extends keyof typeof calls.wishDesk> = CallRequest<(typeof calls.wishDesk)[Name]>;
type WishDeskAnswer<Name extends keyof typeof calls.wishDesk> = CallAnswer<(typeof calls.wishDesk)[Name]>;

/** What the product head does with wishes (P11, D05, D69). */
export function createWishDesk<W extends HandledWish>(ports: WishDeskPorts<W>) {
  const { database, idempotency, pool } = ports;
  const completion = createCompletion(ports);
  const deps = { ...ports, completion };

  /** A verb of the desk, once: it changes a wish and answers with it as it is stored afterwards. */
  const act = (actor: Actor, intent: IdempotencyKey, work: (tx: Tx) => Promise<string>) =>
    database.transaction((tx) =>
      idempotency.once(tx, intent, async () => {
        const wishId = await work(tx);
        return { wish: await pool.view(tx, actor.uid, await pool.find(tx, wishId, actor)) };
      }),
    );

  return {
    settle: completion.settle,

    /** G038. */
    move: (
      actor: Actor,
      given: WishDeskRequest<'move'>,
      intent: IdempotencyKey,
    ): Promise<WishDeskAnswer<'move'>> => act(actor, intent, (tx) => moveWish(tx, actor, given, deps)),

    /** G039. */
    complete: (
      actor: Actor,
      { wish_id, note, edition }: WishDeskRequest<'complete'>,
      intent: IdempotencyKey,
    ): Promise<WishDeskAnswer<'complete'>> =>
      act(actor, intent, async (tx) => {
        const wish = await pool.lockOwn(tx, wish_id, actor, edition);
        if (wish.status !== 4) return refuse('wish.not_launched');
        await completion.complete(tx, wish, actor.uid, note);
        return wish_id;
      }),

    /** G409. */
    schedule: (
      actor: Actor,
      given: WishDeskRequest<'schedule'>,
      intent: IdempotencyKey,
    ): Promise<WishDeskAnswer<'schedule'>> =>
      act(actor, intent, (tx) => scheduleWish(tx, actor, given, deps)),

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
    ): Promise<WishDeskAnswer<'merge'>> => act(actor, intent, (tx) => mergeWishes(tx, actor, given, ports)),

    /** G042. */
    answer: (
      actor: Actor,
      given: WishDeskRequest<'answer'>,
      intent: IdempotencyKey,
    ): Promise<WishDeskAnswer<'answer'>> => act(actor, intent, (tx) => answerWish(tx, actor, given, ports)),

    /** G412. */
    voteFor: (
      actor: Actor,
      given: WishDeskRequest<'voteFor'>,
      intent: IdempotencyKey,
    ): Promise<WishDeskAnswer<'voteFor'>> =>
      act(actor, intent, (tx) => voteForMember(tx, actor, given, ports)),

    /** G410. */
    rewards: async (): Promise<WishDeskAnswer<'rewards'>> => ({ list: [...wishRewards] }),

    /** G411. */
    reward: (
      actor: Actor,
      given: WishDeskRequest<'reward'>,
      intent: IdempotencyKey,
    ): Promise<WishDeskAnswer<'reward'>> => act(actor, intent, (tx) => rewardWish(tx, actor, given, deps)),
  };
}
export type WishDesk = ReturnType<typeof createWishDesk>;
