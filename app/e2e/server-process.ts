import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { patienceMs } from './patience.ts';

const root = join(import.meta.dirname, '../..');
const startMaxMs = 3 * patienceMs;

/** A server that runs beside the tests. */
export interface ServerProcess {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** What the tests read in a line of the server's log. */
const logLine = z.object({
  level: z.number(),
  msg: z.string(),
  url: z.url().optional(),
  contact: z.string().optional(),
  login_code: z.string().optional(),
});
type LogLine = z.output<typeof logLine>;

/** Level of an error in the log. */
const errorLevel = 50;

/** Null for what is no line of the log. */
function readLine(line: string): LogLine | null {
  try {
    return logLine.parse(JSON.parse(line));
  } catch {
    return null;
  }
}

/** Codes for signing in, which no message leaves the machine with: the event is the contact, its value the code. */
const sentCodes = new EventEmitter().setMaxListeners(0);

/**
 * Waits for the code that one of the servers started here sends to a contact.
 * @param contact e-mail address in lower case
 * @throws Error when none comes, as from a server that runs elsewhere (`GOLDBEAN_URL`)
 */
export async function codeSentTo(contact: string): Promise<string> {
  try {
    const [code] = (await once(sentCodes, contact, { signal: AbortSignal.timeout(patienceMs) })) as [string];
    return code;
  } catch (cause) {
    throw new Error('no code came: new members need a server that the tests started', { cause });
  }
}

/**
 * Starts the real server on free ports with an empty data folder, and waits until it listens.
 * @param environment what it is configured by beside that
 */
export async function startServerProcess(
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  if (!existsSync(join(root, 'app/dist/index.html'))) {
    throw new Error('the app is not built; run: npm run build');
  }
  const folder = await mkdtemp(join(tmpdir(), 'goldbean-e2e-'));
  // As root, PostgreSQL runs as another account, which must be able to enter.
  await chmod(folder, 0o755);
  const server = spawn(process.execPath, ['server/src/server.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      RTMP_PORT: '0',
      GOLDBEAN_DATA: folder,
      // A script of a test calls as fast as the machine can: no limit may depend on that.
      GOLDBEAN_RATE_FACTOR: process.env['GOLDBEAN_RATE_FACTOR'] ?? '100',
      // Its log tells where it listens, and the codes it sends.
      LOG_LEVEL: 'info',
      ...environment,
    },
  });
  const gone = once(server, 'exit');
  const listening = Promise.withResolvers<string | null>();
  createInterface({ input: server.stdout }).on('line', (text) => {
    const line = readLine(text);
    if (!line || line.level >= errorLevel) process.stdout.write(`${text}\n`);
    if (line?.msg === 'listening' && line.url !== undefined) listening.resolve(line.url);
    if (line?.contact !== undefined && line.login_code !== undefined)
      sentCodes.emit(line.contact, line.login_code);
  });
  void gone.then(() => listening.resolve(null));
  const timer = setTimeout(() => listening.resolve(null), startMaxMs);
  const url = await listening.promise;
  clearTimeout(timer);
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM');
    await gone;
    await rm(folder, { recursive: true, force: true });
  };
  if (url === null) {
    await stop();
    throw new Error('the server did not start');
  }
  return { url, stop };
}
