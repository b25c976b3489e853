import type { CartLine, GroupPurchase, LiveProduct, ProductSale } from '@goldbean/design-system/live';
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
