import { createServer, type Server, type Socket } from 'node:net';
import { createEncoderDoor, type EncoderLimits } from './encoder-limits.ts';
import { serveEncoder, type EncoderPorts } from './encoder-session.ts';

/** The RTMP port to which encoders push, and who is connected to it. */
export interface EncoderServer {
  readonly server: Server;
  readonly sockets: Set<Socket>;
}

/** Takes encoders in, as many as the limits allow. */
export function createEncoderServer(ports: EncoderPorts, limits: EncoderLimits): EncoderServer {
  const door = createEncoderDoor(limits, ports.log);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const place = door.admit(socket);
    if (!place) return;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    serveEncoder(socket, {
      ...ports,
      began(stream, source, address) {
        place.published();
        ports.began(stream, source, address);
      },
    });
  });
  return { server, sockets };
}

/** Where encoders push to: a port, 0 for a free one, and an address. */
interface EncoderAddress {
  readonly port: number;
  readonly host: string;
}

/** @param asked called when the port was asked for @throws Error saying which port is taken */
export const listenAt = (
  { server }: EncoderServer,
  { port, host }: EncoderAddress,
  asked: () => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`RTMP port ${port} is taken: set RTMP_PORT to a free one`, { cause: error })
          : error,
      );
    });
    server.listen({ port, host }, resolve);
    asked();
  });

/** Disconnects the encoders; resolves when the port is free. */
export async function closeEncoders({ server, sockets }: EncoderServer): Promise<void> {
  for (const socket of sockets) socket.destroy();
  if (server.listening) await new Promise((resolve) => server.close(resolve));
}

/** The port that is listened to; null until then. */
export function portOf({ server }: EncoderServer): number | null {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : null;
}
