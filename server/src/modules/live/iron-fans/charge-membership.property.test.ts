import { ironFanLimits, type IronPlan } from '@goldbean/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  afterFailure,
  cancelled,
  changed,
  dueOf,
  ended,
  lengthOf,
  lengthened,
  nextCharge,
  runs,
  stateOf,
  stepOf,
  type Membership,
} from './iron-fans.domain.ts';

const hour = 3_600_000;
const day = 24 * hour;
const { ironTries, ironLateMs, ironChargeAheadMs } = ironFanLimits;

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ what: fc.constant('pass' as const), ms: fc.nat(40 * day) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('due' as const),
      late: fc.constantFrom(0, 0, 1_000, hour, 30 * hour),
    }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('cancel' as const) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('change' as const), toYear: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constant('extend' as const), days: fc.integer({ min: 1, max: 365 }) }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('purse' as const), isFull: fc.boolean() }) },
);
type ChargingStep = typeof step extends fc.Arbitrary<infer One> ? One : never;

function bought(now: number, plan: IronPlan): Membership {
  const isContinuous = plan.startsWith('continuous');
  return {
    plan,
    auto: isContinuous,
    coins: isContinuous ? 40 : null,
    next_plan: null,
    next_coins: null,
    started_at: now,
    expires_at: now + lengthOf(plan),
    tries: 0,
    tried_at: null,
    warned: false,
    ended: false,
    renewed: false,
  };
}

interface ChargedPeriod {
  readonly from: number;
  readonly until: number;
  readonly at: number;
}

/** One membership through a life, as the server leads it. */
function live(plan: IronPlan, steps: readonly ChargingStep[], hasMoney: boolean) {
  let now = Date.UTC(2026, 10, 1);
  let mine = bought(now, plan);
  let isFull = hasMoney;
  /** Since it was cancelled, and until it goes on again. */
  let isCancelled = false;
  let failures = 0;
  const charges: ChargedPeriod[] = [];

  function settle(): void {
    for (let rounds = 0; ; rounds += 1) {
      expect(rounds).toBeLessThan(5);
      const what = stepOf(now, mine);
      if (what === 'wait') return;
      if (what === 'warn') mine = { ...mine, warned: true };
      if (what === 'expire') mine = ended(mine);
      if (what !== 'charge') continue;
      expect(isCancelled, 'charged after it was cancelled').toBe(false);
      expect(now).toBeGreaterThanOrEqual(mine.expires_at - ironChargeAheadMs);
      expect(now).toBeLessThan(mine.expires_at + ironLateMs);
      const charge = nextCharge(mine);
      if (!charge) throw new Error('a charge of nothing');
      if (isFull) {
        const longer = lengthened(now, mine, lengthOf(charge.plan));
        charges.push({ from: longer.from, until: longer.membership.expires_at, at: now });
        mine = {
          ...longer.membership,
          plan: charge.plan,
          coins: charge.coins,
          next_plan: null,
          next_coins: null,
        };
        failures = 0;
      } else {
        failures += 1;
        expect(failures).toBeLessThanOrEqual(ironTries);
        mine = afterFailure(now, mine);
      }
    }
  }

  for (const one of steps) {
    if (one.what === 'pass') now += one.ms;
    if (one.what === 'due') now = Math.max(now, (dueOf(mine) ?? now) + one.late);
    if (one.what === 'purse') isFull = one.isFull;
    if (one.what === 'cancel' && runs(now, mine) && mine.auto) {
      mine = cancelled(mine);
      isCancelled = true;
      failures = 0;
    }
    if (one.what === 'change' && runs(now, mine) && mine.plan.startsWith('continuous')) {
      mine = changed(mine, one.toYear ? 'continuous_yearly' : 'continuous_monthly', one.toYear ? 430 : 40);
      isCancelled = false;
    }
    if (one.what === 'extend') {
      const before = mine;
      const wasRunning = runs(now, mine);
      mine = lengthened(now, mine, one.days * day).membership;
      failures = 0;
      expect(mine.expires_at).toBe((wasRunning ? before.expires_at : now) + one.days * day);
      if (!wasRunning) isCancelled = true;
    }
    settle();
    const charge = nextCharge(mine);
    expect(charge !== null).toBe(mine.auto);
    if (isCancelled) expect(charge).toBeNull();
    expect(mine.ended).toBe(stateOf(now, mine) === 'expired');
    expect(dueOf(mine) === null).toBe(mine.ended);
  }
  return charges;
}

describe('D65: continuous charging, whatever happens when', () => {
  test('D65: one charge for each period, none after cancelling, three tries at most', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<IronPlan>('continuous_monthly', 'continuous_yearly', 'monthly'),
        fc.array(step, { maxLength: 60 }),
        fc.boolean(),
        (plan, steps, hasMoney) => {
          const charges = live(plan, steps, hasMoney);
          for (const [nth, { from, until }] of charges.entries()) {
            expect(until).toBeGreaterThan(from);
            const before = charges[nth - 1];
            if (before) expect(from).toBeGreaterThanOrEqual(before.until);
          }
          if (plan === 'monthly') expect(charges).toEqual([]);
        },
      ),
      { numRuns: 600 },
    );
  });
});
