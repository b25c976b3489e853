import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { systemRandom } from '../random.ts';
import { createSeededRandom, silentLog } from '../../../test/test-database.ts';
import { startEmbedded, type EmbeddedDatabase } from './embedded.ts';
import { freePort } from './free-port.ts';
import { isAlive } from './postmaster.ts';

vi.mock('./free-port.ts', { spy: true });

const isRoot = process.getuid?.() === 0;
let folder: string;
let running: EmbeddedDatabase[];

beforeEach(() => {
  running = [];
  folder = mkdtempSync(join(tmpdir(), 'goldbean-embedded-'));
  chmodSync(folder, 0o755);
});
afterEach(async () => {
  for (const embedded of running) await embedded.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function start(data = join(folder, 'data')): Promise<EmbeddedDatabase> {
  const embedded = await startEmbedded(data, systemRandom, silentLog);
  running.push(embedded);
  return embedded;
}

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ value: unknown }>(sql);
    return rows[0]?.value;
  } finally {
    await client.end();
  }
}

/** A server of its own that starts PostgreSQL and can be killed. Says `<pid> <url>` when it is ready. */
async function startProcess(
  data: string,
  account: { uid?: number; gid?: number } = {},
): Promise<{ child: ChildProcess; pid: number; url: string }> {
  const code = `
    import { startEmbedded } from ${JSON.stringify(new URL('embedded.ts', import.meta.url).href)};
    import { systemRandom } from ${JSON.stringify(new URL('../random.ts', import.meta.url).href)};
    const log = { debug() {}, info() {}, warn: console.error, error: console.error };
    const embedded = await startEmbedded(${JSON.stringify(data)}, systemRandom, log);
    console.log(embedded.pid, embedded.url);
    process.once('SIGTERM', () => embedded.stop());
    setInterval(() => {}, 1_000).ref();`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    ...account,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], TMPDIR: tmpdir() },
  });
  const lines = createInterface({ input: child.stdout });
  const [line] = (await Promise.race([once(lines, 'line'), once(child, 'exit').then(() => ['0 ended'])])) as [
    string,
  ];
  const [pid = '0', url = ''] = line.split(' ');
  return { child, pid: Number(pid), url };
}

async function kill(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

/** An ordinary account of this machine, when there is one that root may become. */
const nobody = isRoot ? { uid: 65_534, gid: 65_534 } : {};

async function outlivesItsServer(data: string, account: { uid?: number; gid?: number }): Promise<void> {
  const first = await startProcess(data, account);
  expect(first.pid).toBeGreaterThan(1);
  await ask(first.url, 'CREATE TABLE kept AS SELECT 7 AS value');
  await kill(first.child, 'SIGKILL');
  expect(isAlive(first.pid)).toBe(true);

  const second = await startProcess(data, account);
  expect({ pid: second.pid, url: second.url }).toEqual({ pid: first.pid, url: first.url });
  expect(await ask(second.url, 'SELECT value FROM kept')).toBe(7);
  second.child.kill('SIGTERM');
  await vi.waitFor(() => expect(isAlive(second.pid)).toBe(false));
  await kill(second.child, 'SIGKILL');
}

describe('a PostgreSQL that outlives its server', () => {
  test('is adopted', () => outlivesItsServer(join(folder, 'data'), {}));

  test.runIf(isRoot)('is adopted by an ordinary user', async () => {
    const data = join(folder, 'theirs');
    mkdirSync(data);
    chownSync(data, 65_534, 65_534);
    await outlivesItsServer(data, nobody);
  });
});

test('a port that another process takes before PostgreSQL does is left to it', async () => {
  const other = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  vi.mocked(freePort).mockResolvedValueOnce(port);
  const embedded = await start();
  expect(await ask(embedded.url, 'SELECT 1 AS value')).toBe(1);
  expect(new URL(embedded.url).port).not.toBe(String(port));
  other.close();
});

test('one that another server works with is left to it', async () => {
  const first = await start();
  const client = new pg.Client({ connectionString: first.url });
  await client.connect();
  await expect(start()).rejects.toThrow('another server runs with this data folder');
  await client.end();
  expect(await ask(first.url, 'SELECT 1 AS value')).toBe(1);
});

test.each([
  ['another program', process.pid],
  ['nobody', 0],
])('a pid file of the past is no hindrance when its number belongs to %s', async (_whose, holder) => {
  const cluster = join(folder, 'data', 'postgres');
  const first = await start();
  const number = holder || first.pid;
  await first.stop();
  writeFileSync(join(cluster, 'postmaster.pid'), [number, cluster, 1, 1, '', '*', ''].join('\n'));
  const second = await start();
  expect(await ask(second.url, 'SELECT 1 AS value')).toBe(1);
  expect(second.pid).not.toBe(process.pid);
});

test('one that dies is started again, once each time, with what was committed', async () => {
  const embedded = await start();
  await ask(embedded.url, 'CREATE TABLE kept AS SELECT 7 AS value');
  for (let death = 0; death < 2; death += 1) {
    const before = embedded.pid;
    process.kill(before, 'SIGKILL');
    await vi.waitFor(() => expect(isAlive(embedded.pid) && embedded.pid !== before).toBe(true));
    await vi.waitFor(async () => expect(await ask(embedded.url, 'SELECT value FROM kept')).toBe(7));
  }
});

test('what a killed server left half made is made again, and closed to others in an open folder', async () => {
  mkdirSync(join(folder, 'data', 'postgres.new'), { recursive: true });
  writeFileSync(join(folder, 'data', 'postgres.new', 'PG_VERSION'), '18');
  const embedded = await start();
  expect(await ask(embedded.url, 'SELECT 1 AS value')).toBe(1);
  expect(statSync(join(folder, 'data', 'postgres')).mode & 0o777).toBe(0o700);
});

test.runIf(isRoot)('below a folder that only root may enter, it lives in /var/lib/goldbean', async () => {
  const closed = join(folder, 'closed');
  mkdirSync(closed, { mode: 0o700 });
  const lines: string[] = [];
  const log = { ...silentLog, info: (...words: unknown[]) => void lines.push(String(words.at(-1))) };
  const embedded = await startEmbedded(join(closed, 'data'), createSeededRandom(1), log);
  running.push(embedded);
  expect(await ask(embedded.url, 'SELECT 1 AS value')).toBe(1);
  const place = String(await ask(embedded.url, "SELECT current_setting('data_directory') AS value"));
  expect(place).toMatch(/^\/var\/lib\/goldbean\/data\//);
  expect(lines.filter((line) => line.includes('/var/lib/goldbean'))).toHaveLength(1);
  await embedded.stop();
  rmSync(place, { recursive: true, force: true });
});
