import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createWalletWorld, type WalletWorld } from './wallet.test-world.ts';

const november = Date.UTC(2026, 10, 21);
const dayMs = 86_400_000;

let world: WalletWorld;
beforeAll(async () => {
  world = await createWalletWorld();
});
afterAll(() => world.drop());
beforeEach(() => world.clock.set(november));

const refusal = (msgKey: string) => expect.objectContaining({ msgKey });
const lines = async (uid: string, more: Partial<Parameters<typeof world.wallet.statement>[1]> = {}) => {
  const { list } = await world.wallet.statement(uid, { currency: 'BEAN', page: 1, page_size: 100, ...more });
  return list.map(({ kind, amount, left }) => [kind, amount, left]);
};

describe('statement', () => {
  test('filters by kind and time, and turns pages from the newest', async () => {
    await world.credit('s1', 10);
    world.clock.advance(dayMs);
    await world.pay('s1', 1);
    world.clock.advance(dayMs);
    await world.pay('s1', 2);
    expect(await lines('s1', { kind: 'gift' })).toEqual([
      ['gift', -2, 7],
      ['gift', -1, 9],
    ]);
    expect(await lines('s1', { from: november + dayMs, to: november + 2 * dayMs })).toEqual([
      ['gift', -1, 9],
    ]);
    const second = await world.wallet.statement('s1', { currency: 'BEAN', page: 2, page_size: 1 });
    expect(second).toMatchObject({
      total: 3,
      page: 2,
      page_size: 1,
      list: [{ amount: -1, cause: world.cause }],
    });
    expect(await lines('stranger')).toEqual([]);
  });
});

describe('lots', () => {
  const lots = (uid: string, page = 1, page_size = 20) => world.wallet.lots(uid, { page, page_size });
  /** When beans of the second half of 2026 expire, and those of the first half of 2027. */
  const [july, january] = ['2027-07-01T00:00:00+08:00', '2028-01-01T00:00:00+08:00'].map(Date.parse);

  test('stand in the order in which purchases take them, and say what is left until when', async () => {
    world.clock.set(Date.UTC(2027, 2, 1));
    await world.credit('l1', 50, { source: 'recharge' });
    world.clock.set(november);
    await world.credit('l1', 100, { source: 'reward' });
    expect((await lots('l1')).list.map(({ source, turn }) => [source, turn])).toEqual([
      ['reward', 1],
      ['recharge', 2],
    ]);
    await world.pay('l1', 30);
    expect((await lots('l1')).list[0]).toEqual({
      lot_id: expect.stringMatching(/^\d+$/),
      amount: 100,
      left: 70,
      source: 'reward',
      at: '2026-11-21 08:00:00',
      at_ts: november,
      expires: '2027-07-01 00:00:00',
      expires_ts: july,
      turn: 1,
    });
    await world.pay('l1', 90);
    expect((await lots('l1')).list).toMatchObject([{ left: 30, expires_ts: january, turn: 1 }]);
  });

  test('what is listed is what can be spent, page by page; what expired or is held is not in it', async () => {
    for (const amount of [1, 2, 3]) await world.credit('l2', amount);
    expect(await lots('l2', 2, 2)).toMatchObject({
      list: [{ amount: 3, turn: 3 }],
      total: 3,
      page: 2,
      page_size: 2,
    });
    world.clock.set(july ?? 0);
    expect(await lots('l2')).toMatchObject({ list: [], total: 0 });
    expect(await lots('stranger')).toMatchObject({ list: [], total: 0 });
  });
});

describe('what others may see', () => {
  const caller = (uid: string, roles: readonly ('member' | 'admin')[] = ['member']) => ({
    uid,
    roles,
    sessionId: 's',
  });

  test('the income of a channel: its owner and administrators', async () => {
    await world.credit('i1', 5);
    await world.pay('i1', 5, { to: { kind: 'channel', id: 'c7' } });
    await expect(world.wallet.channelIncome(caller('i1'), 'c1')).rejects.toEqual(
      refusal('request.forbidden'),
    );
    expect(await world.wallet.channelIncome(caller('owner'), 'c1')).toEqual({ beans: expect.any(Number) });
    expect(await world.wallet.channelIncome(caller('boss', ['member', 'admin']), 'c7')).toEqual({ beans: 5 });
  });
});

