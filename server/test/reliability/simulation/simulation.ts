import { sql } from 'kysely';
import { createSeededRandom } from '../../test-database.ts';
import { createJudge, must, type Action, type SimulationTally } from './action.ts';
import {
  type Audit,
  createAuditor,
  differences,
  readBooks,
  readClubs,
  readFacts,
  readHolds,
  readProducts,
} from './books.ts';
import { faultKinds } from './faults.ts';
import type { SimulationPlace, Simulation, SimulationStep } from './context.ts';
import * as exchangeActions from './exchange.actions.ts';
import * as fanActions from './fans.actions.ts';
import * as ironFanActions from './iron-fans.actions.ts';
import * as giftActions from './gifts.actions.ts';
import * as goodsActions from './goods.actions.ts';
import type { SimulationServer } from './simulation-server.ts';
import { createModel } from './model.ts';
import * as luckyBagActions from './lucky-bags.actions.ts';
import * as orderActions from './orders.actions.ts';
import * as packetActions from './packets.actions.ts';
import * as reversalActions from './reversals.actions.ts';
import * as rewardActions from './rewards.actions.ts';
import * as ticketActions from './tickets.actions.ts';
import type { Tracer } from './trace.ts';
import * as wishActions from './wishes.actions.ts';
import * as walletActions from './wallet.actions.ts';

/** Whatever was to be done by now is done, once or twice. */
const deadlines = (sim: Simulation, step: SimulationStep): Action => ({
  given: '',
  run: () => sim.runDue(1 + (step.nth % 2)),
  foresee: () => () => sim.settleDue(),
});

const { settlePackets, ...packetSteps } = packetActions;
const { settleLuckyBags, ...luckyBagSteps } = luckyBagActions;
const { settleOrders, ...orderSteps } = orderActions;
const { settleTickets, ...ticketSteps } = ticketActions;
const { settleIronFans, ...ironFanSteps } = ironFanActions;
const { nextFanDeadline, ...fanSteps } = fanActions;
const actions = {
  ...walletActions,
  ...giftActions,
  ...packetSteps,
  ...luckyBagSteps,
  ...exchangeActions,
  ...rewardActions,
  ...orderSteps,
  ...goodsActions,
  ...ticketSteps,
  ...ironFanSteps,
  ...fanSteps,
  ...wishActions,
  ...reversalActions,
  deadlines,
};
type StepKind = keyof typeof actions | 'again' | 'pass';
export type NamedStep = SimulationStep & { readonly what: StepKind };

/** How often each kind of step is drawn. */
const weights: Readonly<Record<StepKind, number>> = {
  credit: 8,
  pay: 4,
  hold: 4,
  capture: 5,
  release: 2,
  gift: 6,
  present: 3,
  barrage: 3,
  look: 2,
  sweepLots: 1,
  sweepHolds: 1,
  sendPacket: 5,
  createBag: 3,
  startRain: 2,
  grab: 14,
  catchRain: 6,
  giveLuckyBag: 4,
  joinLuckyBag: 10,
  lookAtLuckyBag: 2,
  exchangeCoins: 3,
  buyBeansWithDangwu: 2,
  claimReward: 2,
  signIn: 3,
  placeOrder: 4,
  beginPayment: 2,
  notice: 5,
  sweepOrders: 2,
  orderGoods: 6,
  announceTicketedLive: 7,
  buyTicket: 16,
  stopTicketedLive: 3,
  endTicketedLive: 2,
  sweepTickets: 3,
  buyIronFan: 8,
  changeIronFan: 6,
  extendIronFan: 2,
  sweepIronFans: 4,
  joinClub: 5,
  doTask: 4,
  light: 14,
  leaveClub: 2,
  sweepLights: 12,
  makeWish: 3,
  buyVotes: 9,
  moveWish: 6,
  completeWish: 3,
  rewardWish: 3,
  mergeWish: 2,
  reverse: 4,
  bindInvite: 2,
  deadlines: 3,
  again: 9,
  pass: 14,
};
const kinds = (Object.keys(weights) as StepKind[]).flatMap((kind) =>
  Array.from({ length: weights[kind] }, () => kind),
);
const amounts = [1, 2, 3, 7, 20, 50, 120, 1_000];
const hourMs = 3_600_000;
const pauses = [
  1,
  1_000,
  6_000,
  20_000,
  hourMs,
  24 * hourMs,
  24 * hourMs + 1,
  40 * 24 * hourMs,
  100 * 24 * hourMs,
];

