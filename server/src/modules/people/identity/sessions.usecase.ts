import { createLookUps } from '../../../platform/batch/index.ts';
import type { Clock } from '../../../platform/clock.ts';
import { isUnavailable, type Database, type Reader, type Tx } from '../../../platform/database/index.ts';
import type { Caller } from '../../../platform/http/index.ts';
import type { Ids } from '../../../platform/ids.ts';
import { newToken, type Random } from '../../../platform/random.ts';
import { createRegistry } from '../../../platform/registry.ts';
import { hashOfToken, sessionLives, touchEveryMs } from './identity.domain.ts';
import {
  findActive,
  findSessions,
  insertSession,
  revokeSessions,
  touchSessions,
  type StoredSession,
} from './sessions.repository.ts';

type SessionListener = (sessionId: string) => void;

export interface Sessions {
  /**
   * The member a token belongs to, or null when it is unknown, older than 30 days unseen, or revoked. Answers at
   * once when the database was asked within the last second.
   */
  readonly authenticate: (token: string) => Caller | null | Promise<Caller | null>;
  /** Those of the sessions that are neither over nor of a closed account, as the database says now. */
  readonly living: (reader: Reader, sessionIds: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Signs a member in. @returns the token: random, stored only as a hash */
  open(tx: Tx, uid: string): Promise<string>;
  /** Revokes one session, or all of the member's when `only` is null, and then calls the listeners. */
  end(tx: Tx, uid: string, only: string | null): Promise<void>;
  /** Registers a listener, by a unique name, that gets the id of every session after it was revoked on this server. */
  readonly onEnd: (name: string, listener: SessionListener) => void;
}

/** Life of a cached session, ms: short enough that a sign-out on another server takes effect within 2 s. */
const cacheMs = 1_000;
const maxCached = 5_000;
/** Sessions that one query looks up. */
const maxAtOnce = 500;
/** Longest token that is looked up; ours have 43 characters. */
const longestToken = 128;

export function createSessions(deps: {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly random: Random;
}): Sessions {
  const { database, clock, ids, random } = deps;
  const listeners = createRegistry<Record<string, SessionListener>>('listeners to the end of sessions');
  /** By token, oldest entry first. */
  const cached = new Map<string, { readonly caller: Caller; readonly at: number }>();
  /** Running queries by token: ten calls of a page at once make one query. */
  const asked = new Map<string, { readonly found: Promise<Caller | null>; readonly endedBefore: number }>();
  /** Incremented with every sign-out: an answer read before it is neither cached nor shared. */
  let ended = 0;

  function keep(token: string, caller: Caller, at: number): void {
    cached.delete(token);
    cached.set(token, { caller, at });
    if (cached.size <= maxCached) return;
    const oldest = cached.keys().next();
    if (!oldest.done) cached.delete(oldest.value);
  }

  function forget(sessionIds: ReadonlySet<string>): void {
    ended += 1;
    for (const [token, { caller }] of cached) if (sessionIds.has(caller.sessionId)) cached.delete(token);
  }

  /** A full disk keeps nobody from reading (R12): these are written with a later look-up then. */
  async function touch(sessionIds: readonly string[], now: number): Promise<void> {
    try {
      await touchSessions(database.reader, sessionIds, now);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
    }
  }

  /** Sessions that count, by the hashes of their tokens. Those who come back in one moment are asked about together (R8). */
  const lookUps = createLookUps<StoredSession | null>(maxAtOnce, async (_, hashes) => {
    const found = await findSessions(database.reader, hashes);
    const now = clock.now();
    for (const [tokenHash, session] of found)
      if (session.state !== 'active' || !sessionLives(session, now)) found.delete(tokenHash);
    const isLate = ({ seen_at: seenAt }: StoredSession): boolean => now - seenAt >= touchEveryMs;
    const late = [...found.values()].filter(isLate).map(({ id }) => id);
    if (late.length > 0) await touch(late, now);
    return (tokenHash) => found.get(tokenHash) ?? null;
  });

  async function find(token: string, now: number, endedBefore: number): Promise<Caller | null> {
    const session = await lookUps.add('', hashOfToken(token));
    if (!session) {
      cached.delete(token);
      return null;
    }
    const caller: Caller = { uid: session.uid, roles: session.roles, sessionId: session.id };
    if (ended === endedBefore) keep(token, caller, now);
    return caller;
  }

  return {
    authenticate(token) {
      if (token.length > longestToken) return null;
      const now = clock.now();
      const known = cached.get(token);
      // After the clock was set back, an old entry must not count as new.
      if (known && now >= known.at && now - known.at < cacheMs) return known.caller;
      const underWay = asked.get(token);
      if (underWay?.endedBefore === ended) return underWay.found;
      const question = { found: find(token, now, ended), endedBefore: ended };
      asked.set(token, question);
      const forgetQuestion = (): void => {
        if (asked.get(token) === question) asked.delete(token);
      };
      question.found.then(forgetQuestion, forgetQuestion);
      return question.found;
    },
    async living(reader, sessionIds) {
      const now = clock.now();
      const found = await findActive(reader, sessionIds);
      return new Set(found.filter((session) => sessionLives(session, now)).map(({ id }) => id));
    },
    async open(tx, uid) {
      const token = newToken(random);
      await insertSession(tx, { id: ids.next(), tokenHash: hashOfToken(token), uid, now: clock.now() });
      return token;
    },
    async end(tx, uid, only) {
      const over = await revokeSessions(tx, uid, only, clock.now());
      database.afterCommit(tx, () => {
        forget(new Set(over));
        for (const sessionId of over) for (const listener of listeners.all()) listener(sessionId);
      });
    },
    onEnd: listeners.register,
  };
}
