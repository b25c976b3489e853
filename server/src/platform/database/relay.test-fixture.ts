import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy to PostgreSQL. While frozen it passes no bytes on and keeps its connections open. */
export async function createRelay(to: URL) {
  const sockets = new Set<Socket>();
  let frozen = false;
  const server = createServer((near) => {
    const far = connect(Number(to.port), to.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
      if (frozen) socket.pause();
    }
    near.on('data', (chunk) => far.write(chunk));
    far.on('data', (chunk) => near.write(chunk));
    if (frozen) for (const socket of [near, far]) socket.pause();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(to);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.toString(),
    freeze() {
      frozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      frozen = false;
      for (const socket of sockets) socket.resume();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** How work fails, and after how long, ms. */
export async function failure(work: Promise<unknown>): Promise<{ error: unknown; ms: number }> {
  const began = performance.now();
  const error = await work.then(
    () => 'it did not fail',
    (reason: unknown) => reason,
  );
  return { error, ms: performance.now() - began };
}
