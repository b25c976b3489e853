import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../test-database.ts';
import { patienceMs } from '../until.ts';
import { makeDataFolder, removeDataFolder, startServer } from './real-server.ts';

/* D85: where the process listens, for people and for encoders. On Linux all of 127.0.0.0/8 is this machine. */
let folder: string;
let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  folder = await makeDataFolder();
  testDatabase = await createTestDatabase();
});
afterAll(async () => {
  await removeDataFolder(folder);
  await testDatabase.drop();
});

async function answers(host: string, port: number): Promise<boolean> {
  const socket = connect(port, host);
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
}

test.runIf(process.platform === 'linux').each([
  ['', ['127.0.0.1'], ['127.0.0.2']],
  ['0.0.0.0', ['127.0.0.1', '127.0.0.2'], []],
])(
  'E Security.1: the demo with HOST "%s" listens for HTTP and RTMP on %j, and not on %j',
  { timeout: 4 * patienceMs },
  async (host, open, closed) => {
    const server = await startServer(folder, {
      HOST: host,
      DATABASE_URL: testDatabase.url,
      GOLDBEAN_DEMO: '1',
    });
    for (const port of [server.port, server.rtmpPort]) {
      for (const address of open) expect(await answers(address, port), `${address}:${port}`).toBe(true);
      for (const address of closed) expect(await answers(address, port), `${address}:${port}`).toBe(false);
    }
    await server.end('SIGTERM');
  },
);
