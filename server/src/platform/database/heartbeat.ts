import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Whether PostgreSQL answers, asked over a connection of its own a few times a second. */
export interface Heartbeat {
  /** It has not answered for `lostAfterMs`: queries fail at once. */
  readonly isLost: boolean;
  /** It takes longer than it should, and may be lost soon. */
  readonly isLate: boolean;
  stop(): Promise<void>;
}

/** How PostgreSQL lists its connection. */
export const heartbeatName = 'goldbean heartbeat';

const everyMs = 250;
const lateMs = 250;
/** Interval of the retries while it is lost, ms: the longest delay before its return is noticed. */
const retryMs = 100;
/** Silence is counted in steps of this length, so that a pause of this process itself does not count as silence. */
const stepMs = 50;

/** PostgreSQL has no free connection: busy, but it answers. */
const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '53300';

/**
 * @param lostAfterMs so long a silence is a loss
 * @param onLost called at the beginning of each loss
 */
export function startHeartbeat(url: string, lostAfterMs: number, onLost: () => void): Heartbeat {
  let client: pg.Client | undefined;
  let silence = 0;
  let lost = false;
  let stopped = false;

  function lose(): void {
    if (!lost && !stopped) {
      lost = true;
      onLost();
    }
  }

  function hangUp(): void {
    // Not `end()`, which would wait for an answer.
    client?.connection.stream.destroy();
    client = undefined;
  }

  async function tick(): Promise<void> {
    if (!client) {
      client = new pg.Client({ connectionString: url, application_name: heartbeatName });
      client.on('error', () => {});
      await client.connect();
    }
    await client.query('SELECT 1');
  }

  /** Beats once. @returns whether PostgreSQL answered before its time was up */
  async function answers(): Promise<boolean> {
    silence = 0;
    const timer = setInterval(() => {
      silence += stepMs;
      if (silence < lostAfterMs) return;
      lose();
      hangUp();
    }, stepMs);
    try {
      await tick();
      return true;
    } catch (error) {
      hangUp();
      return isFull(error);
    } finally {
      clearInterval(timer);
      silence = 0;
    }
  }

  async function watch(): Promise<void> {
    while (!stopped) {
      // A closed connection alone is no loss; PostgreSQL is lost when no new one can be opened.
      if ((await answers()) || (!lost && (await answers()))) lost = false;
      else lose();
      await pause(lost ? retryMs : everyMs, undefined, { ref: false });
    }
    hangUp();
  }
  const watching = watch();

  return {
    get isLost() {
      return lost;
    },
    get isLate() {
      return lost || silence >= lateMs;
    },
    async stop() {
      stopped = true;
      hangUp();
      await watching;
    },
  };
}
