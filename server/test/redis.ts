import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../src/platform/database/free-port.ts';

const command = 'redis-server';
const hasRedis = spawnSync(command, ['--version']).status === 0;
/** Without Redis its tests are passed over at the desk. Where all tests count that is a fault of the machine. */
export const isWithoutRedis = !hasRedis && !process.env['CI'];

/** A Redis of the test's own that stores nothing, on a port of its own; it runs once it is started. */
export async function createTestRedis() {
  const port = await freePort();
  let process: ChildProcess | undefined;
  return {
    url: `redis://127.0.0.1:${port}`,
    start(): void {
      process = spawn(command, ['--port', String(port), '--save', '', '--appendonly', 'no']);
    },
    async stop(): Promise<void> {
      if (!process || process.exitCode !== null) return;
      const ended = once(process, 'exit');
      process.kill();
      await ended;
    },
  };
}
