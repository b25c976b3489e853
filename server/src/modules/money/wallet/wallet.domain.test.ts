import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shanghaiTime } from '../../../platform/clock.ts';
import { drawFrom, giveBack, hasExpired, lotExpiry, wholeAmount } from './wallet.domain.ts';

describe('expiry (D42), clock Asia/Shanghai', () => {
  test.each([
    ['2026-01-01T00:00:00+08:00', '2027-01-01 00:00:00'],
    ['2026-06-30T23:59:59.999+08:00', '2027-01-01 00:00:00'],
    ['2026-07-01T00:00:00+08:00', '2027-07-01 00:00:00'],
    ['2026-12-31T23:59:59.999+08:00', '2027-07-01 00:00:00'],
    ['2026-12-31T16:00:00Z', '2028-01-01 00:00:00'],
  ])('what came in at %s is worth nothing from %s on', (at, end) => {
    expect(shanghaiTime(lotExpiry(Date.parse(at), 'gift') ?? 0)).toBe(end);
  });

  test('a source can be exempt', () => {
    expect(lotExpiry(0, 'bought', new Set(['bought']))).toBeNull();
  });

  test('a lot is good until its moment, not in it', () => {
    const lot = { id: 1, remaining: 1, expires_at: 1_000 };
    expect([
      hasExpired(lot, 999),
      hasExpired(lot, 1_000),
      hasExpired({ ...lot, expires_at: null }, 9e15),
    ]).toEqual([false, true, false]);
  });

  test('lots live at least half a year and at most a year and a day', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2060, 0, 1) }), (at) => {
        const days = ((lotExpiry(at, 'x') ?? 0) - at) / 86_400_000;
        expect(days).toBeGreaterThan(180);
        expect(days).toBeLessThanOrEqual(366);
      }),
    );
  });
});

const lots = fc
  .array(fc.integer({ min: 1, max: 50 }), { maxLength: 8 })
  .map((amounts) =>
    amounts.map((remaining, n) => ({ id: n + 1, remaining, expires_at: n < 3 ? 1_000 + n : null })),
  );
const total = (parts: readonly { amount: number }[]): number =>
  parts.reduce((sum, part) => sum + part.amount, 0);

describe('drawing from lots (D43)', () => {
  test('takes the first lots first, each to its end', () => {
    const open = [
      { id: 7, remaining: 3, expires_at: 1 },
      { id: 2, remaining: 5, expires_at: 2 },
      { id: 3, remaining: 9, expires_at: null },
    ];
    expect(drawFrom(open, 6)).toEqual([
      { lot: 7, amount: 3 },
      { lot: 2, amount: 3 },
    ]);
    expect(drawFrom(open, 18)).toBeNull();
  });

  test('takes exactly the amount, or nothing at all', () => {
    fc.assert(
      fc.property(lots, fc.integer({ min: 1, max: 400 }), (open, amount) => {
        const there = open.reduce((sum, lot) => sum + lot.remaining, 0);
        const uses = drawFrom(open, amount);
        expect(uses === null).toBe(amount > there);
        expect(total(uses ?? [])).toBe(uses ? amount : 0);
        // All but the last are emptied.
        for (const use of (uses ?? []).slice(0, -1))
          expect(use.amount).toBe(open.find((lot) => lot.id === use.lot)?.remaining);
      }),
    );
  });

  test('what was captured and what is given back make up the hold, in its order', () => {
    fc.assert(
      fc.property(lots, fc.nat(400), (open, captured) => {
        const uses = open.map((lot) => ({ lot: lot.id, amount: lot.remaining }));
        const back = giveBack(uses, captured);
        expect(total(uses) + total(back)).toBe(Math.min(total(uses), captured));
        // Only the first lot of those given back can be a part.
        for (const part of back.slice(1))
          expect(-part.amount).toBe(uses.find((use) => use.lot === part.lot)?.amount);
      }),
    );
  });
});

test.each([0, -1, 1.5, Number.NaN, 2 ** 53])('%s is no amount', (amount) => {
  expect(() => wholeAmount(amount)).toThrow(RangeError);
});
