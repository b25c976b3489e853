import { once } from 'node:events';
import { WebSocket } from 'ws';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../../../test/test-database.ts';
import { call, connect, openSocket, say } from './testing/message-client.ts';
import { allowedOrigin, startMessageServer, type MessageServer } from './testing/message-server.ts';

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let server: MessageServer;
let host: string;

beforeAll(async () => {
  testDatabase = await createTestDatabase({ standIns: ['member'] });
  server = await startMessageServer(testDatabase.database);
  ({ host } = server);
});
afterAll(async () => {
  await server.stop();
  await testDatabase.drop();
});

/** How soon a socket is closed at once, in ms. */
const atOnceMs = 2_000;

const received = (count: number, texts: () => unknown[]) =>
  vi.waitFor(() => expect(texts()).toHaveLength(count));

/** Sends an upgrade request over a plain socket as a browser would. @returns the status line */
async function refusedWith(address: string, headers: Record<string, string>): Promise<number> {
  const socket = new WebSocket(address, { headers });
  socket.on('error', () => {});
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }];
  return response.statusCode;
}

describe('the register, as the specification tells it (T16, D10, D87)', () => {
  test('token, socket, init, bind, ping and pong; then one says and the other hears at once', async () => {
    await server.openRoom('live_1');
    const answer = await call<{ server: string }>(host, 't-u1', 'token');
    expect(answer).toMatchObject({ status: 200, code: 200, token: 't-u1' });
    expect(answer.data).toMatchObject({ code: 200, token: 't-u1' });
    const address = new URL(answer.data.server);
    expect(address).toMatchObject({ protocol: 'ws:', host, pathname: '/ws' });
    expect(answer.data.server).not.toContain('t-u1');

    const one = await openSocket(answer.data.server);
    await vi.waitFor(() => expect(one.of('init')).toHaveLength(1));
    const [init] = one.of('init');
    expect(init?.data.client_id).toBe(init?.client_id);
    const bound = await call(host, 't-u1', 'bind', { client_id: init?.client_id ?? '', platform: 1 });
    expect(bound).toMatchObject({ code: 200, data: { bound: 1 } });
    one.send({ type: 'ping' });
    await vi.waitFor(() => expect(one.of('pong')).toHaveLength(1));

    const two = await connect(host, 't-u2');
    for (const token of ['t-u1', 't-u2']) {
      expect(await call(host, token, 'join', { room: 'live_1' })).toMatchObject({
        code: 200,
        data: { room: 'live_1', last_seq: 0, my: { role: 'member', muted_until: null, room_muted: false } },
      });
    }
    const published = await say(host, 't-u1', 'live_1', ' Hello ');
    await received(1, () => two.of('msg'));
    expect(two.of('msg')[0]).toMatchObject({
      room: 'live_1',
      seq: published.data.seq,
      ts: published.data.ts,
      data: {
        id: published.data.id,
        kind: 'text',
        body: { text: 'Hello' },
        status: 'normal',
        sender: { uid: 'u1', nickname: 'Member u1', img: '/face/u1' },
      },
    });
    await received(1, () => one.of('msg'));
  });

  test('a ticket opens one connection, and only the session it was given to may bind that', async () => {
    const { data } = await call<{ server: string }>(host, 't-u1', 'token');
    const mine = await openSocket(data.server);
    expect(await refusedWith(data.server, {})).toBe(403);
    await vi.waitFor(() => expect(mine.of('init')).toHaveLength(1));
    const fields = { client_id: mine.of('init')[0]?.client_id ?? '', platform: 1 };
    expect(await call(host, 't-u2', 'bind', fields)).toMatchObject({
      code: 404,
      msg_key: 'chat.unknown_client',
    });
    expect(await call(host, 't-u1', 'bind', fields)).toMatchObject({ code: 200 });
  });

  test('a ticket is void after 30 s', async () => {
    const { data } = await call<{ server: string }>(host, 't-u1', 'token');
    server.clock.advance(30_000);
    expect(await refusedWith(data.server, {})).toBe(403);
  });

  test('a bound connection is not given to another member', async () => {
    const socket = await connect(host, 't-u3');
    const fields = { client_id: socket.of('init')[0]?.client_id ?? '', platform: 1 };
    expect(await call(host, 't-u2', 'bind', fields)).toMatchObject({ msg_key: 'chat.unknown_client' });
  });

  test('pages of others are turned away; our own, allowed ones and programs are not (R16)', async () => {
    const address = `ws://${host}/ws`;
    for (const origin of ['https://evil.example', 'null', `http://${host}.evil.example`])
      expect(await refusedWith(address, { origin })).toBe(403);
    for (const headers of [{}, { origin: `http://${host}` }, { origin: allowedOrigin }]) {
      const socket = await openSocket(address, headers as Record<string, string>);
      await vi.waitFor(() => expect(socket.of('init')).toHaveLength(1));
    }
    expect(await refusedWith(`ws://${host}/elsewhere`, {})).toBe(404);
  });
});

