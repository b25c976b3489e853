import {
  characters,
  type Cart,
  type CartLineState,
  type GroupPlace,
  type GroupPurchase,
  type GroupPurchaseState,
  type Product,
} from '@goldbean/contract';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { GroupPurchaseRow, Portion, ProductRow } from './shop.tables.ts';

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
  { state, ends_at }: Pick<GroupPurchaseRow, 'state' | 'ends_at'>,
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
    limit: row.limit_each,
    sold: row.sold,
    state,
  };
}

/** A member's place in a group. */
export interface Seat {
  readonly state: GroupPlace;
  /** The order by which it is ordered or paid. */
  readonly orderNo: string | null;
}

/** Where a place stands, whether or not the job of its deadline has run. */
export function placeAt(
  { state }: Pick<Seat, 'state'>,
  group: Pick<GroupPurchaseRow, 'state' | 'ends_at' | 'pay_until'>,
  now: number,
): GroupPlace {
  if (stateAt(group, now) === 'over') return 'lost';
  const isTooLate = group.pay_until !== null && group.pay_until <= now;
  return state === 'to_pay' && isTooLate ? 'lost' : state;
}

/** @param seat the member's place, or null */
export const groupView = (group: GroupPurchaseRow, seat: Seat | null, now: number): GroupPurchase => ({
  id: group.tuangou_id,
  product_id: group.product_id,
  price: group.minor,
  need: group.need,
  joined: group.joined,
  paid: group.paid,
  ends: shanghaiTime(group.ends_at),
  ends_ts: group.ends_at,
  state: stateAt(group, now),
  pay_until: group.pay_until === null ? null : shanghaiTime(group.pay_until),
  pay_until_ts: group.pay_until,
  mine: seat !== null,
  place: seat && placeAt(seat, group, now),
  order_no: seat?.orderNo ?? null,
});

/** One that nobody has opened yet. */
export const unopenedView = (productId: string, { price, need }: GroupTerms): GroupPurchase => ({
  id: null,
  product_id: productId,
  price,
  need,
  joined: 0,
  paid: 0,
  ends: null,
  ends_ts: null,
  state: 'open',
  pay_until: null,
  pay_until_ts: null,
  mine: false,
  place: null,
  order_no: null,
});

/** Whether so many can be taken; what has no limit never runs out. */
export const hasEnough = ({ stock }: Pick<ProductRow, 'stock'>, n: number): boolean =>
  stock === null || stock >= n;

/** Whether a member who has `mine` may buy `n` more. */
export const isWithinLimit = ({ limit_each }: Pick<ProductRow, 'limit_each'>, mine: number, n: number) =>
  limit_each === null || mine + n <= limit_each;

const nameCharacters = 100;

/** What an order of these goods is called: their own names, since no word of ours stands in it. */
export function nameOf(goods: readonly { readonly name: string; readonly n: number }[]): string {
  const name = goods.map((one) => (one.n === 1 ? one.name : `${one.name} ×${one.n}`)).join(' · ');
  if (characters(name) <= nameCharacters) return name;
  return `${Array.from(name)
    .slice(0, nameCharacters - 1)
    .join('')}…`;
}

/** What is known of the goods of a cart. */
interface CartFacts {
  readonly products: ReadonlyMap<string, ProductRow>;
  /** How many of each the member has bought or ordered. */
  readonly mine: ReadonlyMap<string, number>;
  /** What the live session sells. */
  readonly goods: readonly string[];
}

function lineState(product: ProductRow, n: number, { mine, goods }: CartFacts): CartLineState {
  if (!goods.includes(product.product_id)) return 'removed';
  if (product.is_over) return 'over';
  if (product.stock === 0) return 'sold_out';
  if (!isWithinLimit(product, mine.get(product.product_id) ?? 0, n)) return 'limit';
  return hasEnough(product, n) ? 'ready' : 'few';
}

/** A cart at the prices and with the stock of now; its sum counts what can be ordered. */
export function cartView(lines: readonly Portion[], facts: CartFacts): Cart {
  const items = lines.flatMap(({ product_id, n }) => {
    const product = facts.products.get(product_id);
    if (!product) return [];
    return [
      {
        product: productView(product),
        n,
        amount: n * product.minor,
        state: lineState(product, n, facts),
      },
    ];
  });
  const ready = Map.groupBy(
    items.filter(({ state }) => state === 'ready'),
    ({ product }) => product.currency,
  );
  const sum = [...ready].map(([currency, list]) => ({
    currency,
    amount: list.reduce((total, { amount }) => total + amount, 0),
  }));
  return { items, sum };
}
