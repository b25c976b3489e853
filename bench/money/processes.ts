import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../server/src/platform/database/free-port.ts';

const canPin = spawnSync('taskset', ['--version']).status === 0;

/** Starts Node on one core alone, where the system can do that: the server on core 0, whoever asks on core 1. */
export function startOn(
  core: 0 | 1,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): ChildProcess {
  const [command, ...rest] = [
    ...(canPin ? ['taskset', '-c', String(core)] : []),
    process.execPath,
    ...args,
  ] as [string, ...string[]];
  return spawn(command, rest, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...environment },
  });
}

/** Waits until somebody listens at the port. */
export async function listening(port: number): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const socket = connect(port, '127.0.0.1');
    const isThere = await Promise.race([
      once(socket, 'connect').then(
        () => true,
        () => false,
      ),
      pause(1_000, false, { ref: false }),
    ]);
    socket.destroy();
    if (isThere) return;
    await pause(100);
  }
  throw new Error(`nobody listens at ${port}`);
}

/** MB that a process holds. */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;

/** Ends a process of ours. */
export async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

const entry = new URL('../../server/src/server.ts', import.meta.url).pathname;

/** Our server on core 0; its limits are counted, and high enough not to refuse. */
export async function startOurs(folder: string, more: Readonly<Record<string, string>> = {}) {
  const port = await freePort();
  const child = startOn(0, [entry], {
    PORT: String(port),
    HOST: '127.0.0.1',
    RTMP_PORT: '0',
    GOLDBEAN_DATA: folder,
    GOLDBEAN_RATE_FACTOR: '1000000',
    LOG_LEVEL: 'warn',
    ...more,
  });
  await listening(port);
  return { child, port };
}
