import { createHash } from 'node:crypto';
import { drawCommitmentOf } from '@goldbean/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawWinners, hashOfDraw } from './draw.domain.ts';

const seeds = fc.stringMatching(/^[0-9a-f]{64}$/);
const people = fc.uniqueArray(fc.stringMatching(/^[a-z0-9]{1,8}$/), { maxLength: 60 });

test('E19: exactly as many win as there are prizes, or all when they are fewer; nobody twice, only who joined', () => {
  fc.assert(
    fc.property(seeds, people, fc.integer({ min: 1, max: 100 }), (seed, uids, prizes) => {
      const winners = drawWinners(seed, uids, prizes);
      expect(winners).toHaveLength(Math.min(prizes, uids.length));
      expect(new Set(winners).size).toBe(winners.length);
      for (const uid of winners) expect(uids).toContain(uid);
    }),
  );
});

test('N01: the seed alone decides: neither the order of joining nor who else joins changes who is before whom', () => {
  fc.assert(
    fc.property(seeds, people, (seed, uids) => {
      const all = drawWinners(seed, uids, uids.length);
      expect(drawWinners(seed, uids.toReversed(), uids.length)).toEqual(all);
      const [first, ...others] = uids;
      expect(drawWinners(seed, others, others.length)).toEqual(all.filter((uid) => uid !== first));
      expect(drawWinners(seed, uids, 3)).toEqual(all.slice(0, 3));
    }),
  );
});

test('everybody wins as often', () => {
  const uids = Array.from({ length: 10 }, (_, at) => `u${at}`);
  const wins = new Map<string, number>();
  const bags = 4_000;
  for (let bag = 0; bag < bags; bag += 1) {
    const seed = createHash('sha256').update(String(bag)).digest('hex');
    for (const uid of drawWinners(seed, uids, 2)) wins.set(uid, (wins.get(uid) ?? 0) + 1);
  }
  // 800 expected each; 6 standard deviations are about 152.
  for (const uid of uids) expect(Math.abs((wins.get(uid) ?? 0) - 800)).toBeLessThan(152);
});

test('N01: the commitment names its bag and its seed', () => {
  const seed = 'ab'.repeat(32);
  const expected = createHash('sha256').update(drawCommitmentOf('b1', seed)).digest('hex');
  expect(hashOfDraw('b1', seed)).toBe(expected);
  expect(hashOfDraw('b2', seed)).not.toBe(expected);
});
