import { readFileSync } from 'node:fs';

/** The postmaster and every process of PostgreSQL that it has started. */
function processesOf(postmaster: number): number[] {
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim();
  return [postmaster, ...children.split(/\s+/).filter(Boolean).map(Number)];
}

/** Sends a signal to all of a PostgreSQL at once. */
export function signalPostgres(postmaster: number, signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of processesOf(postmaster)) {
    try {
      process.kill(pid, signal);
    } catch {
      // A connection that ended this very moment.
    }
  }
}
