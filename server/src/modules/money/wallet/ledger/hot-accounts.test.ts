import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWalletFixture, type WalletFixture } from '../wallet.test-fixture.ts';

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

const givers = Array.from({ length: 50 }, (_, n) => `giver${n}`);
const gift = (payer: string, channelId: string) =>
  ({
    payer,
    to: { kind: 'channel', id: channelId },
    amount: 1,
    currency: 'BEAN',
    kind: 'gift',
    cause: { type: 'test', id: '1', note: null },
    actor: payer,
    requestId: undefined,
  }) as const;
const income = (channelId: string) => fixture.wallet.port.channelIncome(fixture.database.reader, channelId);

test('fifty gifts to a channel do not wait for one that is not finished yet', async () => {
  for (const uid of ['first', 'slow', ...givers]) await fixture.credit(uid, 10);
  await fixture.database.transaction((tx) => fixture.wallet.port.pay(tx, gift('first', 'famous')));
  const paid = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  let isOver = false;
  const slow = fixture.database
    .transaction(async (tx) => {
      await fixture.wallet.port.pay(tx, gift('slow', 'famous'));
      paid.resolve();
      await gate.promise;
    })
    .finally(() => {
      isOver = true;
    });
  await paid.promise;
  // If the channel's account were locked or its row changed, these would wait until the gate opens.
  await Promise.all(givers.map((uid) => fixture.pay(uid, 1, { to: { kind: 'channel', id: 'famous' } })));
  expect(isOver).toBe(false);
  expect(await income('famous')).toBe(1 + givers.length);
  gate.resolve();
  await slow;
  expect(await income('famous')).toBe(2 + givers.length);
});

test('two servers that pay two channels in opposite orders never wait for each other', async () => {
  const [one, other] = ['east', 'west'];
  for (const channelId of [one, other])
    await fixture.database.transaction((tx) => fixture.wallet.port.pay(tx, gift('first', channelId)));
  await Promise.all(
    givers.map((uid, n) => {
      const { database, wallet } = n % 2 === 0 ? fixture : neighbour;
      const order = n % 2 === 0 ? [one, other] : [other, one];
      return database.transaction(async (tx) => {
        for (const channelId of order) await wallet.port.pay(tx, gift(uid, channelId));
      });
    }),
  );
  expect([await income(one), await income(other)]).toEqual([51, 51]);
  expect(fixture.retries()).toBe(0);
});

test('two servers that move beans between two members in both directions do not either', async () => {
  const members = ['left', 'right'];
  for (const uid of members) await fixture.credit(uid, 100);
  await Promise.all(
    Array.from({ length: 40 }, async (_, n) => {
      const { database, wallet } = n % 2 === 0 ? fixture : neighbour;
      const [from = '', to = ''] = n % 4 < 2 ? members : members.toReversed();
      const { holdId } = await fixture.hold(from, 1);
      await database.transaction((tx) =>
        wallet.port.capture(tx, {
          holdId,
          to: { kind: 'user', id: to },
          kind: 'gift',
          cause: fixture.cause,
          actor: from,
          requestId: undefined,
        }),
      );
    }),
  );
  for (const uid of members) expect(await fixture.wallet.port.beans(fixture.database.reader, uid)).toBe(100);
  expect(fixture.retries()).toBe(0);
});
