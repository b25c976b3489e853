import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refuseChanges } from '../../../../../test/refuse-changes.ts';
import { createWalletFixture, type WalletFixture } from '../wallet.test-fixture.ts';

const november = Date.UTC(2026, 10, 21);
/** When beans of the second half of 2026 expire. */
const july = Date.parse('2027-07-01T00:00:00+08:00');
const dayMs = 86_400_000;

let fixture: WalletFixture;
beforeAll(async () => {
  fixture = await createWalletFixture();
});
afterAll(() => fixture.drop());
beforeEach(() => fixture.clock.set(november));

const refusal = (msgKey: string) => expect.objectContaining({ msgKey });
const beans = (uid: string) => fixture.wallet.port.beans(fixture.database.reader, uid);
const lines = async (uid: string, more: Partial<Parameters<typeof fixture.wallet.statement>[1]> = {}) => {
  const { list } = await fixture.wallet.statement(uid, {
    currency: 'BEAN',
    page: 1,
    page_size: 100,
    ...more,
  });
  return list.map(({ kind, amount, left }) => [kind, amount, left]);
};

describe('expiry', () => {
  test('the soonest goes first, and what expired is neither counted nor spent', async () => {
    await fixture.credit('e1', 100);
    fixture.clock.set(Date.UTC(2027, 1, 1));
    await fixture.credit('e1', 50);
    expect(await fixture.pay('e1', 70)).toEqual({ balance: 80 });
    expect(await fixture.wallet.wallet('e1')).toMatchObject({
      beans: 80,
      next_expiry: { amount: 30, at: '2027-07-01 00:00:00', at_ts: july },
    });
    fixture.clock.set(july);
    expect(await beans('e1')).toBe(50);
    await expect(fixture.pay('e1', 51)).rejects.toEqual(refusal('wallet.insufficient_beans'));
    expect(await fixture.pay('e1', 50)).toEqual({ balance: 0 });
    expect(await lines('e1')).toEqual([
      ['gift', -50, 0],
      ['expiry', -30, 50],
      ['gift', -70, 80],
      ['issue', 50, 150],
      ['issue', 100, 100],
    ]);
  });

  test('a look writes off what is due, dated to the moment it expired, once', async () => {
    await fixture.credit('e2', 9);
    await fixture.credit('e2', 1, { currency: 'CREDIT' });
    fixture.clock.set(july + 3 * dayMs);
    expect(await fixture.wallet.wallet('e2')).toMatchObject({ beans: 0, credits: 1, next_expiry: null });
    await fixture.run('wallet.expire-lots');
    const { list } = await fixture.wallet.statement('e2', { currency: 'BEAN', page: 1, page_size: 1 });
    expect(list).toMatchObject([
      { kind: 'expiry', amount: -9, left: 0, at: '2027-07-01 00:00:00', at_ts: july },
    ]);
  });

  test('a credit after the date comes after the line of the expiry', async () => {
    await fixture.credit('e3', 9);
    fixture.clock.set(july + dayMs);
    expect(await fixture.credit('e3', 4)).toEqual({ balance: 4 });
    expect(await lines('e3')).toEqual([
      ['issue', 4, 4],
      ['expiry', -9, 0],
      ['issue', 9, 9],
    ]);
  });

  test('beans of a source that never expires stay, and are spent last', async () => {
    await fixture.credit('e7', 5, { source: 'bought' });
    // No source is exempt today (D42), so the switch is set by hand.
    await sql`UPDATE wallet_lot SET expires_at = NULL WHERE account_id = 'user:e7:BEAN'`.execute(
      fixture.database.reader,
    );
    expect(await fixture.wallet.wallet('e7')).toMatchObject({ beans: 5, next_expiry: null });
    await fixture.credit('e7', 3);
    const lots = async () => (await fixture.wallet.lots('e7', { page: 1, page_size: 20 })).list;
    expect(await lots()).toMatchObject([
      { left: 3, expires_ts: july },
      { left: 5, expires: null, expires_ts: null },
    ]);
    await fixture.pay('e7', 4);
    expect(await lots()).toMatchObject([{ left: 4, expires: null }]);
    fixture.clock.set(july);
    await fixture.run('wallet.expire-lots');
    expect(await beans('e7')).toBe(4);
  });

  test('a night takes more members than it takes at a time, and so does the release of holds', async () => {
    const { port } = fixture.wallet;
    const crowd = Array.from({ length: 501 }, (_, n) => `crowd${n}`);
    await fixture.database.transaction(async (tx) => {
      const by = { currency: 'BEAN', cause: fixture.cause, actor: 'system', requestId: undefined } as const;
      for (const uid of crowd) {
        await port.credit(tx, { uid, amount: 2, kind: 'issue', source: 'test', from: 'issue', ...by });
        await port.hold(tx, { uid, amount: 1, expiresAt: november + 1, ...by });
      }
    });
    fixture.clock.set(november + 1);
    await fixture.run('wallet.release-holds');
    const sum = async () => {
      const { rows } = await sql<{ sum: number }>`SELECT sum(balance)::bigint AS sum FROM wallet_account
        WHERE id LIKE 'user:crowd%'`.execute(fixture.database.reader);
      return rows[0]?.sum;
    };
    expect(await sum()).toBe(2 * crowd.length);
    fixture.clock.set(july);
    await fixture.run('wallet.expire-lots');
    expect(await sum()).toBe(0);
  });

  test('an account whose beans cannot be written off keeps no other from the nightly job', async () => {
    for (const uid of ['e17', 'e18']) await fixture.credit(uid, 10);
    fixture.clock.set(july);
    const { rows } = await sql<{
      id: string;
    }>`SELECT id FROM wallet_account WHERE id LIKE 'user:e17:%'`.execute(fixture.database.reader);
    const away = await refuseChanges(fixture.database, 'wallet_account', 'id', rows[0]?.id ?? '');
    await expect(fixture.run('wallet.expire-lots')).rejects.toThrow('1 of 2 failed');
    expect((await lines('e18'))[0]).toEqual(['expiry', -10, 0]);
    await away();
    await fixture.run('wallet.expire-lots');
    expect((await lines('e17'))[0]).toEqual(['expiry', -10, 0]);
  });

  test('the nightly job takes everybody, and twice is as once, by two workers too', async () => {
    for (const uid of ['e4', 'e5', 'e6']) await fixture.credit(uid, 10);
    fixture.clock.set(july);
    await Promise.all([fixture.run('wallet.expire-lots'), fixture.run('wallet.expire-lots')]);
    await fixture.run('wallet.expire-lots');
    for (const uid of ['e4', 'e5', 'e6'])
      expect(await lines(uid)).toEqual([
        ['expiry', -10, 0],
        ['issue', 10, 10],
      ]);
  });
});
