import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/**
 * A port of this machine that nobody listens on. Another process may take it before it is used, so this is for programs
 * that cannot listen on port 0, such as PostgreSQL.
 */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
