import type { CartLine, CheckoutLine, GroupPurchase, LiveProduct, ProductSale } from '@goldbean/design-system/live';
import type { Money } from '@goldbean/design-system/wallet';
import type { Snapshot } from 'valtio';
import type { CartItem, Good } from '../shop.service.ts';

type GoodSeen = Snapshot<Good>;

/** In units of the currency. @param minor in its smallest unit */
export const moneyOf = (minor: number, currency: string): Money => ({ amount: minor / 100, currency });

export const productOf = ({
  id,
  name,
  cover,
  price,
  currency,
}: Pick<GoodSeen, 'id' | 'name' | 'cover' | 'price' | 'currency'>): LiveProduct => ({
  id,
  name,
  img: cover,
  price: moneyOf(price, currency),
});

export function saleOf({ state, stock }: Pick<GoodSeen, 'state' | 'stock'>): ProductSale {
  return state === 'on_sale' ? { kind: 'open', left: stock } : { kind: state };
}

/** How a group purchase stands for me. @param now the server's clock, UTC ms */
export function groupOf(
  { group, currency }: Pick<GoodSeen, 'group' | 'currency'>,
  now: number,
): GroupPurchase | null {
  if (!group) return null;
  const { need, joined, ends_ts: endsAt, state, mine } = group;
  const terms = { price: moneyOf(group.price, currency), need, joined };
  if (state === 'reached') return { ...terms, kind: mine ? 'reached' : 'full' };
  if (state === 'over' || (endsAt !== null && endsAt <= now)) return { ...terms, kind: 'over' };
  return mine && endsAt !== null ? { ...terms, kind: 'joined', endsAt } : { ...terms, kind: 'open', endsAt };
}

/** How many things there are. */
export const countOf = (items: readonly Pick<CartItem, 'n'>[]): number =>
  items.reduce((sum, { n }) => sum + n, 0);

/** What is in the cart, as far as the live session sells it. */
export function linesOf(items: readonly Readonly<CartItem>[], goods: readonly GoodSeen[]): CartLine[] {
  const known = new Map(goods.map((good) => [good.id, good]));
  return items.flatMap(({ product_id, n }) => {
    const good = known.get(product_id);
    return good ? [{ product: productOf(good), sale: saleOf(good), count: n }] : [];
  });
}

/** What can be bought of it comes to so much; one live session sells in one currency. */
export const sumOf = (lines: readonly CartLine[]): Money => ({
  // In whole cents: 0.1 + 0.2 is not 0.3.
  amount: lines.reduce((sum, { product, count }) => sum + Math.round(product.price.amount * 100) * count, 0) / 100,
  currency: lines[0]?.product.price.currency ?? 'CNY',
});

/** What is about to be ordered, and what it comes to in the smallest unit. @param groupId at whose price, or null */
export function checkoutLines(
  items: readonly Readonly<CartItem>[],
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
