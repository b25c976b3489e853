import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Puts all threads of a process, and what it starts from then on, on some cores. @returns false where that cannot be done */
const put = (pid: number, cores: string): boolean =>
  spawnSync('taskset', ['--all-tasks', '--pid', '--cpu-list', cores, String(pid)], { stdio: 'ignore' })
    .status === 0;

const count = availableParallelism();

/**
 * Leaves core 0 to the server: this process and what it starts from then on, PostgreSQL among them, run on the others.
 * @returns what puts the server alone on core 0; both do nothing on a machine with one core, or without `taskset`
 */
export function leaveOneCore(): (serverPid: number) => boolean {
  const isLeft = count > 1 && put(process.pid, `1-${count - 1}`);
  return (serverPid) => isLeft && put(serverPid, '0');
}
