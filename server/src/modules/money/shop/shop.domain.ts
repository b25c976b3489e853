import type { GroupPurchase, GroupPurchaseState, Product } from '@goldbean/contract';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { GroupRow, ProductRow } from './shop.tables.ts';

/** Terms of a product's group purchase (D66). */
export interface GroupTerms {
  /** Fen or cents for each, once it is reached. */
  readonly price: number;
  /** So many must join. */
  readonly need: number;
  /** How long it stays open after the first one joined. */
  readonly minutes: number;
}

/** Null for what is not sold to groups. */
export function termsOf({ group_minor, group_need, group_minutes }: ProductRow): GroupTerms | null {
  if (group_minor === null || group_need === null || group_minutes === null) return null;
  return { price: group_minor, need: group_need, minutes: group_minutes };
}

/** A group whose time is up is over, whether or not its job has run. */
export const stateAt = (
  { state, ends_at }: Pick<GroupRow, 'state' | 'ends_at'>,
  now: number,
): GroupPurchaseState => (state === 'open' && ends_at <= now ? 'over' : state);

/** @returns the state once one more has joined */
export const stateAfterJoin = (joined: number, need: number): 'open' | 'reached' =>
  joined + 1 >= need ? 'reached' : 'open';

export function productView(row: ProductRow): Product {
  const state = row.is_over ? 'over' : row.stock === 0 ? 'sold_out' : 'on_sale';
  return {
    id: row.product_id,
    name: row.name,
    cover: row.cover,
    desc: row.description,
    price: row.minor,
    currency: row.currency,
    stock: row.stock,
    sold: row.sold,
    state,
  };
}

/** @param mine whether the member is in it */
export const groupView = (group: GroupRow, mine: boolean, now: number): GroupPurchase => ({
  id: group.tuangou_id,
  product_id: group.product_id,
  price: group.minor,
  need: group.need,
  joined: group.joined,
  ends: shanghaiTime(group.ends_at),
  ends_ts: group.ends_at,
  state: stateAt(group, now),
  mine,
});

/** One that nobody has opened yet. */
export const unopenedView = (productId: string, { price, need }: GroupTerms): GroupPurchase => ({
  id: null,
  product_id: productId,
  price,
  need,
  joined: 0,
  ends: null,
  ends_ts: null,
  state: 'open',
  mine: false,
});
