import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import {
  callPath,
  namedCalls,
  type CallData,
  type CallName,
  type Envelope,
  type NamedCalls,
} from '@goldbean/contract';

/*
 * HTTP and websockets by hand, for as much of them as our server speaks. Thousands of members share the process of a test,
 * and a library for each of their calls and sockets costs more than the server spends on them: then the test would measure
 * itself.
 */
/** Before a lost connection for calls is opened again. */
const reopenMs = 100;
const endOfHead = Buffer.from('\r\n\r\n');
const guid = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/** Calls over so many connections that stay open. Answers are not validated: their shape is for other tests. */
export function createCaller(port: number, connections: number) {
  interface Waiting {
    readonly request: string;
    readonly resolve: (answer: Envelope) => void;
    readonly reject: (reason: unknown) => void;
  }
  const queue: Waiting[] = [];
  const idle: ((next: Waiting) => void)[] = [];
  const sockets = new Set<Socket>();
  let isEnded = false;

  function openLine(): void {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    sockets.add(socket);
    let current: Waiting | null = null;
    let seen = Buffer.alloc(0);
    const take = (next: Waiting): void => {
      current = next;
      socket.write(next.request);
    };
    const rest = (): void => {
      const next = queue.shift();
      if (next) take(next);
      else idle.push(take);
    };
    socket.once('connect', rest);
    socket.on('data', (bytes) => {
      seen = seen.length === 0 ? bytes : Buffer.concat([seen, bytes]);
      const head = seen.indexOf(endOfHead);
      if (head < 0) return;
      const size = Number(/content-length: (\d+)/i.exec(seen.toString('latin1', 0, head))?.[1]);
      const end = head + endOfHead.length + size;
      if (seen.length < end) return;
      const answer = JSON.parse(seen.toString('utf8', head + endOfHead.length, end)) as Envelope;
      seen = seen.subarray(end);
      current?.resolve(answer);
      current = null;
      rest();
    });
    // A connection that was lost is opened again, and whoever waited for it gets an error.
    socket.on('error', () => {});
    socket.once('close', () => {
      sockets.delete(socket);
      const at = idle.indexOf(take);
      if (at >= 0) idle.splice(at, 1);
      current?.reject(new Error('the answer was cut'));
      if (!isEnded) setTimeout(openLine, reopenMs);
    });
  }
  for (let n = 0; n < connections; n += 1) openLine();

  return {
    call<Name extends CallName>(
      name: Name,
      fields: Readonly<Record<string, string | number>>,
      token: string,
    ): Promise<Envelope & { data: CallData<NamedCalls[Name]> }> {
      const body = Object.entries(fields)
        .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
        .join('&');
      const request =
        `POST ${callPath(namedCalls[name])} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nclient: pc\r\ntoken: ${token}\r\n` +
        `content-type: application/x-www-form-urlencoded\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
      return new Promise((resolve, reject) => {
        const waiting = { request, reject, resolve: resolve as (answer: Envelope) => void };
        const line = idle.pop();
        if (line) line(waiting);
        else queue.push(waiting);
      });
    },
    end(): void {
      isEnded = true;
      for (const socket of sockets) socket.destroy();
    },
  };
}
export type RawCaller = ReturnType<typeof createCaller>;

/** A masked frame, as a client must send it; the mask is zero. */
function textFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  const size = payload.length;
  const head = size < 126 ? [0x80 | size] : [0xfe, size >> 8, size & 255];
  return Buffer.concat([Buffer.from([0x81, ...head, 0, 0, 0, 0]), payload]);
}

/**
 * Opens a websocket.
 * @param onText called with each text; @param onClose called once, when it is closed or broken
 * @throws Error when the server turns it away
 */
export async function openRawSocket(address: string, onText: (text: Buffer) => void, onClose: () => void) {
  const { hostname, port, pathname, search } = new URL(address);
  const socket = connect({ port: Number(port), host: hostname, noDelay: true });
  socket.on('error', () => {});
  socket.once('close', onClose);
  await once(socket, 'connect');
  const key = randomBytes(16).toString('base64');
  socket.write(
    `GET ${pathname}${search} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      `Sec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
  );
  let seen = Buffer.alloc(0);
  let isOpen = false;

  function readFrames(): void {
    for (;;) {
      const short = seen[1] ?? 0;
      const head = short === 127 ? 10 : short === 126 ? 4 : 2;
      if (seen.length < head) return;
      const size = head === 2 ? short : head === 4 ? seen.readUInt16BE(2) : Number(seen.readBigUInt64BE(2));
      if (seen.length < head + size) return;
      const opcode = (seen[0] ?? 0) & 15;
      const payload = seen.subarray(head, head + size);
      seen = seen.subarray(head + size);
      if (opcode === 1) onText(payload);
      else return void socket.destroy();
    }
  }

  return new Promise<{ send(text: string): void; cut(): void }>((resolve, reject) => {
    socket.once('close', () => reject(new Error('the socket was closed')));
    socket.on('data', (bytes) => {
      seen = seen.length === 0 ? bytes : Buffer.concat([seen, bytes]);
      if (!isOpen) {
        const end = seen.indexOf(endOfHead);
        if (end < 0) return;
        const accepted = createHash('sha1')
          .update(key + guid)
          .digest('base64');
        const head = seen.toString('latin1', 0, end);
        if (!head.startsWith('HTTP/1.1 101 ') || !head.includes(accepted)) return void socket.destroy();
        isOpen = true;
        seen = seen.subarray(end + endOfHead.length);
        resolve({
          send: (text) => void socket.write(textFrame(text)),
          cut: () => void socket.destroy(),
        });
      }
      readFrames();
    });
  });
}
