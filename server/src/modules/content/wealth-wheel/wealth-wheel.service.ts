import {
  shownYear,
  wealthWheelLimits,
  whyNoGoal,
  yearOf,
  type CallAnswer,
  type CallRequest,
  type calls,
} from '@goldbean/contract';
import { shanghaiTime, type Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import type { Idempotency, IdempotencyKey } from '../../../platform/idempotency.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { Random } from '../../../platform/random.ts';
import { refuse } from '../../../platform/refusal.ts';
import { cardsToDraw, drawsRemembered } from './wealth-wheel.domain.ts';
import {
  countGoals,
  findDraws,
  findFirstMonth,
  findGoals,
  insertGoal,
  keepDraw,
  lockGoals,
  removeGoal,
  updateGoal,
} from './wealth-wheel.repository.ts';

type WealthWheelRequest<Name extends keyof typeof calls.wealthWheel> = CallRequest<
  (typeof calls.wealthWheel)[Name]
>;
type WealthWheelAnswer<Name extends keyof typeof calls.wealthWheel> = CallAnswer<
  (typeof calls.wealthWheel)[Name]
>;

interface WealthWheelPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly random: Random;
  readonly idempotency: Idempotency;
}

/** The wealth wheel (S20): learning goals by month and a learning card a day; nothing is won by it. */
export function createWealthWheel({ database, clock, ids, random, idempotency }: WealthWheelPorts) {
  const { reader } = database;
  const today = (): string => shanghaiTime(clock.now()).slice(0, 10);

  async function write(
    tx: Tx,
    uid: string,
    given: WealthWheelRequest<'save'>,
  ): Promise<WealthWheelAnswer<'save'>> {
    const { month, text, done, goal_id } = given;
    if (goal_id !== undefined) {
      const goal = { goal_id, month, text, done };
      if (!(await updateGoal(tx, uid, goal))) refuse('wheel.goal_missing');
      return goal;
    }
    await lockGoals(tx, uid);
    const why = whyNoGoal(month, today().slice(0, 7), await countGoals(tx, uid, month));
    if (why !== null) refuse(why);
    const goal = { goal_id: ids.next(), month, text, done };
    await insertGoal(tx, uid, goal, clock.now());
    return goal;
  }

  return {
    /** G620. */
    async year(uid: string, { year: asked }: WealthWheelRequest<'year'>): Promise<WealthWheelAnswer<'year'>> {
      const running = yearOf(today());
      const firstMonth = await findFirstMonth(reader, uid);
      const first = Math.min(running, firstMonth === null ? running : yearOf(firstMonth));
      const year = shownYear(asked ?? running, first, running);
      const goals = await findGoals(reader, uid, year);
      const draws = await findDraws(reader, uid, wealthWheelLimits.wealthDrawsShown);
      return { year, first_year: first, goals, draws };
    },

    /** G621. */
    save: (
      uid: string,
      given: WealthWheelRequest<'save'>,
      intent: IdempotencyKey,
    ): Promise<WealthWheelAnswer<'save'>> =>
      database.transaction((tx) => idempotency.once(tx, intent, () => write(tx, uid, given))),

    /** G622. Repeated, it is missing. */
    async remove(
      uid: string,
      { goal_id }: WealthWheelRequest<'remove'>,
    ): Promise<WealthWheelAnswer<'remove'>> {
      await database.transaction(async (tx) => {
        if (!(await removeGoal(tx, uid, goal_id))) refuse('wheel.goal_missing');
      });
      return { ok: true };
    },

    /** G623. Once a day: of two at once the first is stored, and both get it. */
    draw: (uid: string): Promise<WealthWheelAnswer<'draw'>> =>
      database.transaction(async (tx) => {
        const day = today();
        const recent = await findDraws(tx, uid, drawsRemembered);
        const drawn = recent.find((draw) => draw.day === day);
        if (drawn) return drawn;
        const left = cardsToDraw(recent.map(({ card }) => card));
        const card = left[random.below(left.length)];
        if (card === undefined) throw new Error('the deck is empty');
        return keepDraw(tx, uid, { day, card });
      }),
  };
}
export type WealthWheels = ReturnType<typeof createWealthWheel>;
