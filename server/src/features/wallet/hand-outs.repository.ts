import { sql } from 'kysely';
import type { Tx } from '../../platform/database/index.ts';
import { accountId } from './wallet.domain.ts';
import type { HandOut } from './wallet.ports.ts';

/** How many of the accounts are there. */
export async function countAccounts(tx: Tx, accounts: readonly string[]): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*) AS n FROM unnest(${[...accounts]}::text[]) AS wanted (id) JOIN wallet_account USING (id)`.execute(
    tx,
  );
  return Number(rows[0]?.n);
}

/** Locks accounts of members, all of which are there, in the order of their ids. */
export async function lockAll(tx: Tx, accounts: readonly string[]): Promise<void> {
  await sql`SELECT count(*) FROM (
    SELECT 1 FROM unnest(${[...accounts]}::text[]) AS wanted (id) JOIN wallet_account account USING (id)
    ORDER BY account.id FOR NO KEY UPDATE OF account
  ) AS locked`.execute(tx);
}

/** Those of the accounts in which something expired at `now` and is not written off yet. */
export async function accountsToSettle(tx: Tx, accounts: readonly string[], now: number): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`
    SELECT DISTINCT account_id FROM unnest(${[...accounts]}::text[]) AS wanted (account_id)
    JOIN wallet_lot USING (account_id) WHERE remaining > 0 AND expires_at <= ${now}
    ORDER BY account_id`.execute(tx);
  return rows.map((row) => row.account_id);
}

export interface WrittenHandOut extends HandOut {
  readonly journalId: string;
  /** UTC ms. */
  readonly at: number;
  /** Of the lots, UTC ms; null never. */
  readonly expiresAt: number | null;
}

/**
 * Writes one journal that takes from a hold and gives to many, with their entries, balances and lots, in one
 * statement. The caller holds the locks of the members' accounts, each of which appears once.
 */
export async function writeHandOut(tx: Tx, written: WrittenHandOut): Promise<void> {
  const { journalId, holdId, shares, source, kind, cause, actor, at, expiresAt } = written;
  const accounts = shares.map(({ uid }) => accountId({ kind: 'user', id: uid }, 'BEAN'));
  const amounts = shares.map(({ amount }) => amount);
  const hold = accountId({ kind: 'hold', id: holdId }, 'BEAN');
  await sql`
    WITH share AS (
      SELECT account, amount FROM unnest(${accounts}::text[], ${amounts}::bigint[]) AS share (account, amount)
    ), journal AS (
      INSERT INTO wallet_journal (id, kind, cause_type, cause_id, note, actor, body_hash, at)
      VALUES (${journalId}, ${kind}, ${cause.type}, ${cause.id}, ${cause.note}, ${actor}, '', ${at})
    ), paid AS (
      UPDATE wallet_account SET balance = balance + share.amount
      FROM share WHERE id = share.account RETURNING id, share.amount, balance
    ), entry AS (
      INSERT INTO wallet_entry (journal_id, account_id, amount, balance_after)
      SELECT ${journalId}, id, amount, balance FROM paid
      UNION ALL SELECT ${journalId}, ${hold}, -sum(amount)::bigint, NULL::bigint FROM share
    )
    INSERT INTO wallet_lot (account_id, journal_id, source, amount, remaining, expires_at)
    SELECT id, ${journalId}, ${source}, amount, amount, ${expiresAt}::bigint FROM paid`.execute(tx);
}
