import { readFileSync } from 'node:fs';

/** CPU time that a process has used, s; user and system. */
export function cpuOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** How long the main thread of a process was ready to run and had no core, s: what others of the machine cost it. */
export const waitedOf = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e9;
