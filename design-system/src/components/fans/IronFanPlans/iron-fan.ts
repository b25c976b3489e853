/** How long it runs, and whether it goes on by itself (E16). */
export type IronPlanId = 'monthly' | 'yearly' | 'continuous_monthly' | 'continuous_yearly';

export interface IronPlanView {
  id: IronPlanId;
  /** In gold coins. */
  coins: number;
  /** In units of the currency; null for what is charged in gold coins alone (D65). */
  money: { amount: number; currency: string } | null;
}

/** What I have paid for. */
export interface IronMembershipView {
  plan: IronPlanId;
  /** UTC ms. */
  expiresAt: number;
  /** When a continuous plan pays next, UTC ms; null when it does not go on. */
  nextChargeAt: number | null;
  /** What it pays then, in gold coins; null when it does not go on. */
  nextCoins: number | null;
  /** The plan that begins when the paid time ends; null when none was chosen. */
  changesTo: IronPlanId | null;
}

/** The six states of T12, and those of loading. */
export type IronFanState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  /** Never was one. `gate`: the fan level that is needed, and mine. */
  | { kind: 'none'; gate?: { level: number; mine: number } }
  | { kind: 'joined'; membership: IronMembershipView }
  | { kind: 'renewed'; membership: IronMembershipView }
  /** By the staff, with a reason. */
  | { kind: 'extended'; membership: IronMembershipView; by: string; days: number; reason: string }
  /** Seven days or less. `failedCharge`: three tries in three days (D65); the next in UTC ms. */
  | {
      kind: 'expiring';
      membership: IronMembershipView;
      failedCharge?: { nextTryAt: number; triesLeft: number };
    }
  | { kind: 'expired'; membership: IronMembershipView };

/** Where somebody stands who has a membership, or had one. */
export type IronMembershipState = Exclude<IronFanState, { kind: 'loading' | 'error' | 'none' }>;

/** Words for the plans, by id. */
export const planWords = {
  monthly: 'plan.monthly',
  yearly: 'plan.yearly',
  continuous_monthly: 'plan.continuousMonthly',
  continuous_yearly: 'plan.continuousYearly',
} as const;

/** Whether a plan goes on by itself. */
export const isContinuous = (plan: IronPlanId): boolean =>
  plan === 'continuous_monthly' || plan === 'continuous_yearly';

/** How a state of T12 reads on its tag. */
export const ironTags = {
  joined: { tone: 'success', word: 'iron.joined' },
  renewed: { tone: 'success', word: 'iron.renewed' },
  extended: { tone: 'info', word: 'iron.extended' },
  expiring: { tone: 'warning', word: 'iron.expiring' },
  expired: { tone: 'neutral', word: 'iron.expired' },
} as const;
