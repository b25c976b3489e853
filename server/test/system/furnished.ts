import { cp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { createApp } from '../../src/app.ts';
import { seedDemo } from '../../src/demo/index.ts';
import type { Clock } from '../../src/platform/clock.ts';
import { readConfig } from '../../src/platform/config.ts';
import { createDatabase } from '../../src/platform/database/index.ts';
import { systemRandom } from '../../src/platform/random.ts';
import { command, databaseAt } from '../databases.ts';
import { createTestJobs } from '../test-database.ts';

/** Where the files of the furnished server lie, by the name of its database. */
export const filesOf = (furnished: string): string => join(tmpdir(), `goldbean-${furnished}`);

/** The name of the furnished database of a run. @param template as of `ProvidedContext` */
export const furnishedOf = (template: string): string => `${template}_furnished`;

/** Any number that nothing else locks on. */
const lock = 20_261_126;

/**
 * A database with the demo's content, of which every server of a run is a copy with its files: to furnish takes seconds, to copy a
 * fraction of one. It is made by whoever asks first; the others wait.
 * @param folder where the copy of the files goes
 * @returns the name of the database to copy
 */
export async function copyFurnished(folder: string): Promise<string> {
  const server = inject('databaseUrl');
  const furnished = furnishedOf(inject('template'));
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lock]);
    const { rows } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [furnished]);
    if (rows.length === 0) await furnish(server, furnished);
  } finally {
    // The lock ends with its connection.
    await client.end();
  }
  await cp(filesOf(furnished), folder, { recursive: true });
  return furnished;
}

/** Each file of tests begins at the same moment, when the database has been furnished. */
const before: Clock = { now: () => Date.now() - 5 * 60_000 };

async function furnish(server: string, furnished: string): Promise<void> {
  await command(server, `CREATE DATABASE ${furnished} TEMPLATE ${inject('template')}`);
  const url = databaseAt(server, furnished);
  const database = createDatabase(url);
  try {
    const app = await createApp({
      config: readConfig({
        GOLDBEAN_DATA: filesOf(furnished),
        RTMP_PORT: '0',
        GOLDBEAN_RATE_FACTOR: '1000000',
        LOG_LEVEL: 'silent',
      }),
      database,
      jobs: (log) => createTestJobs(url, log, { clock: before }),
      clock: before,
      random: systemRandom,
      webFolder: null,
    });
    await app.start();
    await seedDemo(app, { film: false });
    await app.stop();
    await database.close();
  } catch (error) {
    await database.close();
    await command(server, `DROP DATABASE ${furnished} WITH (FORCE)`);
    await rm(filesOf(furnished), { recursive: true, force: true });
    throw error;
  }
}
