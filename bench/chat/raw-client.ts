import { connect, type Socket } from 'node:net';

/** Bytes a client sends as one frame, masked with zeros as a client must. */
function frame(text: string, opcode: 1 | 2): Buffer {
  const payload = Buffer.from(text);
  const size = payload.length;
  const head =
    size < 126
      ? Buffer.from([0x80 | opcode, 0x80 | size, 0, 0, 0, 0])
      : Buffer.from([0x80 | opcode, 0xfe, size >> 8, size & 255, 0, 0, 0, 0]);
  return Buffer.concat([head, payload]);
}

/** How a client comes into the room of a server, and says something there. */
export interface Protocol {
  readonly path: string;
  readonly hello: readonly Buffer[];
  readonly isIn: (seen: string) => boolean;
  readonly publish: (text: string) => Buffer;
}

const plain: Protocol = {
  path: '/',
  hello: [],
  isIn: (seen) => seen.includes('\r\n\r\n'),
  publish: (text) => frame(text, 1),
};
const protocols: Readonly<Record<string, Protocol>> = {
  socketio: {
    path: '/socket.io/?EIO=4&transport=websocket',
    hello: [frame('40', 1)],
    isIn: (seen) => seen.includes('40{'),
    publish: (text) => frame(`42["m",${text}]`, 1),
  },
  nats: {
    path: '/',
    hello: [frame('CONNECT {"verbose":false,"pedantic":false}\r\nSUB r 1\r\nPING\r\n', 2)],
    isIn: (seen) => seen.includes('PONG'),
    publish: (text) => frame(`PUB r ${text.length}\r\n${text}\r\n`, 2),
  },
};
export const protocolOf = (mode: string): Protocol => protocols[mode] ?? plain;

/** Ends each message and occurs nowhere else in it: clients count it instead of reading frames, which costs them alike. */
export const endMark = '^';
const endByte = endMark.charCodeAt(0);
const shared = Buffer.allocUnsafe(256 * 1_024);

/**
 * Opens a socket that counts the messages it hears.
 * @param heard gets how many have come, and their bytes
 */
export function openClient(
  port: number,
  { path, hello, isIn }: Protocol,
  heard: (count: number, bytes: Buffer) => void,
): Promise<Socket> {
  return new Promise((resolve, reject) => {
    let seen: string | null = '';
    let isOpen = false;
    const socket = connect({
      port,
      host: '127.0.0.1',
      onread: {
        buffer: shared,
        callback(size, buffer) {
          const bytes = (buffer as Buffer).subarray(0, size);
          if (seen !== null) {
            seen += bytes.toString('latin1');
            if (!isOpen && seen.includes('\r\n\r\n')) {
              isOpen = true;
              for (const each of hello) socket.write(each);
            }
            if (isIn(seen)) {
              seen = null;
              resolve(socket);
            }
            return true;
          }
          let count = 0;
          for (let at = bytes.indexOf(endByte); at >= 0; at = bytes.indexOf(endByte, at + 1)) count += 1;
          heard(count, bytes);
          return true;
        },
      },
    });
    socket.setNoDelay(true);
    socket.once('error', reject);
    socket.once('connect', () =>
      socket.write(
        [
          `GET ${path} HTTP/1.1`,
          `Host: 127.0.0.1:${port}`,
          'Upgrade: websocket',
          'Connection: Upgrade',
          'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
          'Sec-WebSocket-Version: 13',
          '',
          '',
        ].join('\r\n'),
      ),
    );
  });
}
