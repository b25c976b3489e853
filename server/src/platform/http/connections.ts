import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route reads a file, which may take longer than other bodies. */
    readonly takesUpload?: boolean;
  }
}

/**
 * How long a body that is no upload may take, in ms: a slow sender must not hold a connection for long. An upload must
 * come at the lowest rate over each such span.
 */
const bodyMs = 30_000;
/** An upload that comes slower is cut: 32 kbit/s, less than any connection gives that could finish one. */
export const lowestBytesPerSecond = 4_096;
/** Interval at which requests that wait for a body are checked, in ms. One timer serves all requests. */
const sweepMs = 5_000;
/** How often connections that have become idle are closed while the server closes, in ms. */
const idleMs = 100;

/** The newest request of a connection. */
interface HttpExchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly isUpload: boolean;
  /** Number of the sweep that cuts it if its body has not come by then, or that of an upload too slowly. */
  until: number;
  /** Bytes of its connection before the current span. */
  bytesBefore: number;
}

/**
 * Cuts a request whose body does not arrive within half a minute (or one sweep more), or, where the route takes uploads,
 * comes too slowly for that long. Closes connections when the server closes: closing waits for every connection, and
 * kept-alive ones would delay it by more than a minute, so answers under way end their connection, and idle connections
 * are closed.
 * @returns a function to call with each request
 */
export function watchConnections(
  app: FastifyInstance,
): (request: FastifyRequest, response: ServerResponse) => void {
  const busy = new Map<Socket, HttpExchange>();
  let sweeps = 0;
  const sweeping = setInterval(() => {
    sweeps += 1;
    for (const exchange of busy.values())
      if (!exchange.request.complete && sweeps > exchange.until && !isComing(exchange))
        exchange.request.destroy();
  }, sweepMs).unref();

  /** Whether an upload came fast enough; then its next span begins. */
  function isComing(exchange: HttpExchange): boolean {
    const { bytesRead } = exchange.request.socket;
    const isEnough = bytesRead - exchange.bytesBefore >= (lowestBytesPerSecond * bodyMs) / 1_000;
    exchange.bytesBefore = bytesRead;
    exchange.until += bodyMs / sweepMs;
    return exchange.isUpload && isEnough;
  }

  app.addHook('preClose', async () => {
    // Fastify sets `Connection: close` on later answers.
    for (const { response } of busy.values()) response.shouldKeepAlive = false;
    const letting = setInterval(() => app.server.closeIdleConnections(), idleMs).unref();
    app.server.once('close', () => clearInterval(letting));
  });
  app.addHook('onClose', async () => clearInterval(sweeping));

  return ({ raw, routeOptions }, response) => {
    const { socket } = raw;
    if (!busy.has(socket)) socket.once('close', () => busy.delete(socket));
    busy.set(socket, {
      request: raw,
      response,
      isUpload: routeOptions.config.takesUpload ?? false,
      until: sweeps + bodyMs / sweepMs,
      bytesBefore: socket.bytesRead,
    });
  };
}
