/*
 * How a bag is drawn (N01). Server and browser compute the same: each member who may win has a ticket, SHA-256 in hex of
 * `ticketOf`, and the lowest tickets win. A ticket depends on nobody else, so who joins or leaves changes nobody's.
 */

/**
 * What is hashed when a bag is given: SHA-256 of it, in hex, is published before anybody can join. The seed is published
 * with the draw.
 * @param seed 64 hex digits
 */
export const drawCommitmentOf = (bagId: string, seed: string): string => `${bagId}:${seed}`;

/** What is hashed for a member's ticket. */
export const ticketOf = (seed: string, uid: string): string => `${seed}:${uid}`;

/** A member with the hash of `ticketOf`, in hex. */
export interface Ticket {
  readonly uid: string;
  readonly ticket: string;
}

const order = (one: string, other: string): number => Number(one > other) - Number(one < other);

/** The uids of those who win, the lowest ticket first. @param most how many can win */
export const lowestTickets = (tickets: readonly Ticket[], most: number): string[] =>
  tickets
    .toSorted((one, other) => order(one.ticket, other.ticket) || order(one.uid, other.uid))
    .slice(0, most)
    .map(({ uid }) => uid);
