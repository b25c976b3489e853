import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../src/platform/database/index.ts';
import { systemRandom } from '../src/platform/random.ts';
import { silentLog } from './scratch.ts';

/** One PostgreSQL for the whole run: `DATABASE_URL`, else an embedded one in a temporary folder. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['DATABASE_URL'];
  if (given) {
    project.provide('databaseUrl', given);
    return async () => {};
  }
  const folder = await mkdtemp(join(tmpdir(), 'goldbean-test-'));
  // As root, PostgreSQL runs as another account, which must be able to enter.
  await chmod(folder, 0o755);
  const embedded = await startEmbedded(folder, systemRandom, silentLog);
  project.provide('databaseUrl', embedded.url);
  return async () => {
    await embedded.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
