import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWalletFixture, type WalletFixture } from './wallet.test-world.ts';

let world: WalletFixture;
let neighbour: ReturnType<WalletFixture['openNeighbour']>;
beforeAll(async () => {
  world = await createWalletFixture();
  neighbour = world.openNeighbour();
});
afterAll(async () => {
  await neighbour.close();
  await world.drop();
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
const income = (channelId: string) => world.wallet.port.channelIncome(world.database.reader, channelId);

test('fifty gifts to a channel do not wait for one that is not finished yet', async () => {
  for (const uid of ['first', 'slow', ...givers]) await world.credit(uid, 10);
  await world.database.transaction((tx) => world.wallet.port.pay(tx, gift('first', 'famous')));
  const paid = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  let isOver = false;
  const slow = world.database
    .transaction(async (tx) => {
      await world.wallet.port.pay(tx, gift('slow', 'famous'));
      paid.resolve();
      await gate.promise;
    })
    .finally(() => {
      isOver = true;
    });
  await paid.promise;
  // If the channel's account were locked or its row changed, these would wait until the gate opens.
  await Promise.all(givers.map((uid) => world.pay(uid, 1, { to: { kind: 'channel', id: 'famous' } })));
  expect(isOver).toBe(false);
  expect(await income('famous')).toBe(1 + givers.length);
  gate.resolve();
  await slow;
  expect(await income('famous')).toBe(2 + givers.length);
});

test('two servers that pay two channels in opposite orders never wait for each other', async () => {
  const [one, other] = ['east', 'west'];
  for (const channelId of [one, other])
    await world.database.transaction((tx) => world.wallet.port.pay(tx, gift('first', channelId)));
  await Promise.all(
    givers.map((uid, n) => {
      const { database, wallet } = n % 2 === 0 ? world : neighbour;
      const order = n % 2 === 0 ? [one, other] : [other, one];
      return database.transaction(async (tx) => {
        for (const channelId of order) await wallet.port.pay(tx, gift(uid, channelId));
      });
    }),
  );
  expect([await income(one), await income(other)]).toEqual([51, 51]);
  expect(world.retries()).toBe(0);
});

test('two servers that move beans between two members in both directions do not either', async () => {
  const members = ['left', 'right'];
  for (const uid of members) await world.credit(uid, 100);
  await Promise.all(
    Array.from({ length: 40 }, async (_, n) => {
      const { database, wallet } = n % 2 === 0 ? world : neighbour;
      const [from = '', to = ''] = n % 4 < 2 ? members : members.toReversed();
      const { holdId } = await world.hold(from, 1);
      await database.transaction((tx) =>
        wallet.port.capture(tx, {
          holdId,
          to: { kind: 'user', id: to },
          kind: 'gift',
          cause: world.cause,
          actor: from,
          requestId: undefined,
        }),
      );
    }),
  );
  for (const uid of members) expect(await world.wallet.port.beans(world.database.reader, uid)).toBe(100);
  expect(world.retries()).toBe(0);
});
