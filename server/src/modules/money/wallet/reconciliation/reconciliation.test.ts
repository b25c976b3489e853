import { sql, type RawBuilder } from 'kysely';
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

describe('reconciliation', () => {
  test('adds up, and says so when a balance is tampered with', async () => {
    await fixture.credit('v1', 40, { currency: 'DANGWU', from: 'provider' });
    await fixture.pay('v1', 15, { currency: 'DANGWU', to: { kind: 'system', id: 'fee' } });
    const { list, ok } = await fixture.wallet.reconciliation();
    expect(ok).toBe(true);
    expect(list.map(({ currency }) => currency)).toEqual(['BEAN', 'COIN', 'DANGWU', 'CREDIT']);
    expect(list[2]).toEqual({ currency: 'DANGWU', issued: 40, burned: 15, held: 0, balances: 25, sum: 0 });
    await fixture.run('wallet.reconciliation');
    const tamper = (by: number) =>
      sql`UPDATE wallet_account SET balance = balance + ${by} WHERE id = 'user:v1:DANGWU'`.execute(
        fixture.database.reader,
      );
    const nightly = { at: '2026-11-21 08:00:00', at_ts: november };
    expect((await fixture.wallet.reconciliation()).checked).toEqual({ ...nightly, ok: true });
    fixture.clock.advance(dayMs);
    await tamper(3);
    expect(await fixture.wallet.reconciliation()).toMatchObject({
      at_ts: november + dayMs,
      ok: false,
      drifted: 1,
      drifts: [{ what: 'balance', id: 'user:v1:DANGWU', by: 3 }],
    });
    await expect(fixture.run('wallet.reconciliation')).rejects.toThrow('money was made or lost');
    await tamper(-3);
    // The board balances again and still shows the finding of the night.
    expect(await fixture.wallet.reconciliation()).toMatchObject({
      ok: true,
      drifted: 0,
      drifts: [],
      checked: { at_ts: november + dayMs, ok: false },
    });
  });

  test('names a lot, a balance over lots and a hold that drifted, and a sum that is not 0', async () => {
    const broken = await createWalletFixture();
    const run = (statement: RawBuilder<unknown>) => statement.execute(broken.database.reader);
    await broken.credit('v2', 10);
    const { holdId } = await broken.hold('v2', 4);
    await run(sql`UPDATE wallet_lot SET remaining = remaining + 1`);
    await run(sql`UPDATE wallet_hold SET captured = 3`);
    const { drifted, drifts } = await broken.wallet.reconciliation();
    expect(drifted).toBe(3);
    expect(drifts).toEqual([
      { what: 'hold', id: holdId, by: -3 },
      { what: 'lot', id: expect.stringMatching(/^\d+$/), by: 1 },
      { what: 'lots', id: 'user:v2:BEAN', by: -1 },
    ]);
    await run(sql`UPDATE wallet_lot SET remaining = remaining - 1`);
    await run(sql`UPDATE wallet_hold SET captured = 0`);
    expect(await broken.wallet.reconciliation()).toMatchObject({ ok: true });
    // An administrator of the database disables its triggers.
    await run(sql`ALTER TABLE wallet_journal DISABLE TRIGGER wallet_journal_whole`);
    await run(sql`ALTER TABLE wallet_entry DISABLE TRIGGER wallet_entry_whole`);
    await run(sql`INSERT INTO wallet_journal VALUES ('made', 'issue', '', '', NULL, 'x', NULL, '', 'epoch')`);
    await run(sql`INSERT INTO wallet_account (id, owner_kind, owner_id, currency)
      VALUES ('channel:c0:COIN', 'channel', 'c0', 'COIN')`);
    await run(
      sql`INSERT INTO wallet_entry (journal_id, account_id, amount) VALUES ('made', 'channel:c0:COIN', 7)`,
    );
    const { ok, list } = await broken.wallet.reconciliation();
    expect([ok, list.map(({ sum }) => sum)]).toEqual([false, [0, 7, 0, 0]]);
    await broken.drop();
  });

  test('a wallet that nobody used is whole', async () => {
    const empty = await createWalletFixture();
    const { list, ok } = await empty.wallet.reconciliation();
    expect([ok, list.length, list[0]?.sum]).toEqual([true, 4, 0]);
    await empty.drop();
  });
});
