import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { WalletPayment } from '../index.ts';
import { checkInvariants } from '../invariants.test-fixture.ts';
import { createWalletFixture, type WalletFixture } from '../wallet.test-fixture.ts';

const november = Date.UTC(2026, 10, 21);
/** When beans of the second half of 2026 expire. */
const july = Date.parse('2027-07-01T00:00:00+08:00');

let fixture: WalletFixture;
let neighbour: ReturnType<WalletFixture['openNeighbour']>;
beforeAll(async () => {
  fixture = await createWalletFixture();
  neighbour = fixture.openNeighbour();
});
afterAll(async () => {
  await neighbour.close();
  await fixture.drop();
});
beforeEach(() => fixture.clock.set(november));

const beans = (uid: string) => fixture.wallet.port.beans(fixture.database.reader, uid);
const payment = (payer: string, amount: number, more: Partial<WalletPayment> = {}) => ({
  payer,
  amount,
  to: { kind: 'channel', id: 'c1' } as const,
  currency: 'BEAN' as const,
  kind: 'gift' as const,
  cause: fixture.cause,
  actor: payer,
  ...more,
});
/** @returns balances, and why payments were refused */
async function payMany(
  payments: readonly ReturnType<typeof payment>[],
  on: Pick<WalletFixture, 'database' | 'wallet'> = fixture,
) {
  const outcomes = await on.database.transaction((tx) => on.wallet.port.payMany(tx, payments));
  return outcomes.map((one) =>
    one.status === 'fulfilled' ? one.value.balance : [one.reason.msgKey, one.reason.data.balance],
  );
}

test('each is decided as if those before it had just been made', async () => {
  await fixture.credit('a1', 100);
  await fixture.credit('a2', 30);
  await fixture.credit('a2', 4, { currency: 'COIN' });
  expect(
    await payMany([
      payment('a1', 60),
      payment('a2', 30),
      payment('a1', 50),
      payment('a2', 1),
      payment('a1', 40, { to: { kind: 'system', id: 'fee' } }),
      payment('a2', 3, { currency: 'COIN' }),
      payment('a2', 3, { currency: 'COIN' }),
      payment('nobody', 1),
    ]),
  ).toEqual([
    40,
    0,
    ['wallet.insufficient_beans', 40],
    ['wallet.insufficient_beans', 0],
    0,
    1,
    ['wallet.insufficient', 1],
    ['wallet.insufficient_beans', 0],
  ]);
  expect([await beans('a1'), await beans('a2')]).toEqual([0, 0]);
  expect(await fixture.wallet.port.channelIncome(fixture.database.reader, 'c1')).toBe(90);
  await checkInvariants(fixture, 'a');
});

test('none of them, or none that can be paid, writes nothing', async () => {
  expect(await payMany([])).toEqual([]);
  expect(await payMany([payment('nobody', 1)])).toEqual([['wallet.insufficient_beans', 0]]);
  await expect(payMany([payment('nobody', 0)])).rejects.toThrow(RangeError);
});

test('one payer draws on lots in the order in which they expire, and what has expired is written off first', async () => {
  await fixture.credit('b1', 10);
  fixture.clock.set(july - 1);
  await fixture.credit('b1', 5);
  await fixture.credit('b1', 7);
  expect(await payMany([payment('b1', 4), payment('b1', 8)])).toEqual([18, 10]);
  fixture.clock.set(july);
  // Six beans of the half year before last have expired.
  await fixture.credit('b1', 3);
  expect(await beans('b1')).toBe(13);
  expect(await payMany([payment('b1', 6), payment('b1', 8), payment('b1', 7)])).toEqual([
    7,
    ['wallet.insufficient_beans', 7],
    0,
  ]);
  await checkInvariants(fixture, 'b');
});

test('hundreds of small lots are enough for what they hold together', async () => {
  for (let n = 0; n < 150; n += 1) await fixture.credit('c1', 1);
  expect(await payMany([payment('c1', 100), payment('c1', 51), payment('c1', 49)])).toEqual([
    50,
    ['wallet.insufficient_beans', 50],
    1,
  ]);
  await checkInvariants(fixture, 'c');
});

test('two servers that write for the same members in opposite orders never wait for each other', async () => {
  const payers = Array.from({ length: 20 }, (_, n) => `d${n}`);
  for (const uid of payers) await fixture.credit(uid, 100);
  await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      payMany(
        (n % 2 === 0 ? payers : payers.toReversed()).flatMap((uid) => [payment(uid, 1), payment(uid, 2)]),
        n % 2 === 0 ? fixture : neighbour,
      ),
    ),
  );
  expect(await Promise.all(payers.map(beans))).toEqual(payers.map(() => 40));
  expect(fixture.retries()).toBe(0);
  await checkInvariants(fixture, 'd');
});
