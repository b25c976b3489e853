import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// oxlint-disable-next-line no-restricted-imports -- it rests between two looks at the address
import { setTimeout as pause } from 'node:timers/promises';
import { patienceMs } from './patience.ts';

const root = join(import.meta.dirname, '../..');
const startMaxMs = 3 * patienceMs;

/** A server that runs beside the tests. */
export interface ServerProcess {
  readonly url: string;
  /** Where encoders push. */
  readonly rtmpPort: number;
  readonly stop: () => Promise<void>;
}

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('no port was given');
  return address.port;
}

const answers = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Starts the real server on free ports with an empty data folder, and waits until it answers.
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
  const [port, rtmpPort] = [await freePort(), await freePort()];
  const server = spawn(process.execPath, ['server/src/server.ts'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      RTMP_PORT: String(rtmpPort),
      GOLDBEAN_DATA: folder,
      GOLDBEAN_RATE_FACTOR: process.env['GOLDBEAN_RATE_FACTOR'] ?? '20',
      LOG_LEVEL: 'error',
      ...environment,
    },
  });
  const gone = once(server, 'exit');
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM');
    await gone;
    await rm(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  const until = Date.now() + startMaxMs;
  while (!(await answers(url))) {
    if (server.exitCode !== null || Date.now() > until) {
      await stop();
      throw new Error('the server did not start');
    }
    await pause(200);
  }
  return { url, rtmpPort, stop };
}
