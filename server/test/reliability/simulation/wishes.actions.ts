import {
  openWishStatuses,
  votePacks,
  wishLimits,
  wishRewards,
  type CallAnswer,
  type calls,
} from '@goldbean/contract';
import { sql } from 'kysely';
import { isAdopted, moveRefusal } from '../../../src/modules/wishes/wish-desk/wish-desk.domain.ts';
import { answeredADay, must, type Action } from './action.ts';
import type { ModelWish, Simulation, SimulationStep } from './context.ts';

/** The product head of the demo. */
const head = '1000000000000000005';
const roles = ['product_head'] as const;

type Buy = CallAnswer<typeof calls.wishVotes.buy>;

const titleOf = (step: SimulationStep): string => `Wish ${step.key}`;
const votesOf = (wish: ModelWish): number => wish.tickets.reduce((sum, { beans }) => sum + beans, 0);
/** Mostly one that was made lately. */
const wishOf = (sim: Simulation, { nth, other }: SimulationStep): ModelWish | undefined =>
  other % 3 === 0 ? sim.pick(sim.wishes, nth) : sim.wishes.at(-1 - (nth % 3));

/** What is stored of the wishes is what the model knows, and the counters are what stands behind them. */
async function compare(sim: Simulation, ...wishes: readonly ModelWish[]): Promise<void> {
  const { rows } = await sql<{ id: string; status: number; votes: number; tickets: number }>`
    SELECT wish_id AS id, status, paid_votes AS votes, (
      SELECT coalesce(sum(votes), 0)::int FROM wish_ticket
      WHERE wish_ticket.wish_id = wish.wish_id AND refunded_at IS NULL) AS tickets
    FROM wish WHERE wish_id = ANY(${wishes.map(({ id }) => id)}::text[])`.execute(
    sim.testServer.app.database.reader,
  );
  for (const wish of wishes) {
    const row = rows.find(({ id }) => id === wish.id);
    const [votes, rowText] = [votesOf(wish), JSON.stringify(row)];
    must(row?.votes === votes && row.tickets === votes, `a wish has ${rowText} instead of ${votes} votes`);
    must(row?.status === wish.status, `a wish is ${rowText} instead of ${wish.status}`);
  }
}

/** Beans of the last 30 days go back to where they came from (D41), what is older stays. */
function refund(sim: Simulation, wish: ModelWish): void {
  const since = sim.testServer.clock.now() - wishLimits.wishRefundMs;
  for (const { uid, beans, drawn } of wish.tickets.filter(({ at }) => at > since)) {
    for (const { expiresAt, amount } of drawn) sim.model.add(`beans ${uid} ${expiresAt}`, amount);
    sim.model.add('system fee BEAN', -beans);
  }
  wish.tickets = wish.tickets.filter(({ at }) => at <= since);
}

/** The author gets what was promised once the wish is completed. */
function payReward(sim: Simulation, wish: ModelWish): void {
  if (wish.status !== 6 || wish.reward === null || wish.isRewarded) return;
  wish.isRewarded = true;
  sim.model.putIn(wish.author, 'BEAN', wish.reward);
  sim.model.add('system reward BEAN', -wish.reward);
}

/** A member makes a wish. */
export function makeWish(sim: Simulation, step: SimulationStep): Action {
  const uid = sim.member(step.member);
  return {
    key: `wish ${uid} ${step.key}`,
    answeredMs: answeredADay,
    given: titleOf(step),
    run: () =>
      sim.testServer.call('wishes.add', uid, { title: titleOf(step), kind: 2, request_id: step.key }),
    foresee:
      () =>
      ({ wish_id: id }: { wish_id: string }) => {
        sim.wishes.push({
          id,
          author: uid,
          status: 1,
          mergedInto: null,
          tickets: [],
          reward: null,
          isRewarded: false,
        });
      },
  };
}

/** A member speeds a wish up. */
export function buyVotes(sim: Simulation, step: SimulationStep, wish = wishOf(sim, step)): Action | null {
  const pack = votePacks[step.amount % 4];
  if (!wish || !pack) return null;
  const uid = sim.member(step.member);
  return {
    key: `votes ${uid} ${step.key}`,
    answeredMs: answeredADay,
    given: [wish.id, pack.votes],
    run: () =>
      sim.testServer.call('wishVotes.buy', uid, { wish_id: wish.id, pack: pack.votes, request_id: step.key }),
    foresee() {
      if (wish.status === 0 && wish.author !== uid) return 'wish.missing';
      if (wish.mergedInto !== null) return 'wish.merged';
      if (!openWishStatuses.includes(wish.status)) return 'wish.closed';
      if (sim.model.balance(uid, 'BEAN') < pack.price) return 'wallet.insufficient_beans';
      return async (answer: Buy) => {
        const drawn = sim.model.takeOut(uid, 'BEAN', pack.price);
        sim.model.add('system fee BEAN', pack.price);
        wish.tickets.push({ uid, beans: pack.price, drawn, at: sim.testServer.clock.now() });
        must(answer.balance === sim.model.balance(uid, 'BEAN'), 'the answered balance is wrong');
        must(answer.paid_votes === votesOf(wish), 'the answered votes are wrong');
        await compare(sim, wish);
      };
    },
    other: () => buyVotes(sim, { ...step, amount: step.amount + 1 }, wish),
  };
}

