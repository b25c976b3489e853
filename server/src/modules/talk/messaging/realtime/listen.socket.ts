import { clientFrame, type ClientFrame } from '@goldbean/contract';
import type { RawData, WebSocket } from 'ws';
import type { Connection } from './connection.socket.ts';
import { encodeFrame } from './frame-bytes.socket.ts';

/** Frames a client may send within a second; more than the busiest reconnect needs. */
const maxFrames = 200;
const againstTheRules = 1008;
const pong = encodeFrame({ type: 'pong' });

/** @returns null for an unknown frame: newer clients may send types that this server does not know */
function read(data: RawData, isBinary: boolean): ClientFrame | null {
  if (isBinary || !Buffer.isBuffer(data)) return null;
  try {
    return clientFrame.safeParse(JSON.parse(data.toString('utf8'))).data ?? null;
  } catch {
    return null;
  }
}

/**
 * Listens to one client.
 * @param onResume is called for one frame after the other; must not throw
 */
export function listen(
  connection: Connection,
  websocket: WebSocket,
  onResume: (frame: Extract<ClientFrame, { type: 'resume' }>) => Promise<void>,
): void {
  const onReceived = (): void => {
    connection.silent = 0;
    connection.received += 1;
    if (connection.received > maxFrames || connection.waiting > maxFrames) {
      websocket.close(againstTheRules, 'too many frames');
      websocket.terminate();
    }
  };
  websocket.on('ping', onReceived);
  websocket.on('pong', onReceived);
  websocket.on('message', (data, isBinary) => {
    onReceived();
    const frame = read(data, isBinary);
    if (frame?.type === 'ping') connection.write(pong);
    if (frame?.type !== 'resume') return;
    connection.waiting += 1;
    connection.work = connection.work
      .then(() => onResume(frame))
      .finally(() => {
        connection.waiting -= 1;
      });
  });
}
