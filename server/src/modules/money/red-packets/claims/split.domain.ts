import { createHash } from 'node:crypto';
import { commitmentOf, type PacketKind } from '@goldbean/contract';

/** Whole numbers drawn from a seed: the same seed draws the same, so a split can be done again. */
export interface Draws {
  /** A whole number from 1 to `high`, each as likely. */
  upTo(high: number): number;
}

/** Draws of 53 bits, the most that a number of JavaScript counts exactly. */
const range = 2 ** 53;

/**
 * SHA-256 of the seed and a counter, read as numbers: a stream that nobody can foresee without the seed.
 * @param seed 64 hex digits
 */
export function createDraws(seed: string): Draws {
  let counter = 0;
  const next = (): number => {
    const digest = createHash('sha256').update(`${seed}/${counter}`).digest();
    counter += 1;
    return Number(digest.readBigUInt64BE() >> 11n);
  };
  return {
    upTo(high) {
      // What is left over at the end of the range would make small numbers a little more likely.
      const fair = range - (range % high);
      for (;;) {
        const drawn = next();
        if (drawn < fair) return (drawn % high) + 1;
      }
    },
  };
}

/**
 * Domain 3.3: each share is drawn from 1 up to twice the mean of what is left, so that everybody may expect the
 * same and nobody gets nothing; the last takes the rest.
 * @param total at least `count`, at most 2^52
 */
export function splitAtRandom(total: number, count: number, draws: Draws): number[] {
  const shares: number[] = [];
  let rest = total;
  for (let people = count; people > 1; people -= 1) {
    const high = Math.max(1, Math.min(Math.floor((2 * rest) / people) - 1, rest - (people - 1)));
    const share = draws.upTo(high);
    shares.push(share);
    rest -= share;
  }
  return [...shares, rest];
}

/** Fisher and Yates: every order is as likely, so that no place in the queue is riskier than another. */
export function shuffle<Item>(items: readonly Item[], draws: Draws): Item[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = draws.upTo(last + 1) - 1;
    [shuffled[last], shuffled[other]] = [shuffled[other] as Item, shuffled[last] as Item];
  }
  return shuffled;
}

/** A packet's shares in the order they will be handed out, and what is published of them at once (N01). */
export interface Split {
  readonly shares: readonly number[];
  /** SHA-256 of seed and shares, in hex. */
  readonly hash: string;
}

/** The fingerprint that any browser can compute when seed and shares are published. */
export const hashOfSplit = (seed: string, shares: readonly number[]): string =>
  createHash('sha256').update(commitmentOf(seed, shares)).digest('hex');

/**
 * Splits a packet: the seed decides everything about it.
 * @param total of an ordinary packet, `count` times the same
 */
export function splitPacket(kind: PacketKind, total: number, count: number, seed: string): Split {
  const draws = createDraws(seed);
  const shares =
    kind === 'ordinary'
      ? Array.from({ length: count }, () => total / count)
      : shuffle(splitAtRandom(total, count, draws), draws);
  return { shares, hash: hashOfSplit(seed, shares) };
}
