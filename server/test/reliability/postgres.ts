import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded, type EmbeddedDatabase } from '../../src/platform/database/index.ts';
import { systemRandom } from '../../src/platform/random.ts';
import { silentLog } from '../test-database.ts';

/** Lends a PostgreSQL in a folder of its own, as the server would start it, and takes it away afterwards. */
export async function withPostgres<Result>(
  work: (embedded: EmbeddedDatabase, folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'goldbean-reliability-'));
  // As root, PostgreSQL runs as another account, which must be able to enter.
  await chmod(folder, 0o755);
  const embedded = await startEmbedded(folder, systemRandom, silentLog);
  try {
    return await work(embedded, folder);
  } finally {
    await embedded.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
