import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, it, vi } from 'vitest';
import { silentLog } from '../../../test/scratch.ts';
import { freePort } from '../database/free-port.ts';
import type { FanOut } from './fan-out.ts';
import { createRedisFanOut } from './redis.ts';

const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

let redis: ChildProcess | undefined;
let fanOuts: FanOut[] = [];
afterEach(async () => {
  for (const fanOut of fanOuts) await fanOut.stop();
  fanOuts = [];
  await stopRedis();
});

function startRedis(port: number): void {
  redis = spawn('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no']);
}
async function stopRedis(): Promise<void> {
  if (!redis || redis.exitCode !== null) return;
  const ended = once(redis, 'exit');
  redis.kill();
  await ended;
}

/** Says it until it is heard: what is said while a connection is away is lost. */
const heardBy = (from: FanOut, heard: readonly unknown[], words: string) =>
  vi.waitFor(() => {
    from.publish('topic', words);
    expect(heard).toContain(words);
  });

it.skipIf(!hasRedis)('hears other servers once Redis comes, and again after it was away', async () => {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const refused = vi.fn();
  const log = { ...silentLog, warn: refused };
  const first = createRedisFanOut(url, 'first', log);
  const second = createRedisFanOut(url, 'second', log);
  fanOuts = [first, second];
  const heard: unknown[] = [];
  second.subscribe('topic', (message) => heard.push(message));
  await vi.waitFor(() => expect(refused.mock.calls.length).toBeGreaterThan(4));
  startRedis(port);
  await heardBy(first, heard, 'begun');
  await stopRedis();
  startRedis(port);
  await heardBy(first, heard, 'again');
  const late: unknown[] = [];
  second.subscribe('other topic', (message) => late.push(message));
  await vi.waitFor(() => {
    first.publish('other topic', 'subscribed later');
    expect(late).toContain('subscribed later');
  });
});
