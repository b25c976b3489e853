import type { Clock } from './clock.ts';
import type { Random } from './random.ts';

/** Makes ids: 64-bit numbers as 19 digits (D88), so later ones sort later as text too. */
export interface Ids {
  next(): string;
}

/** With this epoch an id has 19 digits from 2023 to 2084. */
const epoch = Date.UTC(2015, 0, 1);
const sequenceBits = 12n;
const nodeBits = 10n;
const sequences = 1 << Number(sequenceBits);

/**
 * 42 bits of time, 10 of the node, 12 counted within a millisecond.
 * @param random picks the node's number at start
 */
export function createIds(clock: Clock, random: Random): Ids {
  const node = BigInt(random.below(1 << Number(nodeBits)));
  let last = 0;
  let sequence = 0;
  return {
    next() {
      // A clock that steps back must not repeat an id, so time here only goes on.
      const now = Math.max(clock.now(), last);
      sequence = now === last ? sequence + 1 : 0;
      last = sequence === sequences ? now + 1 : now;
      if (sequence === sequences) sequence = 0;
      return (
        (BigInt(last - epoch) << (nodeBits + sequenceBits)) |
        (node << sequenceBits) |
        BigInt(sequence)
      ).toString();
    },
  };
}
