import { expect, it } from 'vitest';
import type { Good } from '../shop.service.ts';
import { checkoutLines, groupOf, lineOf } from './shop-view.ts';

const now = 1_000_000;
const group = {
  id: 'g',
  product_id: 'a',
  price: 2_900,
  need: 3,
  joined: 2,
  paid: 0,
  ends: '',
  ends_ts: now + 1,
  state: 'open',
  pay_until: null,
  pay_until_ts: null,
  mine: false,
  place: null,
  order_no: null,
} as const;
const good = (id: string, given: Partial<Good> = {}): Good => ({
  id,
  name: id,
  cover: '',
  desc: '',
  price: 3_990,
  currency: 'CNY',
  stock: null,
  limit: null,
  sold: 0,
  state: 'on_sale',
  current: false,
  group: null,
  ...given,
});

it.each([
  ['open', {}],
  ['joined', { mine: true, place: 'waiting' }],
  ['reached', { mine: true, state: 'reached', place: 'to_pay', pay_until_ts: now + 1 }],
  ['lost', { mine: true, state: 'reached', place: 'to_pay', pay_until_ts: now }],
  ['lost', { mine: true, state: 'over', place: 'lost' }],
  ['ordered', { mine: true, state: 'reached', place: 'ordered', order_no: 'GB1' }],
  ['bought', { mine: true, state: 'reached', place: 'paid', order_no: 'GB1' }],
  ['full', { state: 'reached' }],
  ['over', { ends_ts: now }],
  ['open', { id: null, ends_ts: null, ends: null, joined: 0 }],
] as const)('D66: a group purchase is %s: %o', (kind, given) => {
  const sold = good('a', { group: { ...group, ...given } });
  expect(groupOf(sold, now)?.kind).toBe(kind);
});

it.each([
  ['ready', undefined],
  ['few', { kind: 'few', left: 4 }],
  ['limit', { kind: 'limit' }],
  ['sold_out', { kind: 'gone' }],
  ['over', { kind: 'gone' }],
  ['removed', { kind: 'gone' }],
] as const)('S49: a line of the cart that is %s has the problem %o', (state, problem) => {
  const line = lineOf({ product: good('a', { stock: 4, limit: 2 }), n: 5, amount: 1, state });
  expect([line.problem, line.most]).toEqual([problem, 2]);
});

it('D66: only what is bought in its group has the price of the group', () => {
  const goods = [good('a', { group: { ...group, state: 'reached', mine: true, place: 'to_pay' } })];
  const items = [{ product_id: 'a', n: 1 }];
  expect(checkoutLines(items, goods, 'g').minor).toBe(2_900);
  expect(checkoutLines(items, goods, null).minor).toBe(3_990);
});
