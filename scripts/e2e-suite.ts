import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildAll } from './build-steps.ts';
import { findBrowser } from './find-browser.ts';
import { findFfmpeg } from './find-ffmpeg.ts';
import { environment, root, say } from './run-command.ts';
import { playwright, type Suite } from './suites.ts';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The real server on free ports and an empty data folder, with the demo's content. */
async function startServer(): Promise<{ url: string; rtmpPort: number; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'goldbean-e2e-'));
  // As root, PostgreSQL runs as another account, which must be able to enter.
  await chmod(folder, 0o755);
  const [port, rtmpPort] = [await freePort(), await freePort()];
  const server = spawn(process.execPath, ['server/src/server.ts'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: environment({
      PORT: String(port),
      HOST: '127.0.0.1',
      RTMP_PORT: String(rtmpPort),
      GOLDBEAN_DATA: folder,
      GOLDBEAN_RATE_FACTOR: process.env['GOLDBEAN_RATE_FACTOR'] ?? '20',
      LOG_LEVEL: 'error',
    }),
  });
  const gone = once(server, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM');
    await gone;
    await rm(folder, { recursive: true, force: true });
  };
  const until = Date.now() + 90_000;
  const isReady = () =>
    fetch(`${url}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    );
  while (!(await isReady())) {
    if (server.exitCode !== null || Date.now() > until) {
      await stop();
      throw new Error('the server did not start');
    }
    await pause(200);
  }
  return { url, rtmpPort, stop };
}

/** @param args handed on to Playwright, such as a file or `--headed` */
export const e2eSuite = (args: readonly string[] = []): Suite => ({
  name: 'e2e',
  async run() {
    const chromium = findBrowser();
    const ffmpeg = findFfmpeg();
    await buildAll();
    const server = await startServer();
    say(`the server is at ${server.url}`);
    try {
      return await playwright('e2e', args, () => ({
        CHROMIUM_PATH: chromium,
        FFMPEG_PATH: ffmpeg,
        GOLDBEAN_URL: server.url,
        GOLDBEAN_RTMP_PORT: String(server.rtmpPort),
      })).run();
    } finally {
      await server.stop();
    }
  },
});