/** The steps of a seed; always the same. */
export function drawSteps(seed: number, count: number): NamedStep[] {
  const random = createSeededRandom(seed);
  const from = <Item>(list: readonly [Item, ...Item[]] | readonly Item[]): Item =>
    list[random.below(list.length)] as Item;
  return Array.from({ length: count }, (_, place) => ({
    what: from(kinds),
    member: random.below(1_000),
    other: random.below(1_000),
    amount: from(amounts),
    nth: random.below(1_000),
    key: `s${place}`,
    fault: random.below(10) < 6 ? 'none' : from(faultKinds),
  }));
}

/** Members who take part; the demo's, with what it gave them. */
const members = ['01', '02', '03', '07', '08', '13'].map((n) => `10000000000000000${n}`);

/**
 * Runs steps and looks after each whether everything is as foreseen.
 * @param tracer writes down what is asked, answered and stored
 * @throws Error naming the step and what is wrong
 */
export async function runSteps(
  testServer: SimulationServer,
  audit: Audit,
  place: SimulationPlace,
  steps: readonly NamedStep[],
  tally: SimulationTally,
  tracer: Tracer,
): Promise<void> {
  const { reader } = testServer.app.database;
  const { clock } = testServer;
  const model = createModel(await readBooks(audit, clock.now()), await readHolds(reader), clock);
  const auditor = createAuditor(audit);
  const { rows: born } = await sql<{
    uid: string;
    at: number;
  }>`SELECT uid, created_at AS at FROM member`.execute(reader);
  const openedAt = new Map(born.map(({ uid, at }) => [uid, at]));
  const sim: Simulation = {
    testServer,
    model,
    ...place,
    packets: [],
    luckyBags: [],
    ticketedLives: [],
    ironFans: [],
    wishes: [],
    ...(await readClubs(reader)),
    lights: [],
    lightsOff: [],
    products: await readProducts(reader, place.liveId),
    orders: [],
    journals: [],
    facts: await readFacts(reader),
    settleDue() {
      settlePackets(sim);
      settleLuckyBags(sim);
      settleOrders(sim);
      settleTickets(sim);
      settleIronFans(sim);
    },
    async runDue(times) {
      await testServer.runDue(times);
      // A ticket whose settlement failed is in nobody's way, and waits for this.
      await testServer.sweep('live.tickets.sweep');
      await testServer.sweep('live.iron_fans.sweep');
    },
    member: (n) => members[n % members.length] ?? '',
    pick: (list, n) => list[n % Math.max(1, list.length)],
    openedAt: (uid) => openedAt.get(uid) ?? 0,
    isInGroup: (uid) => place.inGroup.has(uid),
    async holdOfPacket(packetId) {
      const { rows } = await sql<{ hold_id: string }>`SELECT hold_id FROM red_packet
        WHERE packet_id = ${packetId}`.execute(reader);
      return rows[0]?.hold_id ?? '';
    },
  };
  const history: Action[] = [];

  async function look(): Promise<void> {
    await testServer.idle();
    const stored = await readBooks(audit, clock.now());
    const broken = [...differences(model.books(), stored), ...(await auditor.look())];
    tracer.add('stored', stored);
    must(broken.length === 0, broken.join('; '));
  }
  const judge = createJudge(
    look,
    tally,
    () => clock.now(),
    (outcome) => tracer.add('answered', outcome),
  );

  function actionOf(step: NamedStep): Action | null {
    if (step.what === 'again') {
      const earlier = sim.pick(history, step.nth);
      return (step.other % 3 === 0 ? earlier?.other?.() : earlier) ?? null;
    }
    if (step.what === 'pass') return null;
    const action = actions[step.what](sim, step);
    if (action?.key !== undefined) history.push(action);
    return action;
  }

  /** Some time, or until right before, at or after the next deadline: that is where mistakes are made. */
  function pass({ other, nth }: SimulationStep): void {
    const deadlines = [model.nextDeadline(), nextFanDeadline(sim), nextFanDeadline(sim)];
    const deadline = deadlines[other % 4];
    if (deadline === undefined) clock.advance(sim.pick(pauses, nth) ?? 0);
    else clock.set(Math.max(clock.now(), deadline - 1 + (nth % 3)));
  }

  for (const [number, step] of steps.entries()) {
    try {
      if (step.what === 'pass') pass(step);
      const action = actionOf(step);
      tracer.add(`step ${number}, ${step.what}`, [clock.now(), action?.given]);
      if (action) await judge.carryOut(action, step.fault);
      await look();
    } catch (error) {
      const what = error instanceof Error ? error.message : String(error);
      throw new Error(`step ${number}, ${step.what}: ${what}`, { cause: error });
    }
  }
}
