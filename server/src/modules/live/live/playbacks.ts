import type { LivePorts } from './live.ports.ts';

/** Time between two looks at the sessions that watch, ms: a stream ends within 2 s of its session (domain 3.1). */
const rhythmMs = 1_000;

/**
 * Running streams by the session they were opened for. Once a second one query finds the sessions that are over, also
 * those that were signed out on another server or whose account was closed, and ends their streams.
 */
export function createPlaybacks({
  database,
  sessions,
  log,
}: Pick<LivePorts, 'database' | 'sessions' | 'log'>) {
  const running = new Map<string, Set<() => void>>();
  let timer: NodeJS.Timeout | undefined;
  let checking: Promise<void> | undefined;

  function end(sessionId: string): void {
    for (const stop of running.get(sessionId) ?? []) stop();
  }

  async function check(): Promise<void> {
    const watching = [...running.keys()];
    if (watching.length === 0) return;
    const living = await sessions.living(database.reader, watching);
    for (const sessionId of watching) if (!living.has(sessionId)) end(sessionId);
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
    /** A ticket outlives a sign-out, so its session is looked up when a stream is opened. */
    async admits(sessionId: string): Promise<boolean> {
      return (await sessions.living(database.reader, [sessionId])).has(sessionId);
    },
    /** @param stop ends the stream at once @returns forgets it */
    add(sessionId: string, stop: () => void): () => void {
      const streams = running.get(sessionId) ?? new Set();
      running.set(sessionId, streams.add(stop));
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
