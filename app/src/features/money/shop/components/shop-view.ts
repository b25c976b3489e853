import { shopLimits } from '@goldbean/contract/money';
import type {
  CartLineView,
  CartProblem,
  CheckoutLine,
  GroupPurchaseView,
  LiveProduct,
  ProductSale,
} from '@goldbean/design-system/live';
import type { Money } from '@goldbean/design-system/wallet';
import type { Snapshot } from 'valtio';
import type { OwnCartLine as KeptLine, Good, OrderedGoods } from '../shop.service.ts';

type GoodSeen = Snapshot<Good>;
type ProductSeen = Snapshot<KeptLine>['product'];

/** In units of the currency. @param minor in its smallest unit */
export const moneyOf = (minor: number, currency: string): Money => ({ amount: minor / 100, currency });

export const productOf = ({ id, name, cover, price, currency }: ProductSeen): LiveProduct => ({
  id,
  name,
  img: cover,
  price: moneyOf(price, currency),
});

export const saleOf = ({ state, stock }: Pick<ProductSeen, 'state' | 'stock'>): ProductSale =>
  state === 'on_sale' ? { kind: 'open', left: stock } : { kind: state };

/** How a group purchase stands for me. @param now the server's clock, UTC ms */
export function groupOf(
  { group, currency }: Pick<GoodSeen, 'group' | 'currency'>,
  now: number,
): GroupPurchaseView | null {
  if (!group) return null;
  const { need, joined, ends_ts: endsAt, pay_until_ts: payUntil, state, place } = group;
  const terms = { price: moneyOf(group.price, currency), need, joined };
  if (place === 'ordered' || place === 'lost') return { ...terms, kind: place };
  if (place === 'paid') return { ...terms, kind: 'bought' };
  if (place === 'to_pay' && payUntil !== null)
    return payUntil > now ? { ...terms, kind: 'reached', endsAt: payUntil } : { ...terms, kind: 'lost' };
  if (state === 'reached') return { ...terms, kind: 'full' };
  if (state === 'over' || (endsAt !== null && endsAt <= now)) return { ...terms, kind: 'over' };
  return place === 'waiting' && endsAt !== null
    ? { ...terms, kind: 'joined', endsAt }
    : { ...terms, kind: 'open', endsAt };
}

/** How many things there are. */
export const countOf = (items: readonly Pick<OrderedGoods, 'n'>[]): number =>
  items.reduce((sum, { n }) => sum + n, 0);

function problemOf({ product, state }: Snapshot<KeptLine>): CartProblem | null {
  switch (state) {
    case 'ready':
      return null;
    case 'few':
      return { kind: 'few', left: product.stock ?? 0 };
    case 'limit':
      return { kind: 'limit' };
    case 'sold_out':
    case 'over':
    case 'removed':
      return { kind: 'gone' };
  }
}

/** A line of the cart, as it is drawn. */
export function lineOf(line: Snapshot<KeptLine>): CartLineView {
  const { product, n } = line;
  const problem = problemOf(line);
  return {
    product: productOf(product),
    sale: saleOf(product),
    count: n,
    most: Math.min(shopLimits.cartUnits, product.limit ?? shopLimits.cartUnits),
    ...(problem && { problem }),
  };
}

/** What is about to be ordered, and what it comes to in the smallest unit. @param groupId at whose price, or null */
export function checkoutLines(
  items: readonly Readonly<OrderedGoods>[],
  goods: readonly GoodSeen[],
  groupId: string | null,
): { lines: CheckoutLine[]; minor: number; currency: Good['currency'] } {
  const wanted = items.flatMap(({ product_id, n }) => {
    const good = goods.find(({ id }) => id === product_id);
    if (!good) return [];
    const each = groupId !== null && good.group?.id === groupId ? good.group.price : good.price;
    return [{ good, n, minor: each * n }];
  });
  return {
    lines: wanted.map(({ good: { id, name, currency }, n, minor }) => ({
      id,
      name,
      count: n,
      sum: moneyOf(minor, currency),
    })),
    minor: wanted.reduce((sum, { minor }) => sum + minor, 0),
    currency: wanted[0]?.good.currency ?? 'CNY',
  };
}
