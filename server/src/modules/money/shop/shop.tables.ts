import type { GroupPurchaseState, MoneyCurrency } from '@goldbean/contract';
import type { Selectable } from 'kysely';
import type { Moment, Reader } from '../../../platform/database/index.ts';

/** The feature's tables; see server/migrations/money. */
export type ShopTables = {
  shop_product: {
    product_id: string;
    channel_id: string;
    name: string;
    description: string;
    cover: string;
    minor: number;
    currency: MoneyCurrency;
    stock: number | null;
    sold: number;
    is_over: boolean;
    group_minor: number | null;
    group_need: number | null;
    group_minutes: number | null;
    created_at: Moment;
  };
  group_purchase: {
    tuangou_id: string;
    product_id: string;
    live_id: string;
    minor: number;
    need: number;
    joined: number;
    opened_at: Moment;
    ends_at: Moment;
    state: GroupPurchaseState;
  };
  group_purchase_member: {
    tuangou_id: string;
    uid: string;
    place: number;
    joined_at: Moment;
    agreement: string | null;
  };
};
export type ProductRow = Selectable<ShopTables['shop_product']>;
export type GroupRow = Selectable<ShopTables['group_purchase']>;

export const db = (reader: Reader) => reader.withTables<ShopTables>();
