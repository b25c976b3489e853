import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { WebSocketServer } from 'ws';
import { isOwnOrigin } from '../../../../platform/http/index.ts';
import type { Messaging } from '../messaging.service.ts';

export const socketPath = '/ws';
const maxPayload = 16 * 1_024;
/** Time in which a client must close after it was asked to, in ms. */
const closeTimeout = 2_000;

function turnAway(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/**
 * Opens the message websocket on the server of the calls.
 * @param allowedOrigins pages beside our own that may connect (R16)
 */
export function serveSocket(
  http: FastifyInstance,
  messaging: Messaging,
  allowedOrigins: readonly string[],
): void {
  // The published types do not know `closeTimeout` yet.
  const options = {
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload,
    closeTimeout,
  };
  const server = new WebSocketServer(options);

  http.server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const address = `http://host${request.url ?? ''}`;
    const url = URL.canParse(address) ? new URL(address) : null;
    if (url?.pathname !== socketPath) return turnAway(stream, '404 Not Found');
    if (!isOwnOrigin(request.headers.origin, request.headers.host, allowedOrigins))
      return turnAway(stream, '403 Forbidden');
    if (messaging.isClosing()) return turnAway(stream, '503 Service Unavailable');
    const ticket = url.searchParams.get('ticket');
    const ticketSession = ticket === null ? null : messaging.useTicket(ticket);
    if (ticket !== null && ticketSession === null) return turnAway(stream, '403 Forbidden');
    // A server that listens on a port gives a net.Socket.
    const socket = stream as Socket;
    // The answer and the greeting are one write.
    socket.cork();
    server.handleUpgrade(request, socket, head, (websocket) => {
      messaging.accept(websocket, socket, ticketSession);
    });
    return socket.uncork();
  });
}
