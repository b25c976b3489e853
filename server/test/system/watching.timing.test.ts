import type { AddressInfo } from 'node:net';
import { callPath, type CallData, type CallName, namedCalls, type NamedCalls } from '@goldbean/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestServer, type TestServer } from './in-process.ts';

/* A picture on air goes no further than the session it was opened for (domain 3.1). */
let testServer: TestServer;
let host: string;
beforeAll(async () => {
  testServer = await openTestServer({}, {}, undefined, { film: true });
  await testServer.app.http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = testServer.app.http.server.address() as AddressInfo;
  host = `http://127.0.0.1:${port}`;
});
afterAll(() => testServer.close());

async function ask<Name extends CallName>(token: string, name: Name, payload: object = {}) {
  const answer = await testServer.app.http.inject({
    method: 'POST',
    url: callPath(namedCalls[name]),
    headers: { client: 'pc', token },
    payload,
  });
  return answer.json<{ code: number; data: CallData<NamedCalls[Name]> }>().data;
}

/** Opens the stream on air with a session. @returns its address, and whether it goes on */
async function watch(token: string) {
  const [live] = (await ask(token, 'live.list', { state: 'live' })).list;
  const address = host + (await ask(token, 'live.info', { live_id: live?.live_id })).media.flv;
  const answer = await fetch(address);
  expect(answer.status).toBe(200);
  let isRunning = true;
  let bytes = 0;
  void (async () => {
    for await (const chunk of answer.body ?? []) bytes += (chunk as Uint8Array).length;
  })()
    .catch(() => undefined)
    .finally(() => {
      isRunning = false;
    });
  await vi.waitFor(() => expect(bytes).toBeGreaterThan(0));
  return { address, isRunning: () => isRunning };
}

/** How long a running picture may go on, in ms: what these tests are about. */
const promisedMs = 2_000;

describe('a running picture ends within 2 s', () => {
  const soon = { timeout: promisedMs, interval: 20 };

  test('of signing out everywhere, and its address opens no other', async () => {
    const [here, there, stays] = [
      await testServer.signIn('member'),
      await testServer.signIn('member'),
      await testServer.signIn('jw8802'),
    ];
    const watching = [await watch(here), await watch(there)];
    const other = await watch(stays);
    await ask(here, 'identity.logout', { all: 1 });
    await vi.waitFor(
      () => expect(watching.map(({ isRunning }) => isRunning())).toEqual([false, false]),
      soon,
    );
    for (const { address } of watching) expect((await fetch(address)).status).toBe(403);
    expect(other.isRunning()).toBe(true);
  });

  test('of a sign-out on another server', async () => {
    const token = await testServer.signIn('member');
    const { isRunning } = await watch(token);
    // What another server writes; this one hears of it by the database alone.
    await sql`UPDATE session SET revoked_at = now() WHERE revoked_at IS NULL
      AND uid = (SELECT uid FROM member WHERE jwcode = 'member')`.execute(testServer.app.database.reader);
    await vi.waitFor(() => expect(isRunning()).toBe(false), soon);
  });

  test('of the account being closed', async () => {
    const token = await testServer.signIn('jw8802');
    const { isRunning } = await watch(token);
    await sql`UPDATE member SET state = 'closed' WHERE jwcode = 'jw8802'`.execute(
      testServer.app.database.reader,
    );
    await vi.waitFor(() => expect(isRunning()).toBe(false), soon);
  });
});