describe('connections', () => {
  test('an unbound one hears nothing and is closed after 10 s', async () => {
    await server.openRoom('live_2');
    const unbound = await openSocket(`ws://${host}/ws`);
    const bound = await connect(host, 't-u1');
    await call(host, 't-u1', 'join', { room: 'live_2' });
    unbound.send({ type: 'resume', room: 'live_2', epoch: 'x', seq: 0 });
    await say(host, 't-u2', 'live_2', 'a secret');
    await received(1, () => bound.of('msg'));
    server.pass(9);
    unbound.send({ type: 'ping' });
    await vi.waitFor(() => expect(unbound.of('pong')).toHaveLength(1));
    expect(unbound.frames.map(({ type }) => type)).toEqual(['init', 'pong']);
    server.pass(1);
    await vi.waitFor(() => expect(unbound.closed()).not.toBeNull());
    expect(unbound.frames.at(-1)).toEqual({ type: 'kick', reason: 'unbound' });
    expect(bound.closed()).toBeNull();
  });

  test('the server pings every 30 s, and cuts who was silent for 75 s', async () => {
    const [silent, lively] = [await connect(host, 't-u1'), await connect(host, 't-u2')];
    for (let second = 0; second < 74; second += 1) {
      server.pass(1);
      if (second % 25 !== 0) continue;
      lively.send({ type: 'pong' });
      lively.send({ type: 'ping' });
      const pongs = second / 25 + 1;
      await received(pongs, () => lively.of('pong'));
    }
    expect(silent.closed()).toBeNull();
    await vi.waitFor(() => expect(silent.of('ping')).toHaveLength(2));
    server.pass(1);
    await vi.waitFor(() => expect(silent.closed()).not.toBeNull());
    expect(lively.closed()).toBeNull();
  });

  test('a revoked session is kicked at once, with all its connections and no other', async () => {
    const mine = [await connect(host, 't-u4'), await connect(host, 't-u4')];
    const other = await connect(host, 't-u4-2');
    const fields = { client_id: mine[0]?.of('init')[0]?.client_id ?? '', platform: 1 };
    server.revoke('t-u4');
    for (const socket of mine) {
      await vi.waitFor(() => expect(socket.closed()).not.toBeNull(), { timeout: atOnceMs });
      expect(socket.frames.at(-1)).toEqual({ type: 'kick', reason: 'revoked' });
    }
    expect(other.closed()).toBeNull();
    expect(await call(host, 't-u4', 'bind', fields)).toMatchObject({ code: 401 });
    expect(() => server.messaging.bind('any', { uid: 'u4', sessionId: 't-u4' })).toThrow(
      expect.objectContaining({ msgKey: 'account.login_required' }),
    );
  });

  test('what is no frame of ours is ignored, what is no websocket frame closes one connection alone', async () => {
    const odd = await connect(host, 't-u1');
    for (const text of ['', 'no json', '[]', 'null', '{"type":"weather"}', '{"type":"resume","room":1}'])
      odd.send(text);
    odd.socket.send(Buffer.from([1, 2, 3]));
    odd.send({ type: 'ping' });
    await vi.waitFor(() => expect(odd.of('pong')).toHaveLength(1));
    odd.send('x'.repeat(17 * 1_024));
    await vi.waitFor(() => expect(odd.closed()).toBe(1009));
    const raw = await connect(host, 't-u1');
    raw.network.write(Buffer.from([0xff, 0xff, 0]));
    await vi.waitFor(() => expect(raw.closed()).not.toBeNull());
    const next = await connect(host, 't-u1');
    expect(next.closed()).toBeNull();
  });

  test('who floods the server is cut', async () => {
    const flood = await connect(host, 't-u1');
    for (let sent = 0; sent < 300; sent += 1) flood.send({ type: 'ping' });
    await vi.waitFor(() => expect(flood.closed()).not.toBeNull());
  });

  test('join reaches every connection of the session and leave takes it back (D57)', async () => {
    await server.openRoom('live_3');
    const mine = [await connect(host, 't-u5'), await connect(host, 't-u5')];
    const elsewhere = await connect(host, 't-u5-2');
    await call(host, 't-u5', 'join', { room: 'live_3' });
    await say(host, 't-u1', 'live_3', 'one');
    for (const socket of mine) await received(1, () => socket.of('msg'));
    await call(host, 't-u5', 'leave', { room: 'live_3' });
    await call(host, 't-u5-2', 'join', { room: 'live_3' });
    await say(host, 't-u1', 'live_3', 'two');
    await received(1, () => elsewhere.of('msg'));
    for (const socket of mine) expect(socket.of('msg')).toHaveLength(1);
  });
});
