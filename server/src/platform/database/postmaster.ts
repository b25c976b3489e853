import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** A PostgreSQL that serves our data directory. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

/** False also for a zombie, which stays for ever where process 1 does not reap it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return !stat.slice(stat.lastIndexOf(')')).startsWith(') Z');
  } catch {
    // No /proc on this system, or the process has just ended: the caller checks again.
    return true;
  }
}

function commandOf(pid: number): string {
  try {
    return execFileSync('ps', ['-p', String(pid), '-o', 'args='], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return existsSync(`/proc/${pid}/cmdline`) ? readFileSync(`/proc/${pid}/cmdline`, 'utf8') : '';
  }
}

/** Whether any process has the directory as its working directory, as PostgreSQL's processes and its orphans have. */
function isWorkedIn(folder: string): boolean {
  if (!existsSync('/proc')) return false;
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .some((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === folder;
      } catch {
        return false;
      }
    });
}

/**
 * The postmaster that still runs after its server was killed (kill -9), or undefined. A pid file that names an
 * unrelated process, as after a reboot, is removed, since PostgreSQL would take that process for a running postmaster.
 * One that names a dead process is left to PostgreSQL, which also checks whether orphans still use its shared memory.
 * @param cluster PostgreSQL's data directory
 */
export function livingPostmaster(cluster: string): Postmaster | undefined {
  const pidFile = join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile)) return undefined;
  const lines = readFileSync(pidFile, 'utf8').split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!Number.isInteger(pid) || pid <= 1 || !isAlive(pid)) return undefined;
  const command = commandOf(pid);
  if (command.includes('postgres') && command.includes(cluster)) return { pid, port };
  if (!isWorkedIn(cluster)) rmSync(pidFile, { force: true });
  return undefined;
}
