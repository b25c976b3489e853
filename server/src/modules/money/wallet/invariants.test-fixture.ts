import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Clock } from '../../../platform/clock.ts';
import { lotExpiry } from './wallet.domain.ts';
import type { WalletFixture } from './wallet.test-fixture.ts';

/** Whose books are looked at. */
type InvariantFixture = Pick<WalletFixture, 'database' | 'wallet'> & { readonly clock: Clock };

type JournalEntryRow = {
  id: number;
  account_id: string;
  journal_id: string;
  amount: number;
  balance_after: number;
  kind: string;
  at: number;
};
type LotRow = {
  id: number;
  account_id: string;
  journal_id: string;
  amount: number;
  remaining: number;
  expires_at: number;
  source: string;
};
type LotUseRow = { entry_id: number; lot_id: number; amount: number };

/** Members' lines, lots and uses as they are stored. */
async function readBooks({ database }: InvariantFixture, members: string) {
  const theirs = `user:${members}%`;
  const lines =
    await sql<JournalEntryRow>`SELECT entry.id, account_id, journal_id, entry.amount, balance_after, kind, at
    FROM wallet_entry entry JOIN wallet_journal journal ON journal.id = journal_id
    WHERE account_id LIKE ${theirs} ORDER BY entry.id`.execute(database.reader);
  const lots =
    await sql<LotRow>`SELECT * FROM wallet_lot WHERE account_id LIKE ${theirs} ORDER BY id`.execute(
      database.reader,
    );
  const uses = await sql<LotUseRow>`SELECT entry_id, lot_id, use.amount FROM wallet_lot_use use
    JOIN wallet_lot lot ON lot.id = lot_id WHERE account_id LIKE ${theirs}`.execute(database.reader);
  const balances = await sql<{ id: string; balance: number }>`
    SELECT id, balance FROM wallet_account WHERE id LIKE ${theirs}`.execute(database.reader);
  return { lines: lines.rows, lots: lots.rows, uses: uses.rows, balances: balances.rows };
}

/**
 * Invariants 1 to 9 of domain 3.2 (5 and 8 speak of orders), by replaying lines from the first.
 * @param members how the uids of those to look at begin; what adds up over all accounts is looked at for all
 * @returns how many journals there are
 */
export async function checkInvariants(fixture: InvariantFixture, members: string): Promise<number> {
  const { database, clock, wallet } = fixture;
  // 1: per journal and currency, and over all accounts.
  const { rows: broken } = await sql`SELECT journal_id, currency FROM wallet_entry entry
    JOIN wallet_account account ON account.id = account_id
    GROUP BY journal_id, currency HAVING sum(amount) <> 0`.execute(database.reader);
  expect(broken).toEqual([]);
  expect(await wallet.reconciliation()).toMatchObject({ ok: true });

  const { lines, lots, uses, balances } = await readBooks(fixture, members);
  const usesOf = Map.groupBy(uses, (use) => use.entry_id);
  const lotOf = new Map(lots.map((lot) => [lot.journal_id + lot.account_id, lot]));
  const linesOf = Map.groupBy(lines, (line) => line.account_id);
  for (const { id: account, balance } of balances) {
    /** What is left in each lot as the lines go by, in the order of D43. */
    const left = new Map<number, { lot: LotRow; remaining: number }>();
    let running = 0;
    let before = 0;
    for (const line of linesOf.get(account) ?? []) {
      running += line.amount;
      // 4 and 9.
      expect(running).toBeGreaterThanOrEqual(0);
      expect(line.balance_after).toBe(running);
      const filled = lotOf.get(line.journal_id + account);
      if (filled) {
        expect(filled.expires_at).toBe(lotExpiry(line.at, filled.source));
        left.set(filled.id, { lot: filled, remaining: filled.amount });
      }
      const drawn = usesOf.get(line.id) ?? [];
      if (account.endsWith(':BEAN')) {
        const fromLots = drawn.reduce((sum, use) => sum + use.amount, 0);
        expect(filled ? filled.amount : -fromLots).toBe(line.amount);
      }
      for (const use of drawn) {
        const entry = left.get(use.lot_id);
        if (!entry) throw new Error('a lot is used after it was filled');
        entry.remaining -= use.amount;
        // 3.
        expect(entry.remaining).toBeGreaterThanOrEqual(0);
        expect(entry.remaining).toBeLessThanOrEqual(entry.lot.amount);
        if (line.kind === 'expiry') expect(entry.remaining).toBe(0);
        else if (use.amount > 0) expect(line.at).toBeLessThan(entry.lot.expires_at);
      }
      // Neither an expiry nor the undoing of a credit chooses its lot.
      if (line.amount < 0 && line.kind !== 'expiry' && line.kind !== 'reversal') {
        const last = drawn
          .map((use) => left.get(use.lot_id)?.lot)
          .toSorted(inSpendOrder)
          .at(-1);
        const sooner = [...left.values()].filter(({ lot }) => last && inSpendOrder(lot, last) < 0);
        expect(sooner.filter(({ remaining }) => remaining > 0)).toEqual([]);
      }
      // Lines follow each other in time; only a release into an expired lot is followed by its expiry at once.
      expect(line.at).toBeGreaterThanOrEqual(before);
      before = line.at;
    }
    expect(balance).toBe(running);
    for (const { lot, remaining } of left.values()) expect(lot.remaining).toBe(remaining);
    // 2.
    if (account.endsWith(':BEAN')) {
      const living = [...left.values()].filter(({ lot }) => lot.expires_at > clock.now());
      const uid = account.split(':')[1] ?? '';
      const spendable = living.reduce((sum, { remaining }) => sum + remaining, 0);
      expect(await wallet.port.beans(database.reader, uid)).toBe(spendable);
    }
  }
  return countJournals(fixture);
}

export async function countJournals({ database }: Pick<InvariantFixture, 'database'>): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM wallet_journal`.execute(
    database.reader,
  );
  return rows[0]?.n ?? 0;
}

function inSpendOrder(a: LotRow | undefined, b: LotRow | undefined): number {
  if (!a || !b) throw new Error('a debit draws from lots that were filled before');
  return a.expires_at - b.expires_at || a.id - b.id;
}
