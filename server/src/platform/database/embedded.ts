import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';
import type { Random } from '../random.ts';
import { ensureCluster } from './embedded-cluster.ts';
import { findEmbeddedFiles, type EmbeddedFiles } from './embedded-files.ts';
import { freePort } from './free-port.ts';
import { isAlive, livingPostmaster } from './postmaster.ts';

/** The PostgreSQL that the server keeps as its own child when no `DATABASE_URL` is given. */
export interface EmbeddedDatabase {
  readonly url: string;
  /** Process id of the postmaster that serves now. */
  readonly pid: number;
  /** Ends PostgreSQL once its last transaction is on disk. */
  stop(): Promise<void>;
}

/** Interval at which the postmaster is checked, ms; a dead one is noticed within it. */
const watchMs = 250;
const shortestWait = 100;
const longestWait = 5_000;

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
    await client.end().catch(() => {});
  }
}

/** How long the connections of a server that was killed may take to go, ms. */
const goneWithinMs = 3_000;
/** Prefix of the application name of a server's connections, by which another server sees that it runs. */
const serverName = 'goldbean';

/** @throws Error when another server works with this PostgreSQL: whoever stops last would take it from the other */
async function refuseShared(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    const until = Date.now() + goneWithinMs;
    for (;;) {
      const { rowCount } = await client.query(
        'SELECT 1 FROM pg_stat_activity WHERE starts_with(application_name, $1) AND pid <> pg_backend_pid()',
        [serverName],
      );
      if (rowCount === 0) return;
      if (Date.now() > until) break;
      await pause(100);
    }
  } finally {
    await client.end();
  }
  throw new Error(
    'another server runs with this data folder: name another one in GOLDBEAN_DATA, or a database that several servers ' +
      'share in DATABASE_URL',
  );
}

/** @throws Error when the postmaster is gone, or does not answer within a minute */
async function untilReady(url: string, pid: number): Promise<void> {
  const until = Date.now() + 60_000;
  while (!(await answers(url))) {
    if (!isAlive(pid)) throw new Error('PostgreSQL ended while starting');
    if (Date.now() > until) throw new Error('PostgreSQL did not answer within 60 s');
    await pause(50);
  }
}

/** @returns its process id; 0 when it could not even be started */
function launch(files: EmbeddedFiles, port: number, connections: number): number {
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `max_connections=${connections}`,
    'log_min_messages=error',
  ];
  // Its own process group: Ctrl+C reaches only the server, which stops PostgreSQL last.
  const child = spawn(
    files.postgres,
    ['-D', files.cluster, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...files.account, cwd: '/', detached: true, stdio: 'ignore' },
  );
  child.once('error', () => {});
  child.unref();
  return child.pid ?? 0;
}

/**
 * Starts PostgreSQL in `dataFolder/postgres`, or adopts one that still runs after its server was killed. If it dies
 * it is restarted after 0.1 s, then 0.2, 0.4 ... 5 s.
 * @param connections how many it takes at once; one that is adopted keeps the number it was started with
 * @throws Error when another server runs with this data folder, or PostgreSQL does not start
 */
export async function startEmbedded(
  dataFolder: string,
  random: Random,
  log: Log,
  connections = 100,
): Promise<EmbeddedDatabase> {
  mkdirSync(dataFolder, { recursive: true });
  const files = findEmbeddedFiles(dataFolder, log);
  const password = await ensureCluster(dataFolder, files, random);
  const found = livingPostmaster(files.cluster);
  let port = found?.port ?? (await freePort());
  const urlNow = () =>
    `postgres://goldbean:${password}@127.0.0.1:${port}/postgres?fallback_application_name=${serverName}`;
  const stopped = new AbortController();
  let pid = 0;

  /** Adopts a running postmaster, on the port that connections already use, or starts one. */
  async function ensureOne(): Promise<void> {
    const living = livingPostmaster(files.cluster);
    if (living?.port === port)
      log.info({ pid: living.pid }, 'adopted the PostgreSQL that outlived its server');
    pid = living?.port === port ? living.pid : launch(files, port, connections);
    await untilReady(urlNow(), pid);
  }

  /** The only place that restarts PostgreSQL. It polls, since an adopted postmaster is no child process. */
  async function watch(): Promise<void> {
    let wait = shortestWait;
    while (!stopped.signal.aborted) {
      if (isAlive(pid)) {
        await pause(watchMs, undefined, { signal: stopped.signal, ref: false });
        continue;
      }
      log.error({ wait }, 'PostgreSQL ended; starting it again');
      await pause(wait, undefined, { signal: stopped.signal, ref: false });
      wait = Math.min(wait * 2, longestWait);
      try {
        await ensureOne();
        wait = shortestWait;
      } catch (error) {
        log.error({ err: error }, 'PostgreSQL did not start');
      }
    }
  }

  try {
    await ensureOne();
  } catch (error) {
    // An adopted postmaster may have been shutting down, and orphans of a dead one need time to exit.
    log.warn({ err: error }, 'PostgreSQL did not start at once; trying again');
    await pause(1_000);
    // Another process may have taken the port between its choice and its use.
    port = livingPostmaster(files.cluster)?.port ?? (await freePort());
    await ensureOne();
  }
  const url = urlNow();
  if (found) await refuseShared(url);
  const watching = watch().catch((error: unknown) => {
    if (!stopped.signal.aborted) log.error({ err: error }, 'nobody watches PostgreSQL any more');
  });

  return {
    url,
    get pid() {
      return pid;
    },
    async stop() {
      stopped.abort();
      await watching;
      if (!isAlive(pid)) return;
      process.kill(pid, 'SIGINT');
      while (isAlive(pid)) await pause(20);
    },
  };
}
