import { isContinuousPlan, type CallAnswer, type CallRequest, type calls } from '@goldbean/contract';
import { shanghaiTime } from '../../../platform/clock.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { IronFanAccess } from './iron-fans.access.ts';
import { cancelled, changed } from './iron-fans.domain.ts';
import type { IronFanPorts } from './iron-fans.ports.ts';
import type { MembershipViews } from './iron-fans.views.ts';
import type { MembershipUpkeep } from './membership-steps.job.ts';
import { needTerms } from './purchase/purchases.access.ts';

type CancelPlanRequest = CallRequest<typeof calls.ironFans.cancel>;
type CancelPlanAnswer = CallAnswer<typeof calls.ironFans.cancel>;
type ChangePlanRequest = CallRequest<typeof calls.ironFans.change>;
type ChangePlanAnswer = CallAnswer<typeof calls.ironFans.change>;

/** Members end their continuous plan, or change to another. */
export function createMembershipChange(
  { database, prices }: Pick<IronFanPorts, 'database' | 'prices'>,
  access: Pick<IronFanAccess, 'needRunning'>,
  memberships: Pick<MembershipViews, 'view'>,
  { keep, notify }: MembershipUpkeep,
) {
  return {
    /** G097. */
    cancel: (uid: string, { channel_id }: CancelPlanRequest): Promise<CancelPlanAnswer> =>
      database.transaction(async (tx) => {
        const row = await access.needRunning(tx, { channel_id, uid });
        if (!isContinuousPlan(row.plan)) refuse('iron.not_continuous');
        const stored = row.auto ? await keep(tx, row, cancelled(row)) : row;
        if (row.auto) await notify(tx, stored, 'cancelled');
        const { expires_at } = stored;
        return {
          expires: shanghaiTime(expires_at),
          expires_ts: expires_at,
          my: await memberships.view(tx, stored),
        };
      }),

    /** G148. */
    change: (uid: string, { channel_id, plan, price, agreement_version }: ChangePlanRequest) =>
      database.transaction(async (tx): Promise<ChangePlanAnswer> => {
        needTerms(agreement_version);
        const row = await access.needRunning(tx, { channel_id, uid });
        if (!isContinuousPlan(row.plan)) refuse('iron.not_continuous');
        const { coins } = prices[plan];
        if (price !== coins) refuse('iron.price_changed', { price: coins });
        const stored = await keep(tx, row, { ...changed(row, plan, coins), agreement_version });
        await notify(tx, stored, 'changed', { coins, at: stored.expires_at });
        return { my: await memberships.view(tx, stored) };
      }),
  };
}
