/** What a heartbeat needs of time: replaced by fake timers in tests. */
export interface Timers {
  readonly setTimeout: (run: () => void, ms: number) => number;
  readonly clearTimeout: (timer: number | undefined) => void;
}

/**
 * K21: a ping every 30 s; no pong within 5 s means the connection is dead. Only a pong stops that timer (D57).
 */
export function createHeartbeat(parts: {
  readonly timers: Timers;
  readonly pingIntervalMs: number;
  readonly pongTimeoutMs: number;
  readonly ping: () => void;
  readonly onDead: () => void;
}) {
  const { timers } = parts;
  let next: number | undefined;
  let deadline: number | undefined;

  function schedule(): void {
    next = timers.setTimeout(() => {
      parts.ping();
      deadline = timers.setTimeout(parts.onDead, parts.pongTimeoutMs);
      schedule();
    }, parts.pingIntervalMs);
  }

  return {
    start: schedule,
    pong(): void {
      timers.clearTimeout(deadline);
    },
    stop(): void {
      timers.clearTimeout(next);
      timers.clearTimeout(deadline);
    },
  };
}
