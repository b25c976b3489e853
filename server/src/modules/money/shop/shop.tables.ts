import type { GroupPlace, GroupPurchaseState, MoneyCurrency } from '@goldbean/contract';
import type { Generated, Selectable } from 'kysely';
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
    limit_each: number | null;
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
    paid: Generated<number>;
    pay_until: Moment | null;
  };
  group_purchase_member: {
    tuangou_id: string;
    uid: string;
    place: number;
    joined_at: Moment;
    agreement: string | null;
    state: Generated<GroupPlace>;
    purchase_id: string | null;
  };
  shop_purchase: {
    purchase_id: string;
    uid: string;
    live_id: string | null;
    tuangou_id: string | null;
    name: string;
    currency: MoneyCurrency;
    order_no: string | null;
    state: Generated<'held' | 'given_back' | 'sold'>;
  };
  shop_purchase_line: {
    purchase_id: string;
    product_id: string;
    place: number;
    n: number;
    minor: number;
    short: Generated<number>;
  };
  shop_cart_line: { uid: string; live_id: string; product_id: string; place: number; n: number };
};
export type ProductRow = Selectable<ShopTables['shop_product']>;
export type GroupPurchaseRow = Selectable<ShopTables['group_purchase']>;
export type ShopPurchaseRow = Selectable<ShopTables['shop_purchase']>;

/** So many of a product. */
export interface Portion {
  readonly product_id: string;
  readonly n: number;
}

export const db = (reader: Reader) => reader.withTables<ShopTables>();
