import { ironFanLimits, type IronMembership } from '@goldbean/contract/live';
import type { IronPlanView, IronMembershipState } from '@goldbean/design-system/fans';
import type { Snapshot } from 'valtio/vanilla';
import type { IronPlans } from './iron-fans.service.ts';

/** A membership as the design system draws it (T12). */
export function statusOf(my: Snapshot<IronMembership>): IronMembershipState {
  const { plan, expires_ts, next_charge, extended } = my;
  const membership = {
    plan,
    expiresAt: expires_ts,
    nextChargeAt: next_charge?.at_ts ?? null,
    nextCoins: next_charge?.coins ?? null,
    changesTo: next_charge && next_charge.plan !== plan ? next_charge.plan : null,
  };
  if (my.state === 'expired') return { kind: 'expired', membership };
  if (my.state === 'about_to_expire') {
    const failed = next_charge?.failed ?? 0;
    return {
      kind: 'expiring',
      membership,
      ...(next_charge &&
        failed > 0 && {
          failedCharge: { nextTryAt: next_charge.at_ts, triesLeft: ironFanLimits.ironTries - failed },
        }),
    };
  }
  if (extended) return { kind: 'extended', membership, ...extended };
  return { kind: my.renewed ? 'renewed' : 'joined', membership };
}

/** Money comes in fen and cents. */
export const planOf = ({ plan, coins, money }: Snapshot<IronPlans['list'][number]>): IronPlanView => ({
  id: plan,
  coins,
  money: money && { amount: money.amount / 100, currency: money.currency },
});
