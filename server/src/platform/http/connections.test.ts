import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { createHttp } from './index.ts';
import { readUploadsIn } from './uploads.ts';

let http: FastifyInstance;
let answer: PromiseWithResolvers<string>;
let began: PromiseWithResolvers<void>;

beforeEach(async () => {
  // The sweep's, and no other timer.
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
    scope.post('/upload', { constraints: { upload: true } }, async (request) => {
      began.resolve();
      let parts = 0;
      for await (const part of request.parts()) parts += part.type === 'field' ? 1 : 0;
      return `${parts}`;
    });
  });
  await http.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  vi.useRealTimers();
  await http.close();
});

interface Line {
  readonly socket: Socket;
  /** As the server has it. */
  readonly request: IncomingMessage;
  readonly heard: () => string;
}

async function ask(socket: Socket, text: string): Promise<IncomingMessage> {
  const asked = once(http.server, 'request') as Promise<[IncomingMessage]>;
  socket.write(text);
  const [request] = await asked;
  return request;
}

async function open(text: string): Promise<Line> {
  const socket = connect((http.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  let heard = '';
  socket.on('data', (chunk) => {
    heard += String(chunk);
  });
  await once(socket, 'connect');
  return { socket, request: await ask(socket, text), heard: () => heard };
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
  const { socket, heard } = await open(`${head('/wait', form, 3)}a=1`);
  answer.resolve('first');
  await vi.waitFor(() => expect(heard()).toContain('first'));
  vi.advanceTimersByTime(60_000);
  const request = await ask(socket, `${head('/wait', form, 10)}a=1`);
  vi.advanceTimersByTime(30_000);
  expect(request.destroyed).toBe(false);
  vi.advanceTimersByTime(5_000);
  await once(socket, 'close');
});

test('an answer that takes long is no reason to cut', async () => {
  const { heard } = await open(`${head('/wait', form, 3)}a=1`);
  await began.promise;
  vi.advanceTimersByTime(600_000);
  answer.resolve('at last');
  await vi.waitFor(() => expect(heard()).toContain('at last'));
});

test('an upload may take its time', async () => {
  const body = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n';
  const type = 'Multipart/form-data; boundary=x';
  const { socket, heard } = await open(`${head('/upload', type, body.length)}${body.slice(0, 20)}`);
  await began.promise;
  vi.advanceTimersByTime(600_000);
  socket.write(body.slice(20));
  await vi.waitFor(() => expect(heard()).toMatch(/\r\n\r\n1$/));
});

test('while the server closes, an answer under way is given and is the last of its connection', async () => {
  const { socket, heard } = await open(`${head('/wait', form, 3)}a=1`);
  const idle = await open(`${head('/nowhere', form, 3)}a=1`);
  await vi.waitFor(() => expect(idle.heard()).toContain('404'));
  expect(idle.heard()).toContain('Connection: keep-alive');
  await began.promise;
  const idleClosed = once(idle.socket, 'close');
  const closed = http.close();
  await idleClosed;
  answer.resolve('the last');
  await once(socket, 'close');
  expect(heard()).toMatch(/connection: close/i);
  expect(heard()).toContain('the last');
  await closed;
});
