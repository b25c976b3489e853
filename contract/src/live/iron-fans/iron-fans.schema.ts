import { z } from 'zod';
import { shanghaiTime, timestamp } from '../../shared/fields.ts';
import { moneyCurrency } from '../../money/wallet/wallet.schema.ts';
import { ironPlan } from './iron-fans.prices.ts';

/** Where a membership stands (T12), by the clock alone. `about_to_expire`: 7 days or less, the grace of a failed charge included. */
export const ironStates = ['none', 'active', 'about_to_expire', 'expired'] as const;
export const ironState = z.enum(ironStates);
export type IronState = z.infer<typeof ironState>;

/** A plan as it is sold to the member. */
export const ironPlanOffer = z.object({
  plan: ironPlan,
  /** For the whole time of the plan, in gold coins. */
  coins: z.number().int().positive(),
  /** For the same in money, in its smallest unit; null for what is charged in coins alone. */
  money: z.object({ amount: z.number().int().positive(), currency: moneyCurrency }).nullable(),
});
export type IronPlanOffer = z.infer<typeof ironPlanOffer>;

/** A membership, past ones included. */
export const ironMembership = z.object({
  plan: ironPlan,
  state: ironState.exclude(['none']),
  started: shanghaiTime(),
  started_ts: timestamp(),
  /** Until when it is paid. */
  expires: shanghaiTime(),
  expires_ts: timestamp(),
  /** What is charged next and when; null when nothing is, as of what is paid once or was cancelled. */
  next_charge: z
    .object({
      at: shanghaiTime(),
      at_ts: timestamp(),
      /** Another one than `plan` when it was changed: it begins when the paid time ends. */
      plan: ironPlan,
      coins: z.number().int().positive(),
      /** How often it failed for this period; after the third time the membership expires. */
      failed: z.number().int(),
    })
    .nullable(),
  /** The time that runs now followed on another without a gap. */
  renewed: z.boolean(),
  /** The staff's last extension of the time that runs now; null for none. */
  extended: z.object({ by: z.string(), days: z.number().int(), reason: z.string() }).nullable(),
});
export type IronMembership = z.infer<typeof ironMembership>;
