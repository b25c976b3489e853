import type { Reader } from '../../../platform/database/index.ts';
import type { LivePorts } from './live.ports.ts';

/** Time between two looks at the sessions that watch, ms: a stream ends within 2 s of its session (domain 3.1). */
const rhythmMs = 1_000;

/** Who watches what, with which session. */
export interface Watching {
  readonly session: string;
  readonly uid: string;
  readonly liveId: string;
}

/** Those of `uids` who may not watch a live session any more (G135). */
type AskShutOut = (reader: Reader, liveId: string, uids: readonly string[]) => Promise<ReadonlySet<string>>;

/**
 * Running streams by the session they were opened for. Once a second it finds the sessions that are over, also those that
 * were signed out on another server or whose account was closed, and the members who were removed from the room, and ends
 * their streams.
 */
export function createPlaybacks(
  { database, sessions, log }: Pick<LivePorts, 'database' | 'sessions' | 'log'>,
  shutOut: AskShutOut,
) {
  const { reader } = database;
  const running = new Map<string, Map<() => void, Watching>>();
  let timer: NodeJS.Timeout | undefined;
  let checking: Promise<void> | undefined;

  function end(sessionId: string): void {
    for (const stop of running.get(sessionId)?.keys() ?? []) stop();
  }

  async function check(): Promise<void> {
    const watching = [...running.keys()];
    if (watching.length === 0) return;
    const streams = [...running.values()].flatMap((some) => [...some]);
    const living = await sessions.living(reader, watching);
    const over = streams.filter(([, { session }]) => !living.has(session));
    for (const [liveId, ofLive] of Map.groupBy(streams, ([, one]) => one.liveId)) {
      const out = await shutOut(reader, liveId, [...new Set(ofLive.map(([, { uid }]) => uid))]);
      over.push(...ofLive.filter(([, { uid }]) => out.has(uid)));
    }
    for (const [stop] of over) stop();
  }

  /** One look at a time; while the database does not answer, streams go on. */
  function tick(): Promise<void> {
    checking ??= check()
      .catch((error: unknown) => log.warn({ err: error }, 'the sessions of viewers were not looked at'))
      .finally(() => {
        checking = undefined;
      });
    return checking;
  }

  return {
    /** A ticket outlives a sign-out and a removal from the room, so both are looked up when a stream is opened. */
    async admits({ session, uid, liveId }: Watching): Promise<boolean> {
      if (!(await sessions.living(reader, [session])).has(session)) return false;
      return !(await shutOut(reader, liveId, [uid])).has(uid);
    },
    /** @param stop ends the stream at once @returns forgets it */
    add(watching: Watching, stop: () => void): () => void {
      const sessionId = watching.session;
      const streams = running.get(sessionId) ?? new Map<() => void, Watching>();
      running.set(sessionId, streams.set(stop, watching));
      return () => {
        streams.delete(stop);
        if (streams.size === 0 && running.get(sessionId) === streams) running.delete(sessionId);
      };
    },
    /** The session was revoked on this server. */
    end,
    tick,
    start(): void {
      timer = setInterval(() => void tick(), rhythmMs).unref();
    },
    stop(): void {
      clearInterval(timer);
    },
  };
}