describe('the database itself', () => {
  test.each([
    ['a changed entry', sql`UPDATE wallet_entry SET amount = amount + 1`],
    ['a journal that disappears', sql`DELETE FROM wallet_journal`],
    ['lot uses emptied', sql`TRUNCATE wallet_lot_use`],
    ['a negative balance', sql`UPDATE wallet_account SET balance = -1 WHERE owner_kind = 'user'`],
    [
      'a journal without entries',
      sql`INSERT INTO wallet_journal VALUES ('j0', 'gift', '', '', '', 'x', NULL, '', 0)`,
    ],
    [
      'entries that make money',
      sql`WITH j AS (INSERT INTO wallet_journal VALUES ('j1', 'gift', '', '', '', 'x', NULL, '', 0) RETURNING id)
        INSERT INTO wallet_entry (journal_id, account_id, amount) SELECT id, 'system:issue:BEAN', 5 FROM j`,
    ],
  ])('refuses %s', async (_, statement) => {
    await world.credit('d1', 1);
    await expect(world.database.transaction((tx) => statement.execute(tx))).rejects.toMatchObject({
      code: '23514',
    });
  });
});

describe('conservation', () => {
  test('adds up, and says so when a balance is tampered with', async () => {
    await world.credit('v1', 40, { currency: 'DANGWU', from: 'provider' });
    await world.pay('v1', 15, { currency: 'DANGWU', to: { kind: 'system', id: 'fee' } });
    const { list, ok } = await world.wallet.conservation();
    expect(ok).toBe(true);
    expect(list.map(({ currency }) => currency)).toEqual(['BEAN', 'COIN', 'DANGWU', 'CREDIT']);
    expect(list[2]).toEqual({ currency: 'DANGWU', issued: 40, burned: 15, held: 0, balances: 25, sum: 0 });
    await world.run('wallet.conservation');
    const tamper = (by: number) =>
      sql`UPDATE wallet_account SET balance = balance + ${by} WHERE id = 'user:v1:DANGWU'`.execute(
        world.database.reader,
      );
    const nightly = { at: '2026-11-21 08:00:00', at_ts: november };
    expect((await world.wallet.conservation()).checked).toEqual({ ...nightly, ok: true });
    world.clock.advance(dayMs);
    await tamper(3);
    expect(await world.wallet.conservation()).toMatchObject({
      at_ts: november + dayMs,
      ok: false,
      drifted: 1,
      drifts: [{ what: 'balance', id: 'user:v1:DANGWU', by: 3 }],
    });
    await expect(world.run('wallet.conservation')).rejects.toThrow('money was made or lost');
    await tamper(-3);
    // The board is whole again, and still says what the night found.
    expect(await world.wallet.conservation()).toMatchObject({
      ok: true,
      drifted: 0,
      drifts: [],
      checked: { at_ts: november + dayMs, ok: false },
    });
  });

  test('names a lot, a balance over lots and a hold that drifted, and a sum that is not 0', async () => {
    const broken = await createWalletWorld();
    const run = (statement: RawBuilder<unknown>) => statement.execute(broken.database.reader);
    await broken.credit('v2', 10);
    const { holdId } = await broken.hold('v2', 4);
    await run(sql`UPDATE wallet_lot SET remaining = remaining + 1`);
    await run(sql`UPDATE wallet_hold SET captured = 3`);
    const { drifted, drifts } = await broken.wallet.conservation();
    expect(drifted).toBe(3);
    expect(drifts).toEqual([
      { what: 'hold', id: holdId, by: -3 },
      { what: 'lot', id: expect.stringMatching(/^\d+$/), by: 1 },
      { what: 'lots', id: 'user:v2:BEAN', by: -1 },
    ]);
    await run(sql`UPDATE wallet_lot SET remaining = remaining - 1`);
    await run(sql`UPDATE wallet_hold SET captured = 0`);
    expect(await broken.wallet.conservation()).toMatchObject({ ok: true });
    // Somebody with the keys to the database switches its own guard off.
    await run(sql`ALTER TABLE wallet_journal DISABLE TRIGGER wallet_journal_whole`);
    await run(sql`INSERT INTO wallet_journal VALUES ('made', 'issue', '', '', '', 'x', NULL, '', 0)`);
    await run(sql`INSERT INTO wallet_account (id, owner_kind, owner_id, currency)
      VALUES ('channel:c0:COIN', 'channel', 'c0', 'COIN')`);
    await run(
      sql`INSERT INTO wallet_entry (journal_id, account_id, amount) VALUES ('made', 'channel:c0:COIN', 7)`,
    );
    const { ok, list } = await broken.wallet.conservation();
    expect([ok, list.map(({ sum }) => sum)]).toEqual([false, [0, 7, 0, 0]]);
    await broken.drop();
  });

  test('a wallet that nobody used is whole', async () => {
    const empty = await createWalletWorld();
    const { list, ok } = await empty.wallet.conservation();
    expect([ok, list.length, list[0]?.sum]).toEqual([true, 4, 0]);
    await empty.drop();
  });
});
