import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { lowestBytesPerSecond } from './connections.ts';
import { createHttp } from './index.ts';
import { readUploadsIn } from './uploads.ts';

let http: FastifyInstance;
let answer: PromiseWithResolvers<string>;
let began: PromiseWithResolvers<void>;

beforeEach(async () => {
  // Only the timer of the sweep.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  answer = Promise.withResolvers();
  began = Promise.withResolvers();
  http = await createHttp(readConfig({ LOG_LEVEL: 'silent' }));
  http.post('/wait', async () => {
    began.resolve();
    return answer.promise;
  });
  void http.register(async (scope) => {
    await readUploadsIn(scope);
    scope.post(
      '/upload',
      { constraints: { upload: true }, config: { takesUpload: true } },
      async (request) => {
        began.resolve();
        let parts = 0;
        for await (const part of request.parts()) parts += part.type === 'field' ? 1 : 0;
        return `${parts}`;
      },
    );
  });
  await http.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  vi.useRealTimers();
  await http.close();
});

interface TestConnection {
  readonly socket: Socket;
  /** As the server has it. */
  readonly request: IncomingMessage;
  readonly received: () => string;
}

async function ask(socket: Socket, text: string): Promise<IncomingMessage> {
  const asked = once(http.server, 'request') as Promise<[IncomingMessage]>;
  socket.write(text);
  const [request] = await asked;
  return request;
}

async function open(text: string): Promise<TestConnection> {
  const socket = connect((http.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  let received = '';
  socket.on('data', (chunk) => {
    received += String(chunk);
  });
  await once(socket, 'connect');
  return { socket, request: await ask(socket, text), received: () => received };
}

const head = (path: string, type: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: here\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;
const form = 'application/x-www-form-urlencoded';

test('a body that does not come is waited for half a minute, and its sender cut off then', async () => {
  const { socket, request } = await open(`${head('/wait', form, 10)}a=1`);
  vi.advanceTimersByTime(30_000);
  expect(request.destroyed).toBe(false);
  vi.advanceTimersByTime(5_000);
  await once(socket, 'close');
});

test('a second request on a connection is watched like the first', async () => {
  const { socket, received } = await open(`${head('/wait', form, 3)}a=1`);
  answer.resolve('first');
  await vi.waitFor(() => expect(received()).toContain('first'));
  vi.advanceTimersByTime(60_000);
  const request = await ask(socket, `${head('/wait', form, 10)}a=1`);
  vi.advanceTimersByTime(30_000);
  expect(request.destroyed).toBe(false);
  vi.advanceTimersByTime(5_000);
  await once(socket, 'close');
});

test('an answer that takes long is no reason to cut', async () => {
  const { received } = await open(`${head('/wait', form, 3)}a=1`);
  await began.promise;
  vi.advanceTimersByTime(600_000);
  answer.resolve('at last');
  await vi.waitFor(() => expect(received()).toContain('at last'));
});

describe('an upload', () => {
  const type = 'Multipart/form-data; boundary=x';
  const start = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n';
  const piece = `--x\r\nContent-Disposition: form-data; name="b"\r\n\r\n${'b'.repeat(30 * lowestBytesPerSecond)}\r\n`;
  /** Sends more, and waits until the server has it. */
  const more = async ({ socket, request }: TestConnection, text: string) => {
    const want = request.socket.bytesRead + text.length;
    socket.write(text);
    await vi.waitFor(() => expect(request.socket.bytesRead).toBe(want));
  };

  test('may take its time, as long as it comes', async () => {
    const rounds = 10;
    const length = start.length + rounds * piece.length + '--x--'.length;
    const line = await open(`${head('/upload', type, length)}${start}`);
    await began.promise;
    for (let round = 0; round < rounds; round += 1) {
      await more(line, piece);
      vi.advanceTimersByTime(30_000);
      expect(line.request.destroyed).toBe(false);
    }
    line.socket.write('--x--');
    await vi.waitFor(() => expect(line.received()).toMatch(new RegExp(`\r\n\r\n${rounds + 1}$`)));
  });

  test.each([
    ['stops', 0],
    ['only trickles', 29 * lowestBytesPerSecond],
  ])('that %s is cut after half a minute, whatever came before', async (_what, bytes) => {
    const line = await open(`${head('/upload', type, 10 * piece.length)}${start}`);
    const closed = once(line.socket, 'close');
    await began.promise;
    await more(line, piece + piece);
    vi.advanceTimersByTime(35_000);
    await more(line, piece.slice(0, bytes));
    vi.advanceTimersByTime(25_000);
    expect(line.request.destroyed).toBe(false);
    vi.advanceTimersByTime(5_000);
    await closed;
  });

  test('to where none is taken has half a minute, like every other body', async () => {
    const line = await open(`${head('/wait', type, 10 * piece.length)}${start}`);
    const closed = once(line.socket, 'close');
    answer.resolve('no');
    await vi.waitFor(() => expect(line.received()).toContain('no'));
    await more(line, piece);
    vi.advanceTimersByTime(25_000);
    expect(line.request.destroyed).toBe(false);
    await more(line, piece);
    vi.advanceTimersByTime(10_000);
    await closed;
  });
});

test('while the server closes, an answer under way is given and is the last of its connection', async () => {
  const { socket, received } = await open(`${head('/wait', form, 3)}a=1`);
  const idle = await open(`${head('/nowhere', form, 3)}a=1`);
  await vi.waitFor(() => expect(idle.received()).toContain('404'));
  expect(idle.received()).toContain('Connection: keep-alive');
  await began.promise;
  const idleClosed = once(idle.socket, 'close');
  const closed = http.close();
  await idleClosed;
  answer.resolve('the last');
  await once(socket, 'close');
  expect(received()).toMatch(/connection: close/i);
  expect(received()).toContain('the last');
  await closed;
});
