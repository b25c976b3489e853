import type { IronMembership, IronPlanOffer, IronPrices, MoneyCurrency } from '@goldbean/contract';
import { ironPlans } from '@goldbean/contract';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import { nextCharge, stateOf } from './iron-fans.domain.ts';
import type { IronFanPorts } from './iron-fans.ports.ts';
import type { MembershipRow } from './iron-fans.tables.ts';

/** Plans as they are sold in that money. */
export const offersIn = (prices: IronPrices, currency: MoneyCurrency): IronPlanOffer[] =>
  ironPlans.map((plan) => {
    const price = prices[plan];
    return {
      plan,
      coins: price.coins,
      money: 'CNY' in price ? { amount: price[currency], currency } : null,
    };
  });

/**
 * A membership as its member and the staff see it.
 * @param now UTC ms
 * @param extendedBy nickname of who extended it
 */
export function membershipView(now: number, row: MembershipRow, extendedBy: string): IronMembership {
  const state = stateOf(now, row);
  const charge = state === 'expired' ? null : nextCharge(row);
  // One that is due is charged at this moment.
  const at = Math.max(charge?.at ?? 0, now);
  return {
    plan: row.plan,
    state: state === 'none' ? 'expired' : state,
    started: shanghaiTime(row.started_at),
    started_ts: row.started_at,
    expires: shanghaiTime(row.expires_at),
    expires_ts: row.expires_at,
    next_charge: charge && {
      at: shanghaiTime(at),
      at_ts: at,
      plan: charge.plan,
      coins: charge.coins,
      failed: charge.failed,
    },
    renewed: row.renewed,
    extended:
      row.extended_days === null
        ? null
        : { by: extendedBy, days: row.extended_days, reason: row.extended_reason ?? '' },
  };
}

/** Memberships with the names of the staff that extended them. */
export function createMembershipViews({ clock, users }: Pick<IronFanPorts, 'clock' | 'users'>) {
  async function views(from: Reader, rows: readonly MembershipRow[]): Promise<IronMembership[]> {
    const staff = rows.flatMap(({ extended_by }) => extended_by ?? []);
    const known = staff.length === 0 ? null : await users.many(from, [...new Set(staff)]);
    const now = clock.now();
    return rows.map((row) => membershipView(now, row, known?.get(row.extended_by ?? '')?.nickname ?? ''));
  }

  /** @throws Refusal `iron.none` */
  async function view(from: Reader, row: MembershipRow): Promise<IronMembership> {
    const [membership] = await views(from, [row]);
    return membership ?? refuse('iron.none');
  }

  return { views, view };
}
export type MembershipViews = ReturnType<typeof createMembershipViews>;
