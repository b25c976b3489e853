import { characters } from '@goldbean/contract';
import { expect, test } from 'vitest';
import { nameOf, placeAt } from './shop.domain.ts';

test('S49: an order is named by its goods, in at most 100 characters', () => {
  expect(nameOf([{ name: '讲义', n: 1 }])).toBe('讲义');
  expect(
    nameOf([
      { name: '讲义', n: 2 },
      { name: '记录册', n: 1 },
    ]),
  ).toBe('讲义 ×2 · 记录册');
  const exact = '课'.repeat(100);
  expect(nameOf([{ name: exact, n: 1 }])).toBe(exact);
  const cut = nameOf([{ name: `${exact}程`, n: 1 }]);
  expect([characters(cut), cut.at(-1)]).toEqual([100, '…']);
});

test('D66: the deadline of a place holds before its job has run, and spares what is ordered or paid', () => {
  const group = { state: 'reached', ends_at: 10, pay_until: 100 } as const;
  const at = (state: Parameters<typeof placeAt>[0]['state'], now: number) => placeAt({ state }, group, now);
  expect([at('to_pay', 99), at('to_pay', 100)]).toEqual(['to_pay', 'lost']);
  expect([at('ordered', 100), at('paid', 100), at('lost', 50)]).toEqual(['ordered', 'paid', 'lost']);
  const open = { state: 'open', ends_at: 10, pay_until: null } as const;
  expect([9, 10].map((now) => placeAt({ state: 'waiting' }, open, now))).toEqual(['waiting', 'lost']);
});
