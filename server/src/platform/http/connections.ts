import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How long a body that is no upload may take, in ms: a slow sender must not hold a connection for long. */
const bodyMs = 30_000;
/** How often those that wait for a body are looked through, in ms: so that no request needs a timer of its own. */
const sweepMs = 5_000;
/** How often connections that have become idle are closed while the server closes, in ms. */
const idleMs = 100;

/** The newest request of a connection. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** The sweep after which its body is too late. */
  readonly until: number;
}

/**
 * Cuts a request whose body, unless it is an upload, does not come within half a minute (or one sweep more), and
 * lets connections go when the server closes. Closing waits for every connection, and those kept alive would hold
 * it for more than a minute: answers under way are the last on theirs, and what has become idle is closed.
 * @returns what notes each request as it comes
 */
export function watchConnections(
  app: FastifyInstance,
): (request: FastifyRequest, response: ServerResponse) => void {
  const busy = new Map<Socket, Exchange>();
  let sweeps = 0;
  const sweeping = setInterval(() => {
    sweeps += 1;
    for (const { request, until } of busy.values())
      if (!request.complete && sweeps > until) request.destroy();
  }, sweepMs).unref();

  app.addHook('preClose', async () => {
    // Fastify says it on what comes from now on.
    for (const { response } of busy.values()) response.shouldKeepAlive = false;
    const letting = setInterval(() => app.server.closeIdleConnections(), idleMs).unref();
    app.server.once('close', () => clearInterval(letting));
  });
  app.addHook('onClose', async () => clearInterval(sweeping));

  return ({ raw }, response) => {
    const { socket } = raw;
    if (!busy.has(socket)) socket.once('close', () => busy.delete(socket));
    const isUpload = /^multipart\//i.test(raw.headers['content-type'] ?? '');
    busy.set(socket, {
      request: raw,
      response,
      until: isUpload ? Number.POSITIVE_INFINITY : sweeps + bodyMs / sweepMs,
    });
  };
}
