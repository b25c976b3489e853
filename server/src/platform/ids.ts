import { sql } from 'kysely';
import type { Clock } from './clock.ts';
import type { Reader } from './database/index.ts';

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
 * The next of the 1024 server numbers of this database, in rotation: two running servers share one only when 1024
 * others started between them. Two servers with one number could make the same id in one millisecond: an insert would
 * fail and be retried, or a payment would look known and not be credited.
 */
export async function takeNode(reader: Reader): Promise<number> {
  const { rows } = await sql<{ node: number }>`SELECT nextval('server_node')::integer AS node`.execute(
    reader,
  );
  const [taken] = rows;
  if (!taken) throw new Error('the database gave no number to this server');
  return taken.node;
}

/**
 * 42 bits of time, 10 of the node, 12 counted within a millisecond.
 * @param nodeNumber 0 to 1023, used by no other running server of this database (`takeNode`)
 */
export function createIds(clock: Clock, nodeNumber: number): Ids {
  const node = BigInt(nodeNumber);
  let last = 0;
  let sequence = 0;
  return {
    next() {
      // The time used here never decreases, so that a clock that steps back repeats no id.
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
