import { z } from 'zod';

/** How long a membership runs, and whether it goes on by itself (E16). */
export const ironPlans = ['monthly', 'yearly', 'continuous_monthly', 'continuous_yearly'] as const;
export const ironPlan = z.enum(ironPlans, 'request.invalid');
export type IronPlan = z.infer<typeof ironPlan>;

/** Plans that go on until they are cancelled. */
export const continuousPlans = [
  'continuous_monthly',
  'continuous_yearly',
] as const satisfies readonly IronPlan[];
export type ContinuousPlan = (typeof continuousPlans)[number];
export const isContinuousPlan = (plan: IronPlan): plan is ContinuousPlan =>
  (continuousPlans as readonly IronPlan[]).includes(plan);

const coins = z.number().int().min(1).max(1_000_000);
/** In the smallest unit: fen, cents. */
const minor = z.number().int().min(1).max(100_000_000);
const once = z.strictObject({ coins, CNY: minor, USD: minor });
const continuous = z.strictObject({ coins });

/**
 * What each plan costs (D65). What goes on by itself is charged to the wallet, in coins: payment providers ask the payer
 * each time, so they can take no money while the member is away.
 */
export const ironPrices = z.strictObject({
  monthly: once,
  yearly: once,
  continuous_monthly: continuous,
  continuous_yearly: continuous,
});
export type IronPrices = z.infer<typeof ironPrices>;

/** The prices, unless the server is configured to have others. */
export const usualIronPrices: IronPrices = {
  monthly: { coins: 45, CNY: 3_000, USD: 499 },
  yearly: { coins: 480, CNY: 29_800, USD: 4_999 },
  continuous_monthly: { coins: 40 },
  continuous_yearly: { coins: 430 },
};
