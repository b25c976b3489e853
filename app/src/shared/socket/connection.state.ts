import type { KickReason } from '@goldbean/contract/talk';
import { proxy } from 'valtio/vanilla';

/**
 * `idle`: a visitor, or signed out. `connecting`: token, socket, init and bind are under way. `connected`: bound.
 * `waiting`: a try failed and the next is scheduled. `stopped`: another page took over; it reconnects only when the
 * member asks for it.
 */
export type ConnectionPhase = 'idle' | 'connecting' | 'connected' | 'waiting' | 'stopped';

/** State of the message connection, for the banner (D58). */
export interface ConnectionState {
  phase: ConnectionPhase;
  /** Tries that failed since it last held. */
  failures: number;
  /** UTC ms of the next try; null unless waiting. */
  nextTryAt: number | null;
  /** Why the server cut the last socket, when it said so. */
  kicked: KickReason | null;
}

export const createConnectionState = (): ConnectionState =>
  proxy<ConnectionState>({ phase: 'idle', failures: 0, nextTryAt: null, kicked: null });
