import {
  agreements,
  ironFanLimits,
  isContinuousPlan,
  usualIronPrices,
  type CallAnswer,
  type calls,
  type ContinuousPlan,
  type IronPlan,
} from '@goldbean/contract';
import { sql } from 'kysely';
import { answeredADay, must, type Action } from './action.ts';
import type { ModelIronFan, Simulation, SimulationStep } from './context.ts';

type SimulatedIronFansAnswer = CallAnswer<typeof calls.ironFans.order>;

const dayMs = 86_400_000;
const plans = ['monthly', 'continuous_monthly', 'continuous_monthly', 'continuous_yearly', 'yearly'] as const;
const continuous = ['continuous_monthly', 'continuous_yearly'] as const;
const lengthOf = (plan: IronPlan): number => (plan.endsWith('yearly') ? 365 : 30) * dayMs;
const terms = { agree: true, agreement_version: agreements.service.version } as const;

/** The first moment at which it opens nothing any more. */
const endOf = ({ auto, until }: ModelIronFan): number => until + (auto ? ironFanLimits.ironLateMs : 0);
const runs = (sim: Simulation, fan: ModelIronFan): boolean =>
  !fan.isOver && sim.testServer.clock.now() < endOf(fan);
const fanOf = (sim: Simulation, uid: string) => sim.ironFans.find((fan) => fan.uid === uid);
/** When its next charge is tried. */
const chargeAt = ({ until, tries, triedAt }: ModelIronFan): number =>
  Math.max(until - dayMs + tries * dayMs, triedAt + dayMs / 2);

function payChannel(sim: Simulation, uid: string, coins: number): void {
  sim.model.takeOut(uid, 'COIN', coins);
  sim.model.add(`channel ${sim.channelId} COIN`, coins);
}

/** All charges and ends that have come, as the jobs do it: each period is paid once, and none after a cancellation. */
export function settleIronFans(sim: Simulation): void {
  const now = sim.testServer.clock.now();
  for (const fan of sim.ironFans) {
    while (!fan.isOver) {
      if (now >= endOf(fan)) fan.isOver = true;
      else if (!fan.auto || now < chargeAt(fan)) break;
      else if (sim.model.balance(fan.uid, 'COIN') >= fan.next.coins) {
        payChannel(sim, fan.uid, fan.next.coins);
        Object.assign(fan, {
          plan: fan.next.plan,
          until: fan.until + lengthOf(fan.next.plan),
          tries: 0,
          triedAt: 0,
        });
      } else if (fan.tries === ironFanLimits.ironTries - 1) fan.isOver = true;
      else Object.assign(fan, { tries: fan.tries + 1, triedAt: now });
      if (fan.isOver) fan.auto = false;
    }
  }
}

/** Whoever reads or buys sees a membership as it stands after its deadlines; a member buys one in coins. */
export function buyIronFan(sim: Simulation, step: SimulationStep): Action {
  const uid = sim.member(step.member);
  const plan = sim.pick(plans, step.nth) ?? 'monthly';
  const { coins } = usualIronPrices[plan];
  const price = coins + (step.other % 12 === 11 ? 1 : 0);
  return {
    key: `iron fan ${uid} ${step.key}`,
    answeredMs: answeredADay,
    given: [plan, price],
    run: () =>
      sim.testServer.call('ironFans.order', uid, {
        channel_id: sim.channelId,
        plan,
        pay_type: 'coins',
        price,
        ...terms,
        request_id: step.key,
      }),
    foresee() {
      const now = sim.testServer.clock.now();
      if (uid === sim.teacher) return 'request.forbidden';
      const fan = fanOf(sim, uid);
      const isRunning = fan !== undefined && runs(sim, fan);
      if (isRunning && (fan.auto || fan.until - now > ironFanLimits.ironSoonMs)) return 'iron.running';
      if (price !== coins) return 'iron.price_changed';
      if (sim.model.balance(uid, 'COIN') < coins) return 'wallet.insufficient';
      return (answer: SimulatedIronFansAnswer) => {
        payChannel(sim, uid, coins);
        const bought = {
          uid,
          plan,
          auto: isContinuousPlan(plan),
          until: (isRunning ? fan.until : now) + lengthOf(plan),
          next: { plan, coins },
          tries: 0,
          triedAt: 0,
          isOver: false,
        };
        if (fan) Object.assign(fan, bought);
        else sim.ironFans.push(bought);
        must(answer.my?.expires_ts === bought.until, 'a membership ends at another time than was paid');
      };
    },
    other: () => buyIronFan(sim, { ...step, nth: step.nth + 1 }),
  };
}

