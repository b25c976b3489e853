import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  call,
  connect,
  type MessageSocket,
} from '../../src/modules/talk/messaging/testing/message-client.ts';
import { openTestServer, type TestServer } from './in-process.ts';

/* With the limits that members meet. */
let testServer: TestServer;
let host: string;
beforeAll(async () => {
  testServer = await openTestServer({}, { GOLDBEAN_RATE_FACTOR: '1' });
  host = new URL(await testServer.app.http.listen({ port: 0, host: '127.0.0.1' })).host;
});
afterAll(() => testServer.close());

test('eight reloads in a row, a token and a bind each, end connected; what comes too fast gets its wait', async () => {
  const token = await testServer.signIn('member');
  let socket: MessageSocket | undefined;
  for (let reload = 1; reload <= 8; reload += 1) {
    socket?.cut();
    socket = await connect(host, token);
  }
  const pong = once(socket?.socket ?? process, 'message');
  socket?.send({ type: 'ping' });
  await pong;
  expect(socket?.of('pong')).toHaveLength(1);
  expect(socket?.closed()).toBeNull();

  // 30 in a minute: 16 are gone.
  const more = [];
  for (let n = 0; n < 15; n += 1)
    more.push(await call<{ server?: string; retry_ms?: number }>(host, token, 'token'));
  expect(more.map(({ code }) => code)).toEqual([...Array.from({ length: 14 }, () => 200), 429]);
  const wait = more.at(-1)?.data.retry_ms ?? 0;
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60_000);
  expect(socket?.closed()).toBeNull();
  socket?.cut();
});
