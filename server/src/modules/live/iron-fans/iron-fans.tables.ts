import type { ContinuousPlan, IronPlan, MoneyCurrency } from '@goldbean/contract';
import type { Selectable } from 'kysely';
import type { Moment, Reader } from '../../../platform/database/index.ts';

/** The feature's tables; see server/migrations/live. */
export type IronFanTables = {
  iron_fan: {
    channel_id: string;
    uid: string;
    plan: IronPlan;
    auto: boolean;
    coins: number | null;
    next_plan: ContinuousPlan | null;
    next_coins: number | null;
    started_at: Moment;
    expires_at: Moment;
    tries: number;
    tried_at: Moment | null;
    warned: boolean;
    ended: boolean;
    renewed: boolean;
    extended_by: string | null;
    extended_days: number | null;
    extended_reason: string | null;
    agreement_version: string;
    due_at: Moment | null;
  };
  iron_fan_period: {
    period_id: string;
    channel_id: string;
    uid: string;
    from_at: Moment;
    until_at: Moment;
    cause: 'coins' | 'order' | 'charge' | 'extension';
    plan: IronPlan | null;
    coins: number | null;
    order_no: string | null;
    by_uid: string | null;
    reason: string | null;
    created_at: Moment;
  };
  iron_fan_sale: {
    sale_id: string;
    channel_id: string;
    uid: string;
    plan: 'monthly' | 'yearly';
    name: string;
    minor: number;
    currency: MoneyCurrency;
    agreement_version: string;
    order_no: string | null;
    created_at: Moment;
  };
};
export type MembershipRow = Selectable<IronFanTables['iron_fan']>;
export type PeriodRow = Selectable<IronFanTables['iron_fan_period']>;
export type SaleRow = Selectable<IronFanTables['iron_fan_sale']>;

export const tables = (reader: Reader) => reader.withTables<IronFanTables>();
