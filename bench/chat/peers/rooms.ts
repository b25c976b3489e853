import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { createServer as createNetServer, type Socket } from 'node:net';
import { WebSocketServer } from 'ws';
import { createConnection } from '../../../server/src/modules/talk/messaging/realtime/connection.socket.ts';
import { encodeFrame } from '../../../server/src/modules/talk/messaging/realtime/frame-bytes.socket.ts';
import { createHub } from '../../../server/src/modules/talk/messaging/realtime/hub.state.ts';
import { createPresence } from '../../../server/src/modules/talk/messaging/realtime/presence.state.ts';
import { createInProcessFanOut } from '../../../server/src/platform/fan-out/index.ts';
import { systemClock } from '../../../server/src/platform/clock.ts';
import { silentLog } from '../../../server/test/test-database.ts';

/*
 * One server in which everybody hears what anybody says: node rooms.ts <ours|net|ws|socketio> <port>. Each reads a
 * message, gives it a number and sends it to all.
 */
const [, , mode, portText] = process.argv;
const listenOptions = { port: Number(portText), host: '127.0.0.1', backlog: 4_096 };
const room = 'class_bench';
let seq = 0;
const numbered = (text: string): object => ({ ...(JSON.parse(text) as object), seq: (seq += 1) });

/** The product's rooms: order, history for who comes back, presence, and an end for who does not read. */
async function ours(): Promise<void> {
  const hub = createHub({
    clock: systemClock,
    log: silentLog,
    presence: createPresence(systemClock),
    fanOut: createInProcessFanOut(),
    load: async () => ({ epoch: 'bench', last: 0, frames: [] }),
    between: async () => [],
    heads: async () => new Map(),
    onFrames: () => {},
  });
  const channel = await hub.channelOf(room);
  if (!channel) throw new Error('there is no room');
  setInterval(hub.tick, 1_000);
  const http = createServer();
  const options = { noServer: true, clientTracking: false, perMessageDeflate: false, closeTimeout: 2_000 };
  const sockets = new WebSocketServer(options);
  let come = 0;
  http.on('upgrade', (request, stream, head) => {
    sockets.handleUpgrade(request, stream, head, (websocket) => {
      const clientId = String((come += 1));
      const connection = createConnection(
        websocket,
        stream as Socket,
        { clientId, ticketSession: null },
        (gone) => hub.leave(channel, gone),
      );
      connection.member = { uid: clientId, sessionId: clientId };
      hub.join(channel, connection);
      websocket.on('message', (bytes: Buffer) => {
        const data = JSON.parse(bytes.toString()) as never;
        hub.offer(room, [{ type: 'msg', seq: (seq += 1), ts: systemClock.now(), data }]);
      });
    });
  });
  http.listen(listenOptions);
}

/** What Node itself allows: no library, one write for each client. */
function net(): void {
  const all = new Set<Socket>();
  createNetServer((socket) => {
    socket.setNoDelay(true);
    socket.on('error', () => {}).on('close', () => all.delete(socket));
    socket.once('data', (request) => {
      const key = /sec-websocket-key: (.*)\r\n/i.exec(request.toString('latin1'))?.[1] ?? '';
      const accept = createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');
      const head = ['HTTP/1.1 101 x', 'Upgrade: websocket', 'Connection: Upgrade'];
      socket.write([...head, `Sec-WebSocket-Accept: ${accept}`, '', ''].join('\r\n'));
      all.add(socket);
      // Frames of the bench: masked with zeros, of 126 to 65,535 bytes, and whole.
      socket.on('data', (bytes) => {
        for (let at = 0; at < bytes.length;) {
          const size = bytes.readUInt16BE(at + 2);
          const frame = encodeFrame(numbered(bytes.toString('utf8', at + 8, at + 8 + size)));
          at += 8 + size;
          for (const each of all) each.write(frame);
        }
      });
    });
  }).listen(listenOptions);
}

function ws(): void {
  const server = new WebSocketServer({ ...listenOptions, perMessageDeflate: false });
  server.on('connection', (socket) => {
    socket.on('error', () => {});
    socket.on('message', (bytes: Buffer) => {
      const text = JSON.stringify(numbered(bytes.toString()));
      for (const each of server.clients) each.send(text);
    });
  });
}

async function socketio(): Promise<void> {
  const { Server } = await import('socket.io');
  const http = createServer();
  const server = new Server(http, { transports: ['websocket'], perMessageDeflate: false });
  server.on('connection', (socket) => {
    socket.on('m', (message: object) => server.emit('m', { ...message, seq: (seq += 1) }));
  });
  http.listen(listenOptions);
}

const modes: Readonly<Record<string, () => unknown>> = { ours, net, ws, socketio };
await modes[mode ?? '']?.();
