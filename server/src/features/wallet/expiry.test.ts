import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createWalletWorld, type WalletWorld } from './wallet.test-world.ts';

const november = Date.UTC(2026, 10, 21);
/** When beans of the second half of 2026 expire. */
const july = Date.parse('2027-07-01T00:00:00+08:00');
const dayMs = 86_400_000;

let world: WalletWorld;
beforeAll(async () => {
  world = await createWalletWorld();
});
afterAll(() => world.drop());
beforeEach(() => world.clock.set(november));

const refusal = (msgKey: string) => expect.objectContaining({ msgKey });
const beans = (uid: string) => world.wallet.port.beans(world.database.reader, uid);
const lines = async (uid: string, more: Partial<Parameters<typeof world.wallet.statement>[1]> = {}) => {
  const { list } = await world.wallet.statement(uid, { currency: 'BEAN', page: 1, page_size: 100, ...more });
  return list.map(({ kind, amount, left }) => [kind, amount, left]);
};

describe('expiry', () => {
  test('the soonest goes first, and what expired is neither counted nor spent', async () => {
    await world.credit('e1', 100);
    world.clock.set(Date.UTC(2027, 1, 1));
    await world.credit('e1', 50);
    expect(await world.pay('e1', 70)).toEqual({ balance: 80 });
    expect(await world.wallet.wallet('e1')).toMatchObject({
      beans: 80,
      next_expiry: { amount: 30, at: '2027-07-01 00:00:00', at_ts: july },
    });
    world.clock.set(july);
    expect(await beans('e1')).toBe(50);
    await expect(world.pay('e1', 51)).rejects.toEqual(refusal('wallet.insufficient_beans'));
    expect(await world.pay('e1', 50)).toEqual({ balance: 0 });
    expect(await lines('e1')).toEqual([
      ['gift', -50, 0],
      ['expiry', -30, 50],
      ['gift', -70, 80],
      ['issue', 50, 150],
      ['issue', 100, 100],
    ]);
  });

  test('a look writes off what is due, dated to the moment it expired, once', async () => {
    await world.credit('e2', 9);
    await world.credit('e2', 1, { currency: 'CREDIT' });
    world.clock.set(july + 3 * dayMs);
    expect(await world.wallet.wallet('e2')).toMatchObject({ beans: 0, credits: 1, next_expiry: null });
    await world.run('wallet.expire-lots');
    const { list } = await world.wallet.statement('e2', { currency: 'BEAN', page: 1, page_size: 1 });
    expect(list).toMatchObject([
      { kind: 'expiry', amount: -9, left: 0, at: '2027-07-01 00:00:00', at_ts: july },
    ]);
  });

  test('a credit after the date comes after the line of the expiry', async () => {
    await world.credit('e3', 9);
    world.clock.set(july + dayMs);
    expect(await world.credit('e3', 4)).toEqual({ balance: 4 });
    expect(await lines('e3')).toEqual([
      ['issue', 4, 4],
      ['expiry', -9, 0],
      ['issue', 9, 9],
    ]);
  });

  test('the nightly job takes everybody, and twice is as once, by two workers too', async () => {
    for (const uid of ['e4', 'e5', 'e6']) await world.credit(uid, 10);
    world.clock.set(july);
    await Promise.all([world.run('wallet.expire-lots'), world.run('wallet.expire-lots')]);
    await world.run('wallet.expire-lots');
    for (const uid of ['e4', 'e5', 'e6'])
      expect(await lines(uid)).toEqual([
        ['expiry', -10, 0],
        ['issue', 10, 10],
      ]);
  });
});
