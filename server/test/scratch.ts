import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { inject } from 'vitest';
import { createDatabase, migrate, type Database } from '../src/platform/database/index.ts';
import type { Clock } from '../src/platform/clock.ts';
import type { Log } from '../src/platform/log.ts';
import type { Random } from '../src/platform/random.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A running PostgreSQL whose user may create databases; see global-setup.ts. */
    databaseUrl: string;
  }
}

export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

/**
 * A database of its own for one test file, with all migrations run.
 * @param server a PostgreSQL whose user may create databases; left out, the one of the test run
 */
export async function createScratch(
  server = inject('databaseUrl'),
): Promise<{ url: string; database: Database; drop(): Promise<void> }> {
  const name = `scratch_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  await command(server, `CREATE DATABASE ${name}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  const url = address.toString();
  await migrate(url, migrationsFolder);
  const database = createDatabase(url);
  return {
    url,
    database,
    async drop() {
      await database.close();
      await command(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

async function command(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

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
