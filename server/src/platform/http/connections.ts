import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How long a body that is no upload may take, in ms: a slow sender must not hold a connection for long. */
const bodyMs = 30_000;
/** Interval at which requests that wait for a body are checked, in ms. One timer serves all requests. */
const sweepMs = 5_000;
/** How often connections that have become idle are closed while the server closes, in ms. */
const idleMs = 100;

/** The newest request of a connection. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Number of the sweep that cuts it if its body has not come by then. */
  readonly until: number;
}

/**
 * Cuts a request whose body, unless it is an upload, does not arrive within half a minute (or one sweep more), and
 * closes connections when the server closes. Closing waits for every connection, and kept-alive ones would delay it
 * by more than a minute: answers under way end their connection, and idle connections are closed.
 * @returns a function to call with each request
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
    // Fastify sets `Connection: close` on later answers.
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
