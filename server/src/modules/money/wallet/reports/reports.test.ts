import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createWalletFixture, type WalletFixture } from '../wallet.test-fixture.ts';

const november = Date.UTC(2026, 10, 21);
const dayMs = 86_400_000;

let fixture: WalletFixture;
beforeAll(async () => {
  fixture = await createWalletFixture();
});
afterAll(() => fixture.drop());
beforeEach(() => fixture.clock.set(november));

const refusal = (msgKey: string) => expect.objectContaining({ msgKey });
const lines = async (uid: string, more: Partial<Parameters<typeof fixture.wallet.statement>[1]> = {}) => {
  const { list } = await fixture.wallet.statement(uid, {
    currency: 'BEAN',
    page: 1,
    page_size: 100,
    ...more,
  });
  return list.map(({ kind, amount, left }) => [kind, amount, left]);
};

describe('statement', () => {
  test('filters by kind and time, and turns pages from the newest', async () => {
    await fixture.credit('s1', 10);
    fixture.clock.advance(dayMs);
    await fixture.pay('s1', 1);
    fixture.clock.advance(dayMs);
    await fixture.pay('s1', 2);
    expect(await lines('s1', { kind: 'gift' })).toEqual([
      ['gift', -2, 7],
      ['gift', -1, 9],
    ]);
    expect(await lines('s1', { from: november + dayMs, to: november + 2 * dayMs })).toEqual([
      ['gift', -1, 9],
    ]);
    const second = await fixture.wallet.statement('s1', { currency: 'BEAN', page: 2, page_size: 1 });
    expect(second).toMatchObject({
      total: 3,
      page: 2,
      page_size: 1,
      list: [{ amount: -1, cause: fixture.cause }],
    });
    expect(await lines('stranger')).toEqual([]);
  });
});

describe('a line', () => {
  test('names what it was for, so that it can be opened, whatever moved the money', async () => {
    const of = (type: string) => ({
      type,
      id: `${type}-1`,
      note: { key: 'said', text: `a ${type}` } as const,
    });
    const { port } = fixture.wallet;
    await fixture.credit('o1', 100, { cause: of('order'), kind: 'recharge' });
    await fixture.credit('o1', 1, { currency: 'COIN' });
    await fixture.exchange('o1', 1, { cause: of('coin_exchange') });
    await fixture.pay('o1', 5, { cause: of('gift_send') });
    const { holdId } = await fixture.hold('o1', 20, { cause: of('red_packet') });
    await fixture.database.transaction((tx) =>
      port.capture(tx, {
        holdId,
        to: { kind: 'user', id: 'o2' },
        amount: 8,
        kind: 'packet',
        cause: of('red_packet'),
        actor: 'o2',
        requestId: undefined,
      }),
    );
    await fixture.database.transaction((tx) => port.release(tx, holdId, 'system'));
    const nowhere = (type: string) => ({ ...of(type), place: null });
    const inGroup = { ...of('red_packet'), place: { kind: 'group', id: 'g1' } };
    const causes = async (uid: string) =>
      (await fixture.wallet.statement(uid, { currency: 'BEAN', page: 1, page_size: 100 })).list.map(
        ({ kind, amount, left, cause }) => [kind, amount, left, cause],
      );
    expect(await causes('o1')).toEqual([
      ['release', 12, 137, inGroup],
      ['hold', -20, 125, inGroup],
      ['gift', -5, 145, nowhere('gift_send')],
      ['exchange', 50, 150, nowhere('coin_exchange')],
      ['recharge', 100, 100, nowhere('order')],
    ]);
    expect(await causes('o2')).toEqual([['packet', 8, 8, inGroup]]);
    const { list: lots } = await fixture.wallet.lots('o2', { page: 1, page_size: 1 });
    fixture.clock.set(lots[0]?.expires_ts ?? 0);
    expect((await causes('o2'))[0]).toEqual([
      'expiry',
      -8,
      0,
      { type: 'lot', id: lots[0]?.lot_id, note: null, place: null },
    ]);
  });

  test('keeps its balance, whatever the list is narrowed to', async () => {
    for (let day = 0; day < 6; day += 1) {
      fixture.clock.set(november + day * dayMs);
      await fixture.credit('o3', 10);
      await fixture.pay('o3', 1 + day);
    }
    const all = await fixture.wallet.statement('o3', { currency: 'BEAN', page: 1, page_size: 100 });
    const oldestFirst = all.list.toReversed();
    let running = 0;
    for (const { amount, left } of oldestFirst) expect((running += amount)).toBe(left);
    const [from, to] = [november + dayMs, november + 4 * dayMs];
    for (const kind of [undefined, 'gift', 'issue', 'expiry'] as const) {
      const expected = all.list.filter(
        (line) => (kind === undefined || line.kind === kind) && line.at_ts >= from && line.at_ts < to,
      );
      const narrowed = { currency: 'BEAN', kind, from, to, page_size: 2 } as const;
      const pages = await Promise.all(
        [1, 2, 3].map((page) => fixture.wallet.statement('o3', { ...narrowed, page })),
      );
      expect(pages.flatMap(({ list }) => list)).toEqual(expected);
      expect(pages[0]?.total).toBe(expected.length);
    }
  });
});

