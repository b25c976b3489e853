import { createSeededRandom } from '../../scratch.ts';
import { createJudge, must, type Action, type Tally } from './action.ts';
import { createAuditor, differences, readBooks } from './books.ts';
import { faultKinds, type FaultKind } from './faults.ts';
import * as giftActions from './gifts.actions.ts';
import type { House } from './house.ts';
import { createModel, type Model } from './model.ts';
import * as walletActions from './wallet.actions.ts';

/** One step: plain numbers, so that it can be printed, left out and done again. */
export interface Step {
  readonly what: StepKind;
  readonly member: number;
  readonly other: number;
  readonly amount: number;
  /** Which of what there is by then. */
  readonly nth: number;
  /** Its request_id; `again` uses that of an earlier step. */
  readonly key: string;
  readonly fault: FaultKind;
}

/** What the actions of a run share. */
export interface Simulation {
  readonly house: House;
  readonly model: Model;
  readonly liveId: string;
  readonly channelId: string;
  member(n: number): string;
  pick<Item>(list: readonly Item[], n: number): Item | undefined;
}

const actions = { ...walletActions, ...giftActions };
type StepKind = keyof typeof actions | 'again' | 'pass' | 'deadlines';

/** How often each kind of step is drawn. */
const weights: Readonly<Record<StepKind, number>> = {
  credit: 8,
  pay: 4,
  hold: 4,
  capture: 5,
  release: 2,
  gift: 6,
  present: 2,
  barrage: 3,
  look: 2,
  sweepLots: 1,
  sweepHolds: 1,
  again: 6,
  pass: 4,
  deadlines: 2,
};
const kinds = (Object.keys(weights) as StepKind[]).flatMap((kind) =>
  Array.from({ length: weights[kind] }, () => kind),
);
const amounts = [1, 2, 3, 7, 20, 50, 120, 1_000];
const hourMs = 3_600_000;
const pauses = [1, 1_000, hourMs, 24 * hourMs, 24 * hourMs + 1, 40 * 24 * hourMs, 100 * 24 * hourMs];

/** The steps of a seed; always the same. */
export function drawSteps(seed: number, count: number): Step[] {
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
const members = ['02', '03', '07', '08', '09', '13'].map((n) => `10000000000000000${n}`);

/**
 * Runs steps and looks after each whether everything is as foreseen.
 * @throws Error naming the step and what is wrong
 */
export async function runSteps(
  house: House,
  live: { liveId: string; channelId: string },
  steps: readonly Step[],
  tally: Tally,
): Promise<void> {
  const { reader } = house.app.database;
  const { clock } = house;
  const model = createModel(await readBooks(reader, clock.now()), clock);
  const auditor = createAuditor(reader);
  const sim: Simulation = {
    house,
    model,
    ...live,
    member: (n) => members[n % members.length] ?? '',
    pick: (list, n) => list[n % Math.max(1, list.length)],
  };
  const history: Action[] = [];

  async function look(): Promise<void> {
    const stored = await readBooks(reader, clock.now());
    const broken = [...differences(model.books(), stored), ...(await auditor.look())];
    must(broken.length === 0, broken.join('; '));
  }
  const judge = createJudge(look, tally);

  function actionOf(step: Step): Action | null {
    if (step.what === 'again') {
      const earlier = sim.pick(history, step.nth);
      return (step.other % 3 === 0 ? earlier?.other?.() : earlier) ?? null;
    }
    if (step.what === 'pass' || step.what === 'deadlines') return null;
    const action = actions[step.what](sim, step);
    if (action?.key !== undefined) history.push(action);
    return action;
  }

  /** Some time, or until right before, at or after the next deadline: that is where mistakes are made. */
  function pass({ other, nth }: Step): void {
    const deadline = model.nextDeadline();
    if (other % 3 !== 0 || deadline === undefined) clock.advance(sim.pick(pauses, nth) ?? 0);
    else clock.set(Math.max(clock.now(), deadline - 1 + (nth % 3)));
  }

  for (const [place, step] of steps.entries()) {
    try {
      if (step.what === 'pass') pass(step);
      if (step.what === 'deadlines') await house.runDue(1 + (step.nth % 2));
      const action = actionOf(step);
      if (action) await judge.carryOut(action, step.fault);
      await look();
    } catch (error) {
      const what = error instanceof Error ? error.message : String(error);
      throw new Error(`step ${place}: ${what}`, { cause: error });
    }
  }
}
