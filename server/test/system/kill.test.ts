import { Agent } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patienceMs } from '../until.ts';
import {
  eachConcurrently,
  makeDataFolder,
  postmasterOf,
  removeDataFolder,
  send,
  signIn,
  startServer,
} from './real-server.ts';
import { databaseOf, topUp } from './top-up.ts';

/*
 * The server is killed in the middle of 2,000 gifts and started again on the same folder: no bean is made or
 * lost, what was acknowledged is there once, and asking again answers as before.
 */
const gifts = 2_000;
const concurrency = 200;
const givers = ['member', 'member2', 'teacher2', 'jw8801'] as const;
const price = 1;

let folder: string;
beforeAll(async () => {
  folder = await makeDataFolder();
});
afterAll(() => removeDataFolder(folder));

interface KilledGift {
  readonly giver: (typeof givers)[number];
  readonly requestId: string;
}
const wanted: readonly KilledGift[] = Array.from({ length: gifts }, (_, index) => ({
  giver: givers[index % givers.length] ?? 'member',
  requestId: `gift-${index}`,
}));

test('kill -9 amid 2,000 gifts loses, doubles and makes nothing', { timeout: 8 * patienceMs }, async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const first = await startServer(folder);
  const before = new Map<string, { token: string; beans: number }>();
  for (const giver of givers) {
    const token = await signIn(first.port, giver);
    const { data } = await send(first.port, 'identity.memberInfo', {}, { token });
    await topUp(await databaseOf(folder), [data.uid], 5_000);
    const wallet = await send(first.port, 'wallet.balances', {}, { token });
    before.set(giver, { token, beans: wallet.data.beans });
  }
  const { data: lives } = await send(
    first.port,
    'live.list',
    { state: 'live' },
    { token: before.get('member')?.token ?? '' },
  );
  const liveId = lives.list[0]?.live_id ?? '';
  expect(liveId).not.toBe('');

  const give = (port: number) => (gift: KilledGift) =>
    send(
      port,
      'gifts.give',
      { live_id: liveId, gift_id: 'chalk', n: 1, request_id: gift.requestId },
      { token: before.get(gift.giver)?.token ?? '', agent },
    );

  // The first try, cut by the kill once a third is acknowledged.
  const acknowledged = new Map<string, unknown>();
  let killed: Promise<unknown> | undefined;
  const tries = await eachConcurrently(wanted, concurrency, async (gift) => {
    const answer = await give(first.port)(gift);
    if (answer.code !== 200) throw new Error(`refused: ${answer.msg_key}`);
    acknowledged.set(gift.requestId, answer.data);
    if (acknowledged.size === gifts / 3 - ((gifts / 3) % 1)) killed = first.end('SIGKILL');
  });
  await killed;
  const cut = tries.filter((result) => result.status === 'rejected');
  expect(acknowledged.size).toBeGreaterThan(gifts / 4);
  expect(cut.length).toBeGreaterThan(0);

  // Started again on the same folder, with the same PostgreSQL process.
  const postmaster = await postmasterOf(folder);
  const second = await startServer(folder);
  expect(await postmasterOf(folder)).toBe(postmaster);
  // 503 says "not done, ask again" (D09), so a client does.
  const insist = async (gift: KilledGift) => {
    for (let round = 0; ; round += 1) {
      const answer = await give(second.port)(gift);
      if (answer.code !== 503 || round === 20) return answer;
    }
  };
  const repeats = await eachConcurrently(wanted, 32, insist);
  const answers = repeats.map((result) =>
    result.status === 'fulfilled' ? result.value : (result.reason as unknown),
  );
  expect(answers.filter((answer) => (answer as { code?: number }).code !== 200).slice(0, 3)).toEqual([]);
  for (const [index, gift] of wanted.entries()) {
    const promised = acknowledged.get(gift.requestId);
    if (promised !== undefined) expect((answers[index] as { data: unknown }).data).toEqual(promised);
  }

  // Every gift once: each giver paid for theirs, and the books balance.
  for (const giver of givers) {
    const { token, beans } = before.get(giver) ?? { token: '', beans: 0 };
    const { data } = await send(second.port, 'wallet.balances', {}, { token });
    expect(data.beans, giver).toBe(beans - (gifts / givers.length) * price);
    expect(data.held).toBe(0);
  }
  const admin = await signIn(second.port, 'admin');
  const { data: books } = await send(second.port, 'wallet.reconciliation', {}, { token: admin });
  expect(books.ok).toBe(true);
  for (const line of books.list) {
    expect(line.sum, line.currency).toBe(0);
    expect(line.balances, line.currency).toBeGreaterThanOrEqual(0);
  }
  agent.destroy();
  expect(await second.end('SIGTERM')).toBe(0);
});
