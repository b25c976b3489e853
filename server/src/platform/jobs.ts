import { CompiledQuery } from 'kysely';
import { PgBoss, type JobResult } from 'pg-boss';
import type { Tx } from './database/index.ts';
import type { Log } from './log.ts';

/** Handler of a deadline. It checks the clock and the row itself, since it may run twice or late. */
export type JobHandler = (data: Record<string, unknown>) => Promise<void>;

/** Work of minutes, such as the conversion of a video. */
interface Lengthy {
  /** Of this name, on one server. */
  readonly atOnce: number;
  /** After this it counts as failed, ms. */
  readonly longestMs: number;
}

/**
 * Deadlines and sweeps, each run once even with two servers (domain 3.10). Delayed jobs of all names share the queue
 * `deadline`, so a new kind of deadline adds no polling; a scheduled job has a queue of its own name.
 */
export interface Jobs {
  /**
   * Registers a handler, before `start`.
   * @param lengthy for work of minutes: it gets a queue of its own, since deadlines must not wait for it. What a server
   * had begun when it was killed is begun again within a minute, by itself or by another
   */
  define(name: string, handler: JobHandler, lengthy?: Lengthy): void;
  /** Registers a handler that runs by a cron schedule in Asia/Shanghai. */
  every(name: string, cron: string, handler: () => Promise<void>): void;
  /** Adds a delayed job to the caller's transaction. `at` in UTC ms. */
  at(tx: Tx, name: string, data: Record<string, unknown>, at: number): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** A failed handler is retried after 1, 2, 4 ... 300 s, for about a day. */
const retries = { retryLimit: 300, retryDelay: 1, retryBackoff: true, retryDelayMax: 300 };

/** The queue of all delayed jobs. */
const deadline = 'deadline';
interface Deadline {
  readonly name: string;
  readonly data: Record<string, unknown>;
}

/** Deadlines a server handles at once. With polling every half second, one at a time would be two a second. */
const concurrency = 8;
/** While more jobs wait than one poll fetches, the next poll follows at once. */
const looking = {
  pollingIntervalSeconds: 0.5,
  batchSize: concurrency,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

/** Polling interval of scheduled jobs, which run once a minute at most: an idle server should poll little. */
const rhythmSeconds = 5;

/** Polling interval of lengthy work, seconds: it takes longer than that by itself. */
const lengthySeconds = 1;
/** A server that is alive says so as often as half of this, seconds, for each job it has begun. */
const heartbeatSeconds = 20;
/** How often it is looked for jobs of servers that are not, seconds. */
const supervision = { superviseIntervalSeconds: 15, monitorIntervalSeconds: 15 };

/**
 * @param url the database, whose schema `jobs` holds the queues
 * @param options.schedules false: what `every` registers does not run by itself, as in a test that moves its own clock
 * @param options.databaseTime when PostgreSQL's clock shows what the server's shows at a moment, both UTC ms: a test lives at
 * another time than PostgreSQL
 */
export function createJobs(
  url: string,
  log: Log,
  { schedules = true, databaseTime = (at: number): number => at } = {},
): Jobs {
  const boss = new PgBoss({
    connectionString: url,
    max: 3,
    schema: 'jobs',
    schedule: schedules,
    ...supervision,
  });
  boss.on('error', (error) => log.error({ err: error }, 'jobs'));
  const handlers = new Map<string, JobHandler>();
  const lengthyOnes = new Map<string, Lengthy>();

  /** A failed job is retried alone: the others of its batch are completed. */
  async function outcomeOf(name: string, id: string, work: () => Promise<void>): Promise<JobResult> {
    try {
      await work();
      return { id, status: 'completed' };
    } catch (error) {
      log.warn({ err: error, job: name }, 'a job will be tried again');
      return { id, status: 'failed', output: { message: String(error) } };
    }
  }

  const rhythms = new Map<string, { readonly cron: string; readonly handler: () => Promise<void> }>();

  function settle({ name, data }: Deadline): Promise<void> {
    const handler = handlers.get(name);
    if (!handler) throw new Error(`no feature defines the job ${name}`);
    return handler(data);
  }

  return {
    define(name, handler, lengthy) {
      handlers.set(name, handler);
      if (lengthy) lengthyOnes.set(name, lengthy);
    },
    every(name, cron, handler) {
      rhythms.set(name, { cron, handler });
    },
    async at(tx, name, data, at) {
      const due: Deadline = { name, data };
      await boss.send(lengthyOnes.has(name) ? name : deadline, due, {
        startAfter: new Date(databaseTime(at)),
        db: {
          async executeSql(text, values) {
            const { rows } = await tx.executeQuery(CompiledQuery.raw(text, values ?? []));
            return { rows };
          },
        },
      });
    },
    async start() {
      await boss.start();
      await boss.createQueue(deadline, retries);
      await boss.work<Deadline, void, typeof looking>(deadline, looking, (jobs) =>
        Promise.all(jobs.map(({ id, data }) => outcomeOf(data.name, id, async () => settle(data)))),
      );
      for (const [name, { atOnce, longestMs }] of lengthyOnes) {
        const expireInSeconds = Math.ceil(longestMs / 1_000);
        await boss.createQueue(name, { ...retries, expireInSeconds, heartbeatSeconds });
        const alone = {
          pollingIntervalSeconds: lengthySeconds,
          batchSize: 1,
          localConcurrency: atOnce,
          perJobResults: true,
        } as const;
        await boss.work<Deadline, void, typeof alone>(name, alone, (jobs) =>
          Promise.all(jobs.map(({ id, data }) => outcomeOf(name, id, async () => settle(data)))),
        );
      }
      if (!schedules) return;
      for (const [name, { cron, handler }] of rhythms) {
        await boss.createQueue(name, retries);
        const seldom = { ...looking, pollingIntervalSeconds: rhythmSeconds };
        await boss.work<object, void, typeof seldom>(name, seldom, (jobs) =>
          Promise.all(jobs.map(({ id }) => outcomeOf(name, id, handler))),
        );
        await boss.schedule(name, cron, {}, { tz: 'Asia/Shanghai' });
      }
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}
