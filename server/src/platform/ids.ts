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
 * The next of the 1024 numbers of servers on this database, in turn: two that run at once have the same only when
 * 1024 others started between them. With one number, two ids of one millisecond would be one: a key that is there
 * already, so that one of two fails and is asked again, but also a payment that seems to be known and is not credited.
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
 * @param nodeNumber 0 to 1023, of nobody else who makes ids for this database now (`takeNode`)
 */
export function createIds(clock: Clock, nodeNumber: number): Ids {
  const node = BigInt(nodeNumber);
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
