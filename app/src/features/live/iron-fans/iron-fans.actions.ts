import type { ContinuousPlan, IronMembership, IronPlan } from '@goldbean/contract/live';
import { payTypes } from '@goldbean/contract/money';
import { asApiError, createIntents, newRequestId } from '../../../shared/api/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import * as service from './iron-fans.service.ts';
import { emptyIronFans, ironFansState as state } from './iron-fans.state.ts';

/** A way to pay as the page knows it. */
export type IronWay = 'coins' | 'wechat' | 'alipay' | 'paypal' | 'card';

const scope = createRequestScope();
const intents = createIntents(newRequestId);

/** Looks at the plans of a channel. @returns ends it */
export function openPlans(channelId: string): () => void {
  const isCurrent = scope.begin();
  const { mine, members } = state;
  Object.assign(state, emptyIronFans(), { channelId, mine, members });
  void loadPlans();
  return () => {
    if (isCurrent()) scope.end();
  };
}

/** G095. */
export async function loadPlans(): Promise<void> {
  const isCurrent = scope.watch();
  try {
    const value = await service.loadPlans(state.channelId);
    if (isCurrent()) state.plans = { kind: 'ready', value };
  } catch (error) {
    // What is on screen already is worth more than the news that it could not be loaded anew.
    if (isCurrent() && state.plans.kind !== 'ready') state.plans = { kind: 'failed', error };
  }
}

/** Does one thing at a time, and says why it was not done. */
async function attempt<Answer>(
  pending: NonNullable<typeof state.pending>,
  work: () => Promise<Answer>,
): Promise<Answer | null> {
  if (state.pending !== null) return null;
  const isCurrent = scope.watch();
  Object.assign(state, { pending, failure: null, short: null });
  try {
    const answer = await work();
    return isCurrent() ? answer : null;
  } catch (error) {
    if (isCurrent()) fail(error);
    return null;
  } finally {
    if (isCurrent()) state.pending = null;
  }
}

function fail(error: unknown): void {
  const { msgKey, detail } = asApiError(error);
  if (msgKey === 'wallet.insufficient') return;
  state.failure = error;
  // The price, or how my membership stands, is another now.
  if (msgKey.startsWith('iron.') || detail['price'] !== undefined) void loadPlans();
}

function keep(my: IronMembership): void {
  if (state.plans.kind === 'ready') state.plans.value.my = my;
}

/**
 * G096 at the price that stands there; pressed again it is the same intent.
 * @param back where the payer goes on afterwards
 * @returns the number of the order in money, null for what was paid in coins; undefined when it was not done
 */
export async function buy(plan: IronPlan, way: IronWay, back: string): Promise<string | null | undefined> {
  const { channelId, plans } = state;
  if (plans.kind !== 'ready') return undefined;
  const offer = plans.value.list.find((one) => one.plan === plan);
  const price = way === 'coins' ? offer?.coins : offer?.money?.amount;
  if (price === undefined) return undefined;
  const pay_type = way === 'coins' ? way : payTypes[way];
  const answer = await attempt('order', async () => {
    try {
      return await intents.run(`${channelId} ${plan} ${pay_type} ${price}`, (id) =>
        service.order({ channelId, plan, pay_type, price, back }, id),
      );
    } catch (error) {
      const { msgKey, detail } = asApiError(error);
      const have = typeof detail['balance'] === 'number' ? detail['balance'] : 0;
      if (msgKey === 'wallet.insufficient') state.short = { need: price, have };
      throw error;
    }
  });
  if (answer === null) return undefined;
  if (answer.my) keep(answer.my);
  void loadPlans();
  return answer.order_no;
}

/** G148. */
export async function changePlan(plan: ContinuousPlan): Promise<void> {
  const { channelId, plans } = state;
  const price = plans.kind === 'ready' ? plans.value.list.find((one) => one.plan === plan)?.coins : undefined;
  if (price === undefined) return;
  const answer = await attempt('change', () => service.change(channelId, plan, price));
  if (answer) keep(answer.my);
}

/** G097. */
export async function cancelPlan(): Promise<void> {
  const answer = await attempt('cancel', () => service.cancel(state.channelId));
  if (answer) keep(answer.my);
}

/** The member read that the coins do not suffice. */
export function dismissShort(): void {
  state.short = null;
}
