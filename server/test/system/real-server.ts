import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { request, type Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  callPath,
  envelope,
  type CallData,
  type CallName,
  type Envelope,
  namedCalls,
  type NamedCalls,
} from '@goldbean/contract';
import { z } from 'zod';
import { patienceMs, until } from '../until.ts';

const entry = fileURLToPath(new URL('../../src/server.ts', import.meta.url));

/** `node src/server.ts`, as `npm start` runs it. */
export interface RealServer {
  readonly child: ChildProcess;
  readonly port: number;
  /** Where encoders push. */
  readonly rtmpPort: number;
  /** Everything it has written. */
  log(): string;
  /** Sends a signal and waits for its end. @returns its exit code, null when it was killed */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

/** A server that was started; where it listens is known once it is ready. */
export interface LaunchedServer extends Omit<RealServer, 'port' | 'rtmpPort'> {
  /** @throws Error with what it has written when it ends instead */
  ready(): Promise<RealServer>;
}

/** The line with which a server's log tells where it listens. */
const listening = z.object({ msg: z.literal('listening'), url: z.url(), rtmpPort: z.number() });

/** @returns null while the log does not tell it */
function findPorts(log: string): Pick<RealServer, 'port' | 'rtmpPort'> | null {
  const line = log.split('\n').find((each) => each.includes('"msg":"listening"') && each.endsWith('}'));
  if (line === undefined) return null;
  const { url, rtmpPort } = listening.parse(JSON.parse(line));
  return { port: Number(new URL(url).port), rtmpPort };
}

/** A data folder that the account of PostgreSQL may enter. */
export async function makeDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'goldbean-system-'));
  await chmod(folder, 0o755);
  return folder;
}

/** Servers of this test file, to be ended with it though it failed. */
const started = new Set<ChildProcess>();

/** Removes a data folder, and the servers and the PostgreSQL in it that a failed test may have left behind. */
export async function removeDataFolder(folder: string): Promise<void> {
  for (const child of started) child.kill('SIGKILL');
  const pid = await postmasterOf(folder).catch(() => 0);
  if (pid > 1) {
    process.kill(pid, 'SIGINT');
    const isGone = async () => (await postmasterOf(folder).catch(() => 0)) === 0;
    await until('PostgreSQL ends', isGone);
  }
  await rm(folder, { recursive: true, force: true });
}

/** @returns process id of the PostgreSQL that serves the folder */
export async function postmasterOf(folder: string): Promise<number> {
  const text = await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8');
  return Number(text.split('\n', 1)[0]);
}

/** Starts the server on free ports. */
export function launchServer(
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): LaunchedServer {
  const child = spawn(process.execPath, [entry], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      HOST: '127.0.0.1',
      RTMP_PORT: '0',
      GOLDBEAN_DATA: folder,
      GOLDBEAN_RATE_FACTOR: '1000000',
      LOG_LEVEL: 'info',
      ...environment,
    },
  });
  started.add(child);
  const written: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      written.push(chunk.toString());
    });
  const log = () => written.join('');
  const launched = {
    child,
    log,
    async end(signal: 'SIGTERM' | 'SIGKILL') {
      const gone = once(child, 'exit');
      child.kill(signal);
      const [code] = (await gone) as [number | null];
      return code;
    },
  };
  return {
    ...launched,
    async ready() {
      const isReady = () => child.exitCode !== null || findPorts(log()) !== null;
      await until('the server is ready', isReady, { timeout: 4 * patienceMs });
      const ports = findPorts(log());
      if (!ports) throw new Error(`the server ended:\n${log()}`);
      return { ...launched, ...ports };
    },
  };
}

/** Starts the server and waits until it is ready. */
export const startServer = (
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<RealServer> => launchServer(folder, environment).ready();

/** Sends one call over a connection of the agent. @returns the whole answer; throws when it is cut */
export function send<Name extends CallName>(
  port: number,
  name: Name,
  fields: Readonly<Record<string, string | number>>,
  { token = '', agent, onSent }: { token?: string; agent?: Agent; onSent?: () => void } = {},
): Promise<Envelope & { data: CallData<NamedCalls[Name]> }> {
  const body = new URLSearchParams(
    Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, String(value)])),
  ).toString();
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: callPath(namedCalls[name]),
        ...(agent ? { agent } : {}),
        headers: {
          client: 'pc',
          token,
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': Buffer.byteLength(body),
        },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('aborted', () => reject(new Error('the answer was cut')));
        answer.on('end', () => {
          try {
            const whole = envelope.parse(JSON.parse(Buffer.concat(chunks).toString()));
            resolve(whole as Envelope & { data: CallData<NamedCalls[Name]> });
          } catch (error) {
            reject(error instanceof Error ? error : new Error(String(error)));
          }
        });
      },
    );
    sent.once('error', reject);
    if (onSent) sent.once('finish', onSent);
    sent.end(body);
  });
}

/** Signs a ready account of the demo in. */
export async function signIn(port: number, account: string): Promise<string> {
  const { data } = await send(port, 'identity.login', { account, password: 'goldbean', agree: 1 });
  return data.token;
}

/** Works through a list with so many at once. */
export async function eachConcurrently<Item, Result>(
  items: readonly Item[],
  concurrency: number,
  work: (item: Item) => Promise<Result>,
): Promise<PromiseSettledResult<Result>[]> {
  const results: PromiseSettledResult<Result>[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (let index = next++; index < items.length; index = next++) {
        const item = items[index] as Item;
        const [result] = await Promise.allSettled([work(item)]);
        results[index] = result;
      }
    }),
  );
  return results;
}
