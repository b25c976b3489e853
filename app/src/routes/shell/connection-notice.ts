import type { ConnectionPhase } from '../../shared/socket/index.ts';

export type ConnectionNotice =
  | { readonly kind: 'none' | 'offline' | 'reconnecting' | 'stopped' }
  | { readonly kind: 'waiting'; readonly seconds: number };

/** The first try goes at once: a connection that comes back with it is not worth a word. */
const quietFailures = 1;

/** What is known of the connection; times in UTC ms. */
export interface ConnectionFacts {
  readonly isOnline: boolean;
  readonly phase: ConnectionPhase;
  /** Tries that failed in a row. */
  readonly failures: number;
  readonly nextTryAt: number | null;
  /** Matters only while `phase` is `waiting`. */
  readonly now: number;
}

/** What the member is told of the connection (D58). */
export function connectionNotice(facts: ConnectionFacts): ConnectionNotice {
  if (!facts.isOnline) return { kind: 'offline' };
  if (facts.phase === 'stopped') return { kind: 'stopped' };
  if (facts.failures <= quietFailures) return { kind: 'none' };
  if (facts.phase === 'connecting') return { kind: 'reconnecting' };
  if (facts.phase !== 'waiting' || facts.nextTryAt === null) return { kind: 'none' };
  const seconds = Math.ceil((facts.nextTryAt - facts.now) / 1_000);
  return seconds > 0 ? { kind: 'waiting', seconds } : { kind: 'reconnecting' };
}
