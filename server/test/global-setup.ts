import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { prepareDatabase, startEmbedded } from '../src/platform/database/index.ts';
import { systemRandom } from '../src/platform/random.ts';
import { command, databaseAt } from './databases.ts';
import { silentLog } from './test-database.ts';
import { filesOf, furnishedOf } from './system/furnished.ts';

/** Each file that runs at once has a pool of its own, or one for each server that it plays. */
const connections = 64 * availableParallelism() + 100;

/**
 * One PostgreSQL for the whole run: `DATABASE_URL`, else an embedded one in a temporary folder. In it one database with
 * all migrations and seeds, which test files copy: a copy takes a tenth of the time of running them.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  const template = `template_${process.pid}_${Date.now().toString(36)}`;
  await command(server.url, `CREATE DATABASE ${template}`);
  await prepareDatabase(databaseAt(server.url, template));
  project.provide('databaseUrl', server.url);
  project.provide('template', template);
  return async () => {
    await command(server.url, `DROP DATABASE ${template} WITH (FORCE)`);
    await command(server.url, `DROP DATABASE IF EXISTS ${furnishedOf(template)} WITH (FORCE)`);
    await rm(filesOf(furnishedOf(template)), { recursive: true, force: true });
    await server.stop();
  };
}

async function startServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const given = process.env['DATABASE_URL'];
  if (given) return { url: given, stop: async () => {} };
  const folder = await mkdtemp(join(tmpdir(), 'goldbean-test-'));
  // As root, PostgreSQL runs as another account, which must be able to enter.
  await chmod(folder, 0o755);
  const embedded = await startEmbedded(folder, systemRandom, silentLog, connections);
  return {
    url: embedded.url,
    async stop() {
      await embedded.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
