import { agreements } from '@goldbean/contract';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createManualClock, createTestDatabase } from '../../../../test/test-database.ts';
import { keyOf } from '../../../../test/refusals.ts';
import { createIdempotency } from '../../../platform/idempotency.ts';
import { createIds } from '../../../platform/ids.ts';
import { createWallet, lotExpiry } from '../wallet/index.ts';
import { createExchange } from './index.ts';

const testDatabase = await createTestDatabase({ standIns: ['member'] });
const { database } = testDatabase;
const clock = createManualClock();
const ids = createIds(clock, 4);
const idempotency = createIdempotency(clock);
const wallet = createWallet({
  database,
  clock,
  ids,
  jobs: { define() {}, every() {}, at: async () => {}, start: async () => {}, stop: async () => {} },
  ownsChannel: async () => true,
});
const exchange = createExchange({
  database,
  clock,
  ids,
  idempotency,
  wallet: { ...wallet.port, coins: async (who) => (await wallet.wallet(who)).coins, expiryOf: lotExpiry },
});

let number = 0;
let uid = '';
function change(
  coins: number,
  { id = `r${(number += 1)}`, version = agreements.exchange.version }: { id?: string; version?: string } = {},
) {
  const wanted = { actor: uid, call: 'C104', requestId: id, bodyHash: String(coins) };
  const given = { coins, agree: true, agreement_version: version, request_id: id };
  return exchange.exchange(uid, given, wanted);
}
const money = async () => {
  const { beans, coins } = await wallet.wallet(uid);
  return { beans, coins };
};
const lines = async (currency: 'BEAN' | 'COIN') =>
  (await wallet.statement(uid, { currency, kind: 'exchange', page: 1, page_size: 20 })).list;
beforeEach(async () => {
  number += 1;
  uid = `overseas${number}`;
  await database.transaction((tx) =>
    wallet.port.credit(tx, {
      uid,
      currency: 'COIN',
      amount: 20,
      from: 'issue',
      source: 'test',
      kind: 'issue',
      cause: { type: 'test', id: uid, note: null },
      actor: uid,
      requestId: undefined,
    }),
  );
});
afterAll(() => testDatabase.drop());

test('3 coins become 150 beans in one journal, and both statements say so (S51, invariant 8)', async () => {
  clock.set(Date.UTC(2026, 10, 21, 4));
  const endOfJune = Date.UTC(2027, 5, 30, 16);
  expect(await exchange.coins(uid)).toMatchObject({ coins: 20, rate: 50, expires_ts: endOfJune });
  expect(await change(3)).toEqual({
    coins: 3,
    beans: 150,
    lot: { amount: 150, expires: '2027-07-01 00:00:00', expires_ts: endOfJune },
    coins_left: 17,
    balance: 150,
  });
  expect(await money()).toEqual({ beans: 150, coins: 17 });
  const [coinLine, beanLine] = [(await lines('COIN'))[0], (await lines('BEAN'))[0]];
  expect(coinLine).toMatchObject({ amount: -3, left: 17, cause: { type: 'exchange' } });
  expect(beanLine).toMatchObject({ amount: 150, left: 150, cause: coinLine?.cause });
  const { list: lots } = await wallet.lots(uid, { page: 1, page_size: 20 });
  expect(lots).toMatchObject([{ amount: 150, expires_ts: endOfJune }]);
  const { rows } = await sql<{ journals: number }>`SELECT count(*) AS journals FROM wallet_journal
    WHERE kind = 'exchange' AND actor = ${uid}`.execute(database.reader);
  expect(rows[0]?.journals).toBe(1);
  expect((await wallet.reconciliation()).ok).toBe(true);
});

test('the version that was ticked is stored; one that is no longer in force is refused (V35, S39)', async () => {
  const { version } = agreements.exchange;
  expect((await exchange.coins(uid)).agreement).toEqual({ name: 'exchange', version, accepted: null });
  expect(await keyOf(change(1, { version: '2020-01' }))).toBe('order.agreement_changed');
  expect(await money()).toEqual({ beans: 0, coins: 20 });
  await change(1, { version });
  expect((await exchange.coins(uid)).agreement.accepted).toBe(version);
});

test('a double click exchanges once, and so does the same intent a day later', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => change(2, { id: 'click' })));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(await keyOf(change(3, { id: 'click' }))).toBe('system.repeated');
  await database.transaction(async (tx) => {
    clock.advance(25 * 3_600_000);
    await idempotency.sweep(tx);
  });
  expect(await keyOf(change(2, { id: 'click' }))).toBe('system.repeated');
  expect(await money()).toEqual({ beans: 100, coins: 18 });
});

test('exchanges at the same moment never overdraw', async () => {
  const tries = await Promise.all(Array.from({ length: 10 }, () => keyOf(change(3))));
  expect(tries.filter((one) => one === 'not refused')).toHaveLength(6);
  expect(tries.filter((one) => one === 'wallet.insufficient')).toHaveLength(4);
  expect(await money()).toEqual({ beans: 900, coins: 2 });
  expect((await wallet.reconciliation()).ok).toBe(true);
});

test('what was refused may be tried again with the same intent, once there are enough coins', async () => {
  expect(await keyOf(change(21, { id: 'later' }))).toBe('wallet.insufficient');
  expect(await money()).toEqual({ beans: 0, coins: 20 });
  await database.transaction((tx) =>
    wallet.port.credit(tx, {
      uid,
      currency: 'COIN',
      amount: 1,
      from: 'issue',
      source: 'test',
      kind: 'issue',
      cause: { type: 'test', id: uid, note: null },
      actor: uid,
      requestId: undefined,
    }),
  );
  expect(await change(21, { id: 'later' })).toMatchObject({ beans: 1_050, coins_left: 0 });
});
