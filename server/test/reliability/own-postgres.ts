import { spawn } from 'node:child_process';
import pg from 'pg';
import { ensureCluster } from '../../src/platform/database/embedded-cluster.ts';
import { findEmbeddedFiles } from '../../src/platform/database/embedded-files.ts';
import { freePort } from '../../src/platform/database/free-port.ts';
import { isAlive } from '../../src/platform/database/postmaster.ts';
import { systemRandom } from '../../src/platform/random.ts';
import { silentLog } from '../test-database.ts';
import { until } from '../until.ts';

/** A PostgreSQL that nobody starts again but us, as one that the server does not own: `DATABASE_URL`. */
export interface OwnPostgres {
  readonly url: string;
  readonly pid: number;
  /** Starts it at the same address; resolves when it answers. */
  start(): Promise<void>;
  /** Ends it once its last transaction is on disk. */
  stop(): Promise<void>;
}

/** Whether a PostgreSQL answers within a second. */
async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    client.end().catch(() => {});
  }
}

/** @param folder which the account of PostgreSQL may enter */
export async function createOwnPostgres(folder: string): Promise<OwnPostgres> {
  const files = findEmbeddedFiles(folder, silentLog);
  const password = await ensureCluster(folder, files, systemRandom);
  const port = await freePort();
  const url = `postgres://goldbean:${password}@127.0.0.1:${port}/postgres`;
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=100'];
  let pid = 0;
  return {
    url,
    get pid() {
      return pid;
    },
    async start() {
      const child = spawn(
        files.postgres,
        ['-D', files.cluster, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
        { ...files.account, cwd: '/', stdio: 'ignore' },
      );
      pid = child.pid ?? 0;
      await until('PostgreSQL answers', () => answers(url));
    },
    async stop() {
      if (!isAlive(pid)) return;
      process.kill(pid, 'SIGINT');
      await until('PostgreSQL ends', () => !isAlive(pid), { interval: 5 });
    },
  };
}
