import { createHash } from 'node:crypto';
import { drawCommitmentOf, lowestTickets, ticketOf } from '@goldbean/contract';

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** What is published of a seed before anybody can join. */
export const hashOfDraw = (bagId: string, seed: string): string => digest(drawCommitmentOf(bagId, seed));

/** Who wins, in the order of the draw: as many as there are prizes, or all who may when they are fewer. */
export const drawWinners = (seed: string, uids: readonly string[], prizes: number): string[] =>
  lowestTickets(
    uids.map((uid) => ({ uid, ticket: digest(ticketOf(seed, uid)) })),
    prizes,
  );
