import { inject } from 'vitest';
import { createDatabase, prepareDatabase, type Database } from '../src/platform/database/index.ts';
import { systemClock, type Clock } from '../src/platform/clock.ts';
import { createJobs, type Jobs } from '../src/platform/jobs.ts';
import type { Log } from '../src/platform/log.ts';
import type { Random } from '../src/platform/random.ts';
import { command, databaseAt } from './databases.ts';
import { makeStandIns, type StandIn } from './stand-ins.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A running PostgreSQL whose user may create databases; see global-setup.ts. */
    databaseUrl: string;
    /** Name of the database that has run all migrations and seeds, of which every test file gets a copy. */
    template: string;
  }
}

/**
 * A database of its own for one test file, with all migrations run.
 * @param options.template which database it is a copy of; `template1` makes an empty one
 * @param options.locale of ICU, for a database that is not of the server's own locale; it is made from nothing
 * @param options.standIns tables of other features that the file names rows of without making them
 */
export async function createTestDatabase({
  template = inject('template'),
  locale,
  standIns = [],
}: { template?: string; locale?: string; standIns?: readonly StandIn[] } = {}): Promise<{
  url: string;
  database: Database;
  drop(): Promise<void>;
}> {
  const server = inject('databaseUrl');
  const name = `scratch_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  const url = databaseAt(server, name);
  if (locale === undefined) await command(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  else {
    await command(
      server,
      `CREATE DATABASE ${name} TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE '${locale}'`,
    );
    await prepareDatabase(url);
  }
  const database = createDatabase(url);
  await makeStandIns(database, standIns);
  return {
    url,
    database,
    async drop() {
      await database.close();
      await command(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

/** The time of the machine, UTC ms, which PostgreSQL shows too; `Date` shows the moment of the run. */
const machineNow = (): number => performance.timeOrigin + performance.now();

/**
 * Jobs that are due by the clock of a test, which PostgreSQL does not know.
 * @param options.schedules as of `createJobs`; off unless asked for
 */
export const createTestJobs = (
  url: string,
  log: Log,
  { schedules = false, clock = systemClock }: { readonly schedules?: boolean; readonly clock?: Clock } = {},
): Jobs => createJobs(url, log, { schedules, databaseTime: (at) => at - clock.now() + machineNow() });

/** A clock that stands still until it is moved. */
export function createManualClock(
  start = Date.UTC(2026, 10, 21, 4, 0, 0),
): Clock & { advance(ms: number): void; set(ms: number): void } {
  let now = start;
  return {
    now: () => now,
    advance(ms) {
      now += ms;
    },
    set(ms) {
      now = ms;
    },
  };
}

/** Chance that repeats: a linear congruential generator, good enough for ids and shuffles in tests. */
export function createSeededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state;
  };
  return {
    bytes: (size) => Buffer.from(Array.from({ length: size }, () => next() >>> 24)),
    below: (below) => Math.floor((next() / 2 ** 32) * below),
  };
}

export const silentLog: Log = { debug() {}, info() {}, warn() {}, error() {} };
