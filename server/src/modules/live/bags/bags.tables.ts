import type { LuckyBagKind, LuckyConditions, LuckyVoidReason } from '@goldbean/contract';
import type { Generated, Selectable } from 'kysely';
import type { Moment, Reader } from '../../../platform/database/index.ts';

/** The feature's tables; see server/migrations/live. */
export type BagTables = {
  lucky_bag: {
    bag_id: string;
    live_id: string;
    channel_id: string;
    room: string;
    kind: LuckyBagKind;
    giver: string;
    gift_id: string | null;
    each: number;
    winners: number;
    hold_id: string | null;
    conditions: LuckyConditions;
    seed: string;
    hash: string;
    state: Generated<'open' | 'drawing' | 'drawn' | 'void'>;
    void_reason: LuckyVoidReason | null;
    starts_at: Moment;
    draws_at: Moment;
    kept_until: Moment;
    ended_at: Moment | null;
  };
  lucky_bag_entry: { bag_id: string; uid: string; joined_at: Moment; may_win: Generated<boolean> };
  lucky_bag_win: { bag_id: string; place: number; uid: string };
};
export type BagRow = Selectable<BagTables['lucky_bag']>;

export const tables = (reader: Reader) => reader.withTables<BagTables>();
