import type { GroupPurchaseState, MoneyCurrency } from '@goldbean/contract';
import type { Reader } from '../../../platform/database/index.ts';

/** The feature's tables; see server/migrations/money. Times are UTC ms. */
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
    created_at: number;
  };
  group_purchase: {
    tuangou_id: string;
    product_id: string;
    live_id: string;
    minor: number;
    need: number;
    joined: number;
    opened_at: number;
    ends_at: number;
    state: GroupPurchaseState;
  };
  group_purchase_member: {
    tuangou_id: string;
    uid: string;
    place: number;
    joined_at: number;
    agreement: string | null;
  };
};
export type ProductRow = ShopTables['shop_product'];
export type GroupRow = ShopTables['group_purchase'];

export const db = (reader: Reader) => reader.withTables<ShopTables>();
