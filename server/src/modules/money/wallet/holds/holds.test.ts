import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refuseChanges } from '../../../../../test/refuse-changes.ts';
import type { Capture } from '../index.ts';
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
const hold = (uid: string, amount: number, requestId?: string, expiresAt: number | null = null) =>
  fixture.hold(uid, amount, { requestId, expiresAt });
const capture = (holdId: string, more: Partial<Capture> = {}) =>
  fixture.database.transaction((tx) =>
    fixture.wallet.port.capture(tx, {
      holdId,
      to: { kind: 'channel', id: 'c9' },
      kind: 'gift',
      cause: fixture.cause,
      actor: 'system',
      requestId: undefined,
      ...more,
    }),
  );
const release = (holdId: string) =>
  fixture.database.transaction((tx) => fixture.wallet.port.release(tx, holdId, 'system'));

describe('holds', () => {
  test('set aside, handed on in parts, and the rest given back to its lots', async () => {
    await fixture.credit('h1', 100);
    const { holdId, balance } = await hold('h1', 80);
    expect(balance).toBe(20);
    expect(await fixture.wallet.wallet('h1')).toMatchObject({ beans: 20, held: 80 });
    expect(await capture(holdId, { amount: 30 })).toEqual({ captured: 30, left: 50 });
    const toMember = {
      to: { kind: 'user', id: 'h2' },
      amount: 10,
      source: 'packet',
      kind: 'reward',
    } as const;
    expect(await capture(holdId, toMember)).toEqual({ captured: 10, left: 40 });
    expect(await release(holdId)).toEqual({ released: 40 });
    expect(await release(holdId)).toEqual({ released: 40 });
    expect([await beans('h1'), await beans('h2')]).toEqual([60, 10]);
    expect(await fixture.wallet.wallet('h1')).toMatchObject({ held: 0, next_expiry: { amount: 60 } });
    await expect(capture(holdId, { amount: 1 })).rejects.toEqual(refusal('wallet.hold_ended'));
    expect(await lines('h1')).toEqual([
      ['release', 40, 60],
      ['hold', -80, 20],
      ['issue', 100, 100],
    ]);
  });

  test('all at once, and never more than is held', async () => {
    await fixture.credit('h3', 10);
    const { holdId } = await hold('h3', 10);
    await expect(capture(holdId, { amount: 11 })).rejects.toEqual(refusal('wallet.hold_ended'));
    expect(await capture(holdId)).toEqual({ captured: 10, left: 0 });
    await expect(capture(holdId)).rejects.toEqual(refusal('wallet.hold_ended'));
    expect(await release(holdId)).toEqual({ released: 0 });
    await expect(hold('h3', 1)).rejects.toEqual(refusal('wallet.insufficient_beans'));
  });

  test('repeats answer as before', async () => {
    await fixture.credit('h4', 10);
    const first = await hold('h4', 10, 'k');
    expect(await hold('h4', 10, 'k')).toEqual(first);
    await expect(hold('h4', 9, 'k')).rejects.toEqual(refusal('system.repeated'));
    const part = { amount: 4, requestId: 'part' };
    expect(await capture(first.holdId, part)).toEqual({ captured: 4, left: 6 });
    expect(await capture(first.holdId, part)).toEqual({ captured: 4, left: 6 });
    expect(await capture(first.holdId, { requestId: 'rest' })).toEqual({ captured: 6, left: 0 });
    expect(await capture(first.holdId, { requestId: 'rest' })).toEqual({ captured: 6, left: 0 });
    await expect(capture(first.holdId, { requestId: 'rest', amount: 2 })).rejects.toEqual(
      refusal('system.repeated'),
    );
  });

  test('what comes back to an expired lot expires in the same moment, as two lines (D41)', async () => {
    await fixture.credit('h5', 10);
    const { holdId } = await hold('h5', 6);
    fixture.clock.set(july + dayMs);
    await fixture.credit('h5', 1);
    expect(await release(holdId)).toEqual({ released: 6 });
    const { list } = await fixture.wallet.statement('h5', { currency: 'BEAN', page: 1, page_size: 100 });
    expect(list.map(({ kind, amount, left, at_ts }) => [kind, amount, left, at_ts])).toEqual([
      ['expiry', -6, 1, july + dayMs],
      ['release', 6, 7, july + dayMs],
      ['issue', 1, 1, july + dayMs],
      ['expiry', -4, 0, july],
      ['hold', -6, 4, november],
      ['issue', 10, 10, november],
    ]);
  });

  test('one whose time is over hands nothing on; a look or the job gives it back', async () => {
    await fixture.credit('h6', 10);
    await fixture.credit('h7', 10);
    const mine = await hold('h6', 10, undefined, november + 1_000);
    const other = await hold('h7', 10, undefined, november + 1_000);
    await fixture.run('wallet.release-holds');
    expect(await beans('h7')).toBe(0);
    fixture.clock.advance(1_000);
    await expect(capture(mine.holdId)).rejects.toEqual(refusal('wallet.hold_ended'));
    expect(await fixture.wallet.wallet('h6')).toMatchObject({ beans: 10, held: 0 });
    await Promise.all([fixture.run('wallet.release-holds'), fixture.run('wallet.release-holds')]);
    expect(await beans('h7')).toBe(10);
    expect(await release(other.holdId)).toEqual({ released: 10 });
  });

  test('one that cannot be given back is reported, and keeps no other from its member', async () => {
    await fixture.credit('h11', 10);
    await fixture.credit('h12', 10);
    const stuck = await hold('h11', 10, undefined, november + 1_000);
    await hold('h12', 10, undefined, november + 2_000);
    fixture.clock.advance(2_000);
    const away = await refuseChanges(fixture.database, 'wallet_hold', 'id', stuck.holdId);
    await expect(fixture.run('wallet.release-holds')).rejects.toThrow('1 of 2 failed');
    expect([await beans('h11'), await beans('h12')]).toEqual([0, 10]);
    await away();
    await fixture.run('wallet.release-holds');
    expect(await beans('h11')).toBe(10);
  });

  test('one that nobody knows is not found', async () => {
    await expect(capture('none')).rejects.toEqual(refusal('request.not_found'));
    await expect(release('none')).rejects.toEqual(refusal('request.not_found'));
  });

  test('coins can be held too', async () => {
    await fixture.credit('h8', 3, { currency: 'COIN' });
    const { holdId } = await fixture.database.transaction((tx) =>
      fixture.wallet.port.hold(tx, {
        uid: 'h8',
        currency: 'COIN',
        amount: 2,
        expiresAt: null,
        cause: fixture.cause,
        actor: 'h8',
        requestId: undefined,
      }),
    );
    await release(holdId);
    expect(await fixture.wallet.wallet('h8')).toMatchObject({ coins: 3, held: 0 });
  });
});
