import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createDraws, hashOfSplit, shuffle, splitAtRandom, splitPacket } from './split.domain.ts';

const seeds = fc.stringMatching(/^[0-9a-f]{64}$/);
const packets = fc
  .tuple(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 0, max: 100_000 }))
  .map(([count, more]) => ({ count, total: count + more }));
const sum = (shares: readonly number[]) => shares.reduce((all, share) => all + share, 0);
const seedOf = (number: number) => createHash('sha256').update(String(number)).digest('hex');
/** The first share handed out in each of many packets. */
const many = (total: number, count: number, place: number, packetsMade: number) =>
  Array.from(
    { length: packetsMade },
    (_, number) => splitPacket('random', total, count, seedOf(number)).shares[place] ?? 0,
  );
const mean = (values: readonly number[]) => sum(values) / values.length;
const deviation = (values: readonly number[]) =>
  Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)));

describe('a random packet', () => {
  test('is handed out to the last bean, at least one each, none above twice the mean of the rest', () => {
    fc.assert(
      fc.property(packets, seeds, ({ count, total }, seed) => {
        const { shares } = splitPacket('random', total, count, seed);
        expect(shares).toHaveLength(count);
        expect(sum(shares)).toBe(total);
        for (const share of shares) {
          expect(Number.isSafeInteger(share)).toBe(true);
          expect(share).toBeGreaterThanOrEqual(1);
        }
      }),
    );
  });

  test.each([
    [1, 1],
    [7, 7],
    [8, 7],
    [2 ** 52, 500],
  ])('of %d beans in %d shares holds at the edges', (total, count) => {
    const { shares } = splitPacket('random', total, count, seedOf(1));
    expect(sum(shares)).toBe(total);
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(1);
  });

  test('gives every place in the queue the same chance and the same risk', () => {
    const places = [0, 4, 9].map((place) => many(1_000, 10, place, 3_000));
    for (const place of places) {
      expect(mean(place)).toBeGreaterThan(96);
      expect(mean(place)).toBeLessThan(104);
    }
    // Without the shuffle the last place varies by a third more than the first.
    const [first = 0, , last = 0] = places.map(deviation);
    expect(Math.abs(last - first) / first).toBeLessThan(0.1);
  });

  test('draws no share above what the formula allows', () => {
    const shares = Array.from({ length: 500 }, (_, number) =>
      splitAtRandom(100, 2, createDraws(seedOf(number))),
    );
    expect(Math.max(...shares.map(([drawn = 0]) => drawn))).toBe(99);
    expect(Math.min(...shares.map(([drawn = 0]) => drawn))).toBe(1);
    expect(splitAtRandom(3, 2, { upTo: (high) => high })).toEqual([2, 1]);
    // With less than two beans for each, one is all that may be drawn.
    expect(splitAtRandom(4, 3, { upTo: (high) => high })).toEqual([1, 2, 1]);
  });
});

test('an ordinary packet gives everybody the same', () => {
  expect(splitPacket('ordinary', 66 * 48, 48, seedOf(1)).shares).toEqual(Array(48).fill(66));
});

describe('draws', () => {
  test('are the same for the same seed, and cover their range evenly', () => {
    const drawn = (seed: string) => {
      const draws = createDraws(seed);
      return Array.from({ length: 6_000 }, () => draws.upTo(6));
    };
    expect(drawn(seedOf(1))).toEqual(drawn(seedOf(1)));
    expect(drawn(seedOf(1))).not.toEqual(drawn(seedOf(2)));
    const counts = [1, 2, 3, 4, 5, 6].map((face) => drawn(seedOf(1)).filter((one) => one === face).length);
    for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(120);
  });

  test('pass over the end of the range that would favour small numbers', () => {
    // Two thirds of the range: every third draw falls behind it, and without passing over small ones win 2 to 1.
    const high = Math.floor((2 ** 53 / 3) * 2);
    const draws = createDraws(seedOf(7));
    const low = Array.from({ length: 3_000 }, () => draws.upTo(high)).filter((one) => one <= high / 2);
    expect(Math.abs(low.length - 1_500)).toBeLessThan(150);
  });

  test('shuffle every order as often', () => {
    const seen = new Map<string, number>();
    for (let number = 0; number < 6_000; number += 1) {
      const order = shuffle(['a', 'b', 'c'], createDraws(seedOf(number))).join('');
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect(seen.size).toBe(6);
    for (const count of seen.values()) expect(Math.abs(count - 1_000)).toBeLessThan(120);
  });
});

describe('the commitment (N01)', () => {
  test('is SHA-256 of `seed:share,share`, as a browser computes it', async () => {
    const { shares, hash } = splitPacket('random', 100, 3, seedOf(1));
    const bytes = new TextEncoder().encode(`${seedOf(1)}:${shares.join(',')}`);
    const digest = await crypto.subtle.digest('SHA-256', bytes);
    expect(Buffer.from(digest).toString('hex')).toBe(hash);
  });

  test('holds no forged share, other order or other seed', () => {
    fc.assert(
      fc.property(packets, seeds, fc.nat(), ({ count, total }, seed, at) => {
        const { shares, hash } = splitPacket('random', total, count, seed);
        expect(hashOfSplit(seed, shares)).toBe(hash);
        const place = at % count;
        const forged = shares.map((share, index) => (index === place ? share + 1 : share));
        expect(hashOfSplit(seed, forged)).not.toBe(hash);
        expect(hashOfSplit(`${seed.slice(1)}g`, shares)).not.toBe(hash);
        const [first, second, ...others] = shares;
        if (first !== undefined && second !== undefined && first !== second)
          expect(hashOfSplit(seed, [second, first, ...others])).not.toBe(hash);
      }),
    );
  });
});
