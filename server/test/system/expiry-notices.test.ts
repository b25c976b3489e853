import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSimulationServer, type SimulationServer } from '../reliability/simulation/simulation-server.ts';
import { createTestDatabase } from '../test-database.ts';

/* K26 over two whole servers: from the lot to the member's notice. */
const dayMs = 86_400_000;
/** When beans of the second half of 2026 expire. */
const july = Date.parse('2027-07-01T00:00:00+08:00');

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let folder: string;
let bothServers: readonly [SimulationServer, SimulationServer];
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'goldbean-notices-'));
  bothServers = [
    await openSimulationServer(testDatabase.url, join(folder, 'one'), 1),
    await openSimulationServer(testDatabase.url, join(folder, 'two'), 1_000),
  ];
});
afterAll(async () => {
  for (const testServer of bothServers) await testServer.close();
  await testDatabase.drop();
  await rm(folder, { recursive: true, force: true });
});

/** The job of both servers at once, five past midnight, `days` before the date. */
async function night(days: number): Promise<void> {
  for (const { clock } of bothServers) clock.set(july - days * dayMs + 300_000);
  await Promise.all(bothServers.map((testServer) => testServer.sweep('wallet.expiry-notices')));
}

test('a member finds one notice for each step, and none after the date', async () => {
  const { app } = bothServers[0];
  const { wallet } = app.modules.money.features;
  const { identity, notices } = app.modules.people.features;
  const uid = 'saver';
  await app.database.transaction((tx) =>
    identity.createMember(tx, { uid, jwcode: uid, nickname: uid, password: 'goldbean' }),
  );
  const credit = {
    uid,
    amount: 80,
    currency: 'BEAN',
    kind: 'issue',
    from: 'issue',
    source: 'test',
    cause: { type: 'test', id: '1', note: null },
    actor: 'system',
    requestId: undefined,
  } as const;
  await app.database.transaction((tx) => wallet.port.credit(tx, credit));
  const found = () => notices.list(uid, { tab: 'all', page: 1, page_size: 20 });

  for (const days of [60, 30, 29, 8, 7, 6, 2, 1, 0]) await night(days);
  const { list, unread } = await found();
  const body = { kind: 'beans_expire', amount: 80, expires_ts: july };
  expect(list.map(({ at, read }) => [at, read])).toEqual([
    ['2027-06-30 00:05:00', false],
    ['2027-06-24 00:05:00', false],
    ['2027-06-01 00:05:00', false],
  ]);
  expect(list.map((notice) => notice.body)).toEqual([body, body, body]);
  expect(unread).toBe(3);
  expect(await notices.read(uid, { ids: [], all: true })).toEqual({ unread: 0 });
  expect(await wallet.wallet(uid)).toMatchObject({ beans: 0, next_expiry: null });
});
