import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { HandOut } from '../wallet.ports.ts';
import { checkInvariants } from '../invariants.test-fixture.ts';
import { createWalletFixture, type WalletFixture } from '../wallet.test-fixture.ts';

const november = Date.UTC(2026, 10, 21);
/** When beans of the second half of 2026 expire. */
const july = Date.parse('2027-07-01T00:00:00+08:00');

let fixture: WalletFixture;
beforeAll(async () => {
  fixture = await createWalletFixture();
});
afterAll(() => fixture.drop());
beforeEach(() => fixture.clock.set(november));

const refusal = (msgKey: string) => expect.objectContaining({ msgKey });
const beans = (uid: string) => fixture.wallet.port.beans(fixture.database.reader, uid);
const lines = async (uid: string) => {
  const { list } = await fixture.wallet.statement(uid, { currency: 'BEAN', page: 1, page_size: 100 });
  return list.map(({ kind, amount, left, at_ts }) => [kind, amount, left, at_ts]);
};
async function hold(uid: string, amount: number, expiresAt: number | null = null): Promise<string> {
  await fixture.credit(uid, amount);
  const { holdId } = await fixture.database.transaction((tx) =>
    fixture.wallet.port.hold(tx, {
      uid,
      amount,
      expiresAt,
      currency: 'BEAN',
      cause: fixture.cause,
      actor: uid,
      requestId: undefined,
    }),
  );
  return holdId;
}
const handOut = (holdId: string, shares: HandOut['shares']) =>
  fixture.database.transaction((tx) =>
    fixture.wallet.port.handOut(tx, {
      holdId,
      shares,
      source: 'packet',
      kind: 'packet',
      cause: fixture.cause,
      actor: 'system',
    }),
  );

test('coins that are held are not handed out as beans', async () => {
  const coins = {
    uid: 'o0-giver',
    amount: 5,
    currency: 'COIN',
    cause: fixture.cause,
    actor: 'o0-giver',
  } as const;
  const holdId = await fixture.database.transaction(async (tx) => {
    await fixture.wallet.port.credit(tx, {
      ...coins,
      kind: 'recharge',
      from: 'provider',
      source: 'recharge',
      requestId: undefined,
    });
    const hold = await fixture.wallet.port.hold(tx, { ...coins, expiresAt: null, requestId: undefined });
    return hold.holdId;
  });
  await expect(handOut(holdId, [{ uid: 'o0-a', amount: 5 }])).rejects.toThrow(RangeError);
  await checkInvariants(fixture, 'o0-');
});

test('many get their part in one journal, each as a line and a lot of their own', async () => {
  const holdId = await hold('o1-giver', 100);
  await fixture.credit('o1-b', 5);
  const shares = [
    { uid: 'o1-c', amount: 30 },
    { uid: 'o1-a', amount: 1 },
    { uid: 'o1-b', amount: 20 },
  ];
  expect(await handOut(holdId, shares)).toEqual({ left: 49 });
  expect(await Promise.all(['o1-a', 'o1-b', 'o1-c'].map(beans))).toEqual([1, 25, 30]);
  expect(await lines('o1-b')).toEqual([
    ['packet', 20, 25, november],
    ['issue', 5, 5, november],
  ]);
  expect(await fixture.wallet.wallet('o1-a')).toMatchObject({ next_expiry: { amount: 1, at_ts: july } });
  expect(await fixture.wallet.wallet('o1-giver')).toMatchObject({ beans: 0, held: 49 });
  await checkInvariants(fixture, 'o1-');
});

test('what is left goes back to the giver, and the last part closes the hold', async () => {
  const [first, second] = [await hold('o2-giver', 10), await hold('o2-giver', 10)];
  await handOut(first, [{ uid: 'o2-a', amount: 4 }]);
  await fixture.database.transaction((tx) => fixture.wallet.port.release(tx, first, 'system'));
  expect(await handOut(second, [{ uid: 'o2-a', amount: 10 }])).toEqual({ left: 0 });
  const released = await fixture.database.transaction((tx) =>
    fixture.wallet.port.release(tx, second, 'system'),
  );
  expect([released, await beans('o2-giver'), await beans('o2-a')]).toEqual([{ released: 0 }, 6, 14]);
  await checkInvariants(fixture, 'o2-');
});

test('never more than is held, nothing after its time, and nothing of a hold that nobody knows', async () => {
  const holdId = await hold('o3-giver', 10, november + 1_000);
  const tooMuch = [
    { uid: 'o3-a', amount: 6 },
    { uid: 'o3-b', amount: 5 },
  ];
  await expect(handOut(holdId, tooMuch)).rejects.toEqual(refusal('wallet.hold_ended'));
  await expect(handOut(holdId, [{ uid: 'o3-a', amount: 0 }])).rejects.toThrow(RangeError);
  await expect(handOut('none', tooMuch)).rejects.toEqual(refusal('request.not_found'));
  fixture.clock.advance(1_000);
  await expect(handOut(holdId, [{ uid: 'o3-a', amount: 1 }])).rejects.toEqual(refusal('wallet.hold_ended'));
  expect([await beans('o3-a'), await beans('o3-b')]).toEqual([0, 0]);
});

test('who gets a part is rid of what has expired first', async () => {
  await fixture.credit('o4-a', 7);
  await fixture.credit('o4-b', 7);
  fixture.clock.set(july);
  const holdId = await hold('o4-giver', 10);
  await handOut(holdId, [{ uid: 'o4-a', amount: 3 }]);
  expect(await lines('o4-a')).toEqual([
    ['packet', 3, 3, july],
    ['expiry', -7, 0, july],
    ['issue', 7, 7, november],
  ]);
  expect(await lines('o4-b')).toHaveLength(2);
  await checkInvariants(fixture, 'o4-');
});

test('parts of several holds to the same members at once neither wait for ever nor get lost', async () => {
  const uids = Array.from({ length: 40 }, (_, number) => `o5-${number}`);
  const holds = await Promise.all(Array.from({ length: 6 }, () => hold('o5-giver', uids.length)));
  await Promise.all(
    holds.map((holdId, turn) => {
      const order = turn % 2 === 0 ? uids : uids.toReversed();
      return handOut(
        holdId,
        order.map((uid) => ({ uid, amount: 1 })),
      );
    }),
  );
  expect(await Promise.all(uids.map(beans))).toEqual(uids.map(() => 6));
  await checkInvariants(fixture, 'o5-');
});
