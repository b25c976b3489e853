import { expect, it } from 'vitest';
import type { Good } from '../shop.service.ts';
import { checkoutLines, groupOf, linesOf, sumOf } from './shop-view.ts';

const now = 1_000_000;
const group = {
  id: 'g',
  product_id: 'a',
  price: 2_900,
  need: 3,
  joined: 2,
  ends: '',
  ends_ts: now + 1,
  state: 'open',
  mine: false,
} as const;
const good = (id: string, given: Partial<Good> = {}): Good => ({
  id,
  name: id,
  cover: '',
  desc: '',
  price: 3_990,
  currency: 'CNY',
  stock: null,
  sold: 0,
  state: 'on_sale',
  current: false,
  group: null,
  ...given,
});

it.each([
  ['open', {}],
  ['joined', { mine: true }],
  ['reached', { mine: true, state: 'reached' }],
  ['full', { state: 'reached' }],
  ['over', { ends_ts: now }],
  ['open', { id: null, ends_ts: null, ends: null, joined: 0 }],
] as const)('D66: a group purchase is %s: %o', (kind, given) => {
  const sold = good('a', { group: { ...group, ...given } });
  expect(groupOf(sold, now)?.kind).toBe(kind);
});

it('S49: the cart sums in whole cents what the live session sells, and nothing else', () => {
  const goods = [good('a'), good('b', { price: 10 })];
  const items = [
    { product_id: 'a', n: 3 },
    { product_id: 'b', n: 7 },
    { product_id: 'gone', n: 1 },
  ];
  const lines = linesOf(items, goods);
  expect([lines.length, sumOf(lines)]).toEqual([2, { amount: 120.4, currency: 'CNY' }]);
});

it('D66: only what is bought in its group has the price of the group', () => {
  const goods = [good('a', { group: { ...group, state: 'reached', mine: true } })];
  const items = [{ product_id: 'a', n: 1 }];
  expect(checkoutLines(items, goods, 'g').minor).toBe(2_900);
  expect(checkoutLines(items, goods, null).minor).toBe(3_990);
});
