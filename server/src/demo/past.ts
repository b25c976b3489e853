import { createApp, type App } from '../app.ts';
import type { Jobs } from '../platform/jobs.ts';

/** How long ago the accounts were opened, ms: longer than a packet lasts. */
export const historyMs = 26 * 3_600_000;

/** The server as it was, with a clock that only the seeding moves. */
export interface Past {
  readonly app: App;
  /** @param ms how much later it is now */
  pass(ms: number): void;
}

/** Nobody waits for a deadline in the past: whoever tells its story looks when one is over. */
const noJobs: Jobs = {
  define() {},
  every() {},
  at: async () => {},
  start: async () => {},
  stop: async () => {},
};

/**
 * Does what can only have happened before now, such as what has expired, by the calls of that time: the same server
 * on the same database with another clock. Nothing listens in it, no job runs, and orders are paid at the cashier.
 * @param ago how long before now it begins, ms
 */
export async function inThePast(app: App, ago: number, work: (past: Past) => Promise<void>): Promise<void> {
  let now = app.clock.now() - ago;
  const past = await createApp({
    config: { ...app.config, logLevel: 'silent' },
    database: app.database,
    jobs: () => noJobs,
    clock: { now: () => now },
    random: app.random,
    webFolder: null,
  });
  try {
    await work({
      app: past,
      pass(ms) {
        now += ms;
      },
    });
    // What rooms hear of it they hear with the time at which it was.
    await past.flushed();
  } finally {
    await past.http.close();
    await past.fanOut.stop();
  }
}
