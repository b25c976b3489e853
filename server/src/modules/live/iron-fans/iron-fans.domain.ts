import {
  ironFanLimits,
  isContinuousPlan,
  type ContinuousPlan,
  type IronPlan,
  type IronState,
} from '@goldbean/contract';

const { ironMonthMs, ironYearMs, ironSoonMs, ironChargeAheadMs, ironTries, ironTryEveryMs, ironLateMs } =
  ironFanLimits;

/** A membership, as far as time decides about it. Moments in UTC ms. */
export interface Membership {
  readonly plan: IronPlan;
  /** A continuous plan that goes on. */
  readonly auto: boolean;
  /** What its next period costs, in coins; null for what was never continuous. */
  readonly coins: number | null;
  /** Another plan from the end of the paid time on, and its price. */
  readonly next_plan: ContinuousPlan | null;
  readonly next_coins: number | null;
  readonly started_at: number;
  /** The end of the paid time. */
  readonly expires_at: number;
  /** Charges that failed for the period to come. */
  readonly tries: number;
  readonly tried_at: number | null;
  readonly warned: boolean;
  readonly ended: boolean;
  readonly renewed: boolean;
}

/** What a plan adds, ms. */
export const lengthOf = (plan: IronPlan): number =>
  plan === 'monthly' || plan === 'continuous_monthly' ? ironMonthMs : ironYearMs;

/** When access ends: a continuous plan stays open while its charge is tried. */
const openUntil = ({ auto, expires_at }: Membership): number => expires_at + (auto ? ironLateMs : 0);

/** T12. @param now UTC ms */
export function stateOf(now: number, membership: Membership | null): IronState {
  if (membership === null) return 'none';
  if (membership.ended || now >= openUntil(membership)) return 'expired';
  return membership.expires_at - now <= ironSoonMs ? 'about_to_expire' : 'active';
}

export const runs = (now: number, membership: Membership | null): membership is Membership => {
  const state = stateOf(now, membership);
  return state === 'active' || state === 'about_to_expire';
};

/** What is charged next; null when nothing is. */
export function nextCharge(membership: Membership): {
  readonly at: number;
  readonly plan: ContinuousPlan;
  readonly coins: number;
  readonly failed: number;
} | null {
  const { auto, ended, coins, next_plan, next_coins, expires_at, tries, tried_at } = membership;
  const plan = next_plan ?? membership.plan;
  const price = next_coins ?? coins;
  if (!auto || ended || price === null || !isContinuousPlan(plan)) return null;
  const at = expires_at - ironChargeAheadMs + tries * ironTryEveryMs;
  // One that came late is not followed by the next at once.
  return { at: Math.max(at, (tried_at ?? 0) + ironTryEveryMs / 2), plan, coins: price, failed: tries };
}

/** When something is to be done about it; null when nothing is any more. */
export function dueOf(membership: Membership): number | null {
  const { ended, warned, expires_at } = membership;
  if (ended) return null;
  if (!warned) return expires_at - ironSoonMs;
  return nextCharge(membership)?.at ?? expires_at;
}

/** What is to be done about it now. */
export function stepOf(now: number, membership: Membership): 'wait' | 'warn' | 'charge' | 'expire' {
  const due = dueOf(membership);
  if (due === null || now < due) return 'wait';
  if (now >= openUntil(membership)) return 'expire';
  if (!membership.warned) return 'warn';
  return membership.auto ? 'charge' : 'expire';
}

/** What becomes of it when the charge fails: after the third time it has ended. */
export const afterFailure = (now: number, membership: Membership): Membership =>
  membership.tries + 1 >= ironTries
    ? ended(membership)
    : { ...membership, tries: membership.tries + 1, tried_at: now };

/** Nothing more is charged; what is paid stays. */
export const cancelled = (membership: Membership): Membership => ({
  ...membership,
  auto: false,
  next_plan: null,
  next_coins: null,
  tries: 0,
  tried_at: null,
});

/** It has run out: nothing is charged any more. */
export const ended = (membership: Membership): Membership => ({ ...cancelled(membership), ended: true });

/** More time at its end, or from now on where it has ended; what was tried for the old end is forgotten. */
export function lengthened(
  now: number,
  membership: Membership,
  ms: number,
): { readonly membership: Membership; readonly from: number } {
  const isRunning = runs(now, membership);
  const from = isRunning ? membership.expires_at : now;
  const expires_at = from + ms;
  const base = isRunning ? membership : { ...cancelled(membership), started_at: now };
  return {
    from,
    membership: {
      ...base,
      expires_at,
      tries: 0,
      tried_at: null,
      warned: expires_at - now <= ironSoonMs,
      ended: false,
      renewed: isRunning,
    },
  };
}

/** The plan from the end of the paid time on; it goes on again where it had been cancelled. */
export function changed(membership: Membership, plan: ContinuousPlan, coins: number): Membership {
  const goesOn = membership.auto ? membership : { ...membership, auto: true, coins };
  return plan === membership.plan
    ? { ...goesOn, next_plan: null, next_coins: null }
    : { ...goesOn, next_plan: plan, next_coins: coins };
}
