import type { RechargePack } from './RechargeGrid.tsx';

/** Packs of beans, and of coins for members overseas. */
export const beanPacks: readonly RechargePack[] = (
  [
    [60, 0, 6],
    [300, 10, 30],
    [680, 30, 68],
    [1_980, 120, 198],
    [6_480, 500, 648],
    [20_000, 2_000, 2_000],
  ] as const
).map(([amount, bonus, price], at) => ({
  id: String(at),
  currency: 'BEAN',
  amount,
  bonus,
  price: { amount: price, currency: 'CNY' },
}));

export const coinPacks: readonly RechargePack[] = [
  { id: 'c1', currency: 'COIN', amount: 10, bonus: 0, price: { amount: 29.9, currency: 'MYR' } },
  { id: 'c2', currency: 'COIN', amount: 50, bonus: 2, price: { amount: 499, currency: 'THB' } },
  { id: 'c3', currency: 'COIN', amount: 1_000, bonus: 60, price: { amount: 4_990_000, currency: 'VND' } },
];
