import { signInBeans } from '@goldbean/contract';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { createSeededRandom } from '../../../../test/test-database.ts';
import {
  calendarOf,
  dayAfter,
  dayOf,
  newInviteCode,
  signInGives,
  startOf,
  streakAt,
  type RewardCheckIn,
} from './rewards.domain.ts';

const homeZone = process.env['TZ'];
afterEach(() => {
  if (homeZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = homeZone;
});

/** Time zones of servers and members; the day is that of Shanghai in each. */
const zones = [
  'Asia/Shanghai',
  'UTC',
  'America/New_York',
  'Pacific/Kiritimati',
  'Pacific/Apia',
  'Asia/Kathmandu',
];
const dayMs = 24 * 3_600_000;
const moments = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2036, 0, 1) });

describe('a day', () => {
  test('begins at midnight in Shanghai, whichever zone the server runs in', () => {
    fc.assert(
      fc.property(moments, fc.constantFrom(...zones), (at, zone) => {
        process.env['TZ'] = zone;
        const day = dayOf(at);
        expect(startOf(day)).toBeLessThanOrEqual(at);
        expect(startOf(dayAfter(day))).toBeGreaterThan(at);
        expect(startOf(dayAfter(day)) - startOf(day)).toBe(dayMs);
        expect(dayAfter(dayAfter(day), -1)).toBe(day);
      }),
    );
    expect(dayOf(Date.UTC(2026, 10, 21, 15, 59, 59, 999))).toBe('2026-11-21');
    expect(dayOf(Date.UTC(2026, 10, 21, 16))).toBe('2026-11-22');
    expect(dayAfter('2028-02-28')).toBe('2028-02-29');
    expect(dayAfter('2026-12-31')).toBe('2027-01-01');
  });
});

describe('a streak (D50)', () => {
  test('pays 1, 2, 3, 4, 5, 6, 10, and 10 for every further day', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 30, 365].map(signInGives)).toEqual([1, 2, 3, 4, 5, 6, 10, 10, 10, 10]);
  });

  test('grows by a day in a row and begins again after a missed one, for any days in any zone', () => {
    const visits = fc.array(fc.record({ day: fc.integer({ min: 0, max: 40 }), ms: fc.nat(dayMs - 1) }), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(moments, visits, fc.constantFrom(...zones), (first, given, zone) => {
        process.env['TZ'] = zone;
        const begin = startOf(dayOf(first));
        const inTime = given.map(({ day, ms }) => begin + day * dayMs + ms).toSorted((a, b) => a - b);
        // The model counts whole days since the first instead of dates.
        const seen = new Set<number>();
        let last: RewardCheckIn | null = null;
        for (const at of inTime) {
          const number = Math.floor((at - begin) / dayMs);
          const today = dayOf(at);
          if (seen.has(number)) {
            expect(last?.day).toBe(today);
            continue;
          }
          seen.add(number);
          let row = 1;
          while (seen.has(number - row)) row += 1;
          const streak: number = streakAt(last, today) + 1;
          expect(streak).toBe(row);
          expect(signInGives(streak)).toBe(signInBeans[Math.min(row, 7) - 1]);
          last = { day: today, streak };
        }
      }),
    );
  });

  test('stands until the next day is over, and not longer', () => {
    const last = { day: '2026-11-21', streak: 4 };
    expect(['2026-11-21', '2026-11-22', '2026-11-23'].map((today) => streakAt(last, today))).toEqual([
      4, 4, 0,
    ]);
    expect(streakAt(null, '2026-11-21')).toBe(0);
  });
});

test('a calendar has every day of its month, and what the signed ones gave', () => {
  const february = calendarOf('2028-02', new Map([['2028-02-29', 3]]));
  expect(february).toHaveLength(29);
  expect(february.at(0)).toEqual({ day: '2028-02-01', signed: false, beans: 0 });
  expect(february.at(-1)).toEqual({ day: '2028-02-29', signed: true, beans: 3 });
});

test('an invite code has no letter that is mistaken for another', () => {
  const { below } = createSeededRandom(5);
  const codes = Array.from({ length: 200 }, () => newInviteCode(below));
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
  expect(new Set(codes).size).toBe(200);
});