describe('lots', () => {
  const lots = (uid: string, page = 1, page_size = 20) => fixture.wallet.lots(uid, { page, page_size });
  /** When beans of the second half of 2026 expire, and those of the first half of 2027. */
  const [july, january] = ['2027-07-01T00:00:00+08:00', '2028-01-01T00:00:00+08:00'].map(Date.parse);

  test('stand in the order in which purchases take them, and say what is left until when', async () => {
    fixture.clock.set(Date.UTC(2027, 2, 1));
    await fixture.credit('l1', 50, { source: 'recharge' });
    fixture.clock.set(november);
    await fixture.credit('l1', 100, { source: 'reward' });
    expect((await lots('l1')).list.map(({ source, turn }) => [source, turn])).toEqual([
      ['reward', 1],
      ['recharge', 2],
    ]);
    await fixture.pay('l1', 30);
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
    await fixture.pay('l1', 90);
    expect((await lots('l1')).list).toMatchObject([{ left: 30, expires_ts: january, turn: 1 }]);
  });

  test('what is listed is what can be spent, page by page; what expired or is held is not in it', async () => {
    for (const amount of [1, 2, 3]) await fixture.credit('l2', amount);
    expect(await lots('l2', 2, 2)).toMatchObject({
      list: [{ amount: 3, turn: 3 }],
      total: 3,
      page: 2,
      page_size: 2,
    });
    fixture.clock.set(july ?? 0);
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
    await fixture.credit('i1', 5);
    await fixture.pay('i1', 5, { to: { kind: 'channel', id: 'c7' } });
    await expect(fixture.wallet.channelIncome(caller('i1'), 'c1')).rejects.toEqual(
      refusal('request.forbidden'),
    );
    expect(await fixture.wallet.channelIncome(caller('owner'), 'c1')).toEqual({ beans: expect.any(Number) });
    expect(await fixture.wallet.channelIncome(caller('boss', ['member', 'admin']), 'c7')).toEqual({
      beans: 5,
    });
  });
});

describe('the database itself', () => {
  const journal = sql`WITH j AS (INSERT INTO wallet_journal VALUES ('j1', 'gift', '', '', NULL, 'x', NULL, '', 'epoch') RETURNING id)`;
  test.each([
    ['a changed entry', '23514', sql`UPDATE wallet_entry SET amount = amount + 1`],
    ['a journal that disappears', '23514', sql`DELETE FROM wallet_journal`],
    ['lot uses emptied', '23514', sql`TRUNCATE wallet_lot_use`],
    ['an account that disappears', '23514', sql`DELETE FROM wallet_account`],
    ['a lot that disappears', '23514', sql`DELETE FROM wallet_lot`],
    ['a negative balance', '23514', sql`UPDATE wallet_account SET balance = -1 WHERE owner_kind = 'user'`],
    [
      'a journal without entries',
      '23514',
      sql`INSERT INTO wallet_journal VALUES ('j0', 'gift', '', '', NULL, 'x', NULL, '', 'epoch')`,
    ],
    [
      'entries that make money',
      '23514',
      sql`${journal}
        INSERT INTO wallet_entry (journal_id, account_id, amount) SELECT id, 'system:issue:BEAN', 5 FROM j`,
    ],
    [
      'entries that make beans of coins',
      '23514',
      sql`${journal}
        INSERT INTO wallet_entry (journal_id, account_id, amount)
        SELECT id, account, amount FROM j, (VALUES ('system:issue:BEAN', 5), ('system:issue:COIN', -5)) v (account, amount)`,
    ],
    [
      'entries of no journal',
      '23503',
      sql`INSERT INTO wallet_entry (journal_id, account_id, amount)
        VALUES ('j2', 'system:issue:BEAN', 5), ('j2', 'user:d1:BEAN', -5)`,
    ],
    [
      'entries of no account',
      '23503',
      sql`${journal}
        INSERT INTO wallet_entry (journal_id, account_id, amount)
        SELECT id, account, amount FROM j, (VALUES ('system:issue:BEAN', 5), ('user:nobody:BEAN', -5)) v (account, amount)`,
    ],
    [
      'a lot that no entry fills',
      '23503',
      sql`INSERT INTO wallet_lot (account_id, journal_id, source, amount, remaining)
        VALUES ('user:d1:BEAN', 'j3', 'test', 1, 1)`,
    ],
    [
      'a lot of more than its entry brought in',
      '23514',
      sql`WITH j AS (INSERT INTO wallet_journal VALUES ('j4', 'gift', '', '', NULL, 'x', NULL, '', 'epoch')), e AS (
          INSERT INTO wallet_entry (journal_id, account_id, amount)
          VALUES ('j4', 'system:issue:BEAN', -5), ('j4', 'user:d1:BEAN', 5))
        INSERT INTO wallet_lot (account_id, journal_id, source, amount, remaining)
        VALUES ('user:d1:BEAN', 'j4', 'test', 6, 6)`,
    ],
    [
      'a use of a lot by an entry of somebody else',
      '23514',
      sql`INSERT INTO wallet_lot_use SELECT entry.id, lot.id, 1 FROM wallet_entry entry
        JOIN wallet_lot lot USING (journal_id) WHERE entry.account_id <> lot.account_id LIMIT 1`,
    ],
    [
      'two entries of one number',
      '23505',
      sql`INSERT INTO wallet_entry OVERRIDING SYSTEM VALUE SELECT id, 'j1', 'system:fee:BEAN', 1, NULL
        FROM wallet_entry LIMIT 1`,
    ],
    ['a use of no lot', '23503', sql`INSERT INTO wallet_lot_use SELECT max(id), -1, 1 FROM wallet_entry`],
    ['a use by no entry', '23503', sql`INSERT INTO wallet_lot_use SELECT -1, max(id), 1 FROM wallet_lot`],
  ])('refuses %s', async (_, code, statement) => {
    await fixture.credit('d1', 1);
    await expect(fixture.database.transaction((tx) => statement.execute(tx))).rejects.toMatchObject({ code });
  });
});