/** The product head moves a wish to any status; hidden, it gives beans back. */
export function moveWish(sim: Simulation, step: SimulationStep, wish = wishOf(sim, step)): Action | null {
  if (!wish) return null;
  const to = (step.member + step.amount) % 7;
  return {
    key: `move ${step.key}`,
    answeredMs: answeredADay,
    given: [wish.id, to],
    run: () =>
      sim.testServer.call(
        'wishDesk.move',
        head,
        { wish_id: wish.id, status: to, reason: 'as planned', request_id: step.key },
        roles,
      ),
    lasting: ({ wish: { wish_id, status } }: { wish: { wish_id: string; status: number } }) => [
      wish_id,
      status,
    ],
    foresee() {
      if (wish.mergedInto !== null) return 'wish.merged';
      const refusal = moveRefusal(wish.status, to);
      if (refusal) return refusal;
      return async () => {
        wish.status = to as ModelWish['status'];
        if (to === 0) refund(sim, wish);
        await compare(sim, wish);
      };
    },
    other: () => moveWish(sim, { ...step, member: step.member + 1 }, wish),
  };
}

/** The product head completes a wish, which pays what was promised. */
export function completeWish(sim: Simulation, step: SimulationStep): Action | null {
  const launched = sim.wishes.filter(({ status }) => status === 4);
  const wish = sim.pick(launched, step.nth) ?? wishOf(sim, step);
  if (!wish) return null;
  return {
    key: `complete ${step.key}`,
    answeredMs: answeredADay,
    given: wish.id,
    run: () =>
      sim.testServer.call(
        'wishDesk.complete',
        head,
        { wish_id: wish.id, note: 'accepted', request_id: step.key },
        roles,
      ),
    foresee() {
      if (wish.mergedInto !== null) return 'wish.merged';
      if (wish.status !== 4) return 'wish.not_launched';
      return async () => {
        wish.status = 6;
        payReward(sim, wish);
        await compare(sim, wish);
      };
    },
  };
}

/** The product head rewards an adopted wish, once. */
export function rewardWish(sim: Simulation, step: SimulationStep, wish = wishOf(sim, step)): Action | null {
  const beans = wishRewards[step.amount % wishRewards.length];
  if (!wish || beans === undefined) return null;
  return {
    key: `reward ${step.key}`,
    answeredMs: answeredADay,
    given: [wish.id, beans],
    run: () =>
      sim.testServer.call('wishDesk.reward', head, { wish_id: wish.id, beans, request_id: step.key }, roles),
    foresee() {
      if (wish.mergedInto !== null) return 'wish.merged';
      if (wish.reward !== null) return 'wish.rewarded';
      if (!isAdopted(wish.status)) return 'wish.not_adopted';
      return () => {
        wish.reward = beans;
        payReward(sim, wish);
      };
    },
    other: () => rewardWish(sim, { ...step, amount: step.amount + 1 }, wish),
  };
}

/** The product head merges one wish into another: what is not refunded moves. */
export function mergeWish(sim: Simulation, step: SimulationStep): Action | null {
  const from = wishOf(sim, step);
  const to = sim.pick(sim.wishes, step.member);
  if (!from || !to) return null;
  return {
    key: `merge ${step.key}`,
    answeredMs: answeredADay,
    given: [from.id, to.id],
    run: () =>
      sim.testServer.call(
        'wishDesk.merge',
        head,
        { from_id: from.id, to_id: to.id, reason: 'the same', request_id: step.key },
        roles,
      ),
    foresee() {
      if (from.mergedInto !== null || to.mergedInto !== null) return 'wish.merged';
      const takes = openWishStatuses.includes(to.status) && from.status !== 0;
      const isOwed = from.reward !== null && !from.isRewarded;
      if (from === to || !takes || isOwed) return 'wish.merge_refused';
      return async () => {
        from.mergedInto = to.id;
        refund(sim, from);
        to.tickets.push(...from.tickets);
        from.tickets = [];
        await compare(sim, from, to);
      };
    },
  };
}