/** A member cancels, or goes on with a plan. */
export function changeIronFan(sim: Simulation, step: SimulationStep): Action {
  const uid = sim.member(step.member);
  const plan: ContinuousPlan | null = step.other % 2 === 0 ? null : (sim.pick(continuous, step.nth) ?? null);
  const channel_id = sim.channelId;
  return {
    given: plan,
    run: () =>
      plan === null
        ? sim.testServer.call('ironFans.cancel', uid, { channel_id })
        : sim.testServer.call('ironFans.change', uid, {
            channel_id,
            plan,
            price: usualIronPrices[plan].coins,
            ...terms,
          }),
    foresee() {
      const fan = fanOf(sim, uid);
      if (!fan || !runs(sim, fan)) return 'iron.none';
      if (!isContinuousPlan(fan.plan)) return 'iron.not_continuous';
      return () => {
        if (plan === null) Object.assign(fan, { auto: false, tries: 0, triedAt: 0 });
        else Object.assign(fan, { auto: true, next: { plan, coins: usualIronPrices[plan].coins } });
      };
    },
  };
}

/** The teacher adds days. */
export function extendIronFan(sim: Simulation, step: SimulationStep): Action {
  const uid = sim.member(step.member);
  const days = 1 + (step.amount % 40);
  return {
    key: `extension ${sim.teacher} ${step.key}`,
    answeredMs: answeredADay,
    given: [uid, days],
    run: () =>
      sim.testServer.call('ironFans.extend', sim.teacher, {
        channel_id: sim.channelId,
        uid,
        days,
        reason: 'called off',
        request_id: step.key,
      }),
    foresee() {
      const fan = fanOf(sim, uid);
      if (!fan) return 'iron.none';
      return () => {
        const isRunning = runs(sim, fan);
        Object.assign(fan, {
          auto: isRunning && fan.auto,
          until: (isRunning ? fan.until : sim.testServer.clock.now()) + days * dayMs,
          tries: 0,
          triedAt: 0,
          isOver: false,
        });
      };
    },
    other: () => extendIronFan(sim, { ...step, amount: step.amount + 1 }),
  };
}

/** The sweep of each minute; then what is stored is what the model has, period by period. */
export const sweepIronFans = (sim: Simulation): Action => ({
  given: 'due memberships',
  run: () => sim.testServer.sweep('live.iron_fans.sweep'),
  foresee: () => async () => {
    await sim.testServer.sweep('live.iron_fans.sweep');
    settleIronFans(sim);
    const { rows } = await sql<{ uid: string; auto: boolean; until: number; ended: boolean; gaps: number }>`
      SELECT uid, auto, expires_at AS until, ended,
        (SELECT count(*)::int FROM iron_fan_period one JOIN iron_fan_period other USING (channel_id, uid)
          WHERE one.uid = iron_fan.uid AND one.from_at < other.from_at AND one.until_at > other.from_at) AS gaps
      FROM iron_fan WHERE channel_id = ${sim.channelId} AND uid = ANY(${sim.ironFans.map(({ uid }) => uid)}::text[])
      ORDER BY uid`.execute(sim.testServer.app.database.reader);
    const foreseen = sim.ironFans
      .toSorted((a, b) => a.uid.localeCompare(b.uid))
      .map(({ uid, auto, until, isOver }) => `${uid} ${auto} ${until} ${isOver}`);
    const stored = rows.map(({ uid, auto, until, ended }) => `${uid} ${auto} ${until} ${ended}`);
    must(stored.join() === foreseen.join(), `memberships are ${stored.join()} instead of ${foreseen.join()}`);
    must(
      rows.every(({ gaps }) => gaps === 0),
      'a period is paid twice',
    );
  },
});
