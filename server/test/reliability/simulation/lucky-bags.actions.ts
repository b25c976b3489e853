import { createHash } from 'node:crypto';
import { bagLimits, lowestTickets, luckyBagKinds, ticketOf } from '@goldbean/contract';
import { sql } from 'kysely';
import { answeredADay, must, type Action } from './action.ts';
import type { ModelLuckyBag, Simulation, SimulationStep } from './context.ts';

/** The seed, which the server keeps to itself until the draw, so that the model draws as anybody can afterwards (N01). */
async function stored(sim: Simulation, bagId: string): Promise<{ seed: string; hold: string | null }> {
  const { rows } = await sql<{ seed: string; hold: string | null }>`
    SELECT seed, hold_id AS hold FROM lucky_bag WHERE bag_id = ${bagId}`.execute(
    sim.testServer.app.database.reader,
  );
  const [row] = rows;
  if (!row) throw new Error(`the bag ${bagId} is not stored`);
  return row;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Who must win. */
const winnersOf = ({ seed, entries, winners }: ModelLuckyBag): string[] =>
  lowestTickets(
    entries.map((uid) => ({ uid, ticket: digest(ticketOf(seed, uid)) })),
    winners,
  );

/** A bag whose time has come is drawn by whoever looks; after a week it is void, and its beans may be back already. */
function settle(sim: Simulation, bag: ModelLuckyBag): void {
  const now = sim.testServer.clock.now();
  if (bag.isOver || bag.drawsAt > now) return;
  bag.isOver = true;
  const won = bag.expiresAt <= now ? [] : winnersOf(bag);
  for (const uid of won) {
    if (bag.hold) {
      sim.model.capture(bag.hold, bag.each);
      sim.model.putIn(uid, 'BEAN', bag.each);
    } else sim.model.add(`knapsack ${uid} chalk`, bag.each);
  }
  if (!bag.hold) sim.model.add(`knapsack ${bag.giver} chalk`, bag.each * (bag.winners - won.length));
  else if (bag.hold.left > 0) sim.model.release(bag.hold);
}

/** The deadlines of bags have come: each is drawn once, however often the job runs. */
export function settleLuckyBags(sim: Simulation): void {
  for (const bag of sim.luckyBags) settle(sim, bag);
}

/** The teacher gives a bag without conditions in the live session: beans, or gifts out of the knapsack. */
export function giveLuckyBag(sim: Simulation, step: SimulationStep): Action {
  const giver = sim.teacher;
  const each = 1 + (step.amount % 40);
  const winners = 1 + (step.nth % 4);
  const isGift = step.other % 3 === 0;
  const seconds = bagLimits.bagSecondsMin + (step.nth % 60);
  return {
    key: `lucky bag ${giver} ${step.key}`,
    answeredMs: answeredADay,
    given: [each, winners, isGift, seconds],
    run: () =>
      sim.testServer.call('bags.distribution', giver, {
        live_id: sim.liveId,
        kind: luckyBagKinds.lucky,
        prize: isGift ? { type: 'gift', gift_id: 'chalk', n: each } : { type: 'beans', amount: each },
        winners,
        duration: seconds,
        request_id: step.key,
      }),
    settle: () => settleLuckyBags(sim),
    foresee() {
      if (sim.luckyBags.some(({ isOver }) => !isOver)) return 'bag.running';
      const total = each * winners;
      if (isGift && (sim.model.books().get(`knapsack ${giver} chalk`) ?? 0) < total)
        return 'gift.knapsack_short';
      if (!isGift && sim.model.balance(giver, 'BEAN') < total) return 'wallet.insufficient_beans';
      return async ({ bag }: { bag: { id: string } }) => {
        const drawsAt = sim.testServer.clock.now() + seconds * 1_000;
        const expiresAt = drawsAt + bagLimits.bagKeptMs;
        const given = { id: bag.id, giver, each, winners, drawsAt, expiresAt };
        const { seed, hold: holdId } = await stored(sim, given.id);
        if (isGift) sim.model.add(`knapsack ${giver} chalk`, -total);
        const reservation = { uid: giver, currency: 'BEAN', expiresAt, isPacket: true } as const;
        const hold = holdId === null ? null : sim.model.setAside({ id: holdId, ...reservation }, total);
        sim.luckyBags.push({ ...given, seed, hold, entries: [], isOver: false });
      };
    },
    other: () => giveLuckyBag(sim, { ...step, amount: step.amount + 1 }),
  };
}

/** Joins a bag, once for each member until it is drawn. */
export function joinLuckyBag(
  sim: Simulation,
  step: SimulationStep,
  bag = step.other % 4 === 0 ? sim.pick(sim.luckyBags, step.nth) : sim.luckyBags.at(-1),
): Action | null {
  if (!bag) return null;
  const uid = sim.member(step.member);
  return {
    key: `join lucky bag ${uid} ${step.key}`,
    answeredMs: answeredADay,
    given: bag.id,
    run: () => sim.testServer.call('bags.participate', uid, { bag_id: bag.id, request_id: step.key }),
    settle: () => settle(sim, bag),
    foresee() {
      if (bag.isOver) return 'bag.over';
      if (bag.giver === uid) return 'bag.own';
      if (bag.entries.includes(uid)) return 'bag.joined';
      return ({ entries }: { entries: number }) => {
        bag.entries.push(uid);
        must(entries === bag.entries.length, `${entries} have joined instead of ${bag.entries.length}`);
      };
    },
    other: () => null,
  };
}

/** Somebody asks who won: the winners are those of the published draw. */
export function lookAtLuckyBag(sim: Simulation, step: SimulationStep): Action | null {
  const bag = sim.pick(sim.luckyBags, step.nth);
  if (!bag) return null;
  return {
    given: bag.id,
    run: () => sim.testServer.call('bags.award', sim.member(step.member), { bag_id: bag.id }),
    settle: () => settle(sim, bag),
    foresee: () => (answer: { drawn: boolean; winners: readonly { uid: string }[] }) => {
      const won = answer.winners.map(({ uid }) => uid);
      if (!bag.isOver) must(!answer.drawn && won.length === 0, 'a bag is drawn before its time');
      else if (answer.drawn) must(won.join() === winnersOf(bag).join(), 'others have won than were drawn');
      else must(won.length === 0, 'a void bag has winners');
    },
  };
}
