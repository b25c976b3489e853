import type { Currency } from '@goldbean/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import { accountId } from './wallet.domain.ts';
import type { HandOut } from './wallet.ports.ts';
import type { HoldState } from './wallet.tables.ts';

/** A hold to hand out from, as it is while it is locked. */
export interface LockedHold {
  readonly currency: Currency;
  readonly amount: number;
  readonly captured: number;
  readonly released: number;
  /** UTC ms; null waits for ever. */
  readonly expires_at: number | null;
  /** When the first of what lies in the accounts expires, UTC ms. */
  readonly next_expiry: number | null;
}

/** Locks a hold and then accounts of members, opening those that are not there; all in one call. */
export async function lockHandOut(
  tx: Tx,
  holdId: string,
  accounts: readonly string[],
): Promise<LockedHold | undefined> {
  const { rows } = await sql<LockedHold>`
    SELECT * FROM wallet_hand_out_lock(${holdId}, ${[...accounts]}::text[])`.execute(tx);
  return rows[0];
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
  /** Of the hold afterwards. */
  readonly state: HoldState;
}

/**
 * Writes one journal that takes from a hold and gives to many, with their entries, balances and lots, in one
 * statement. The caller holds the locks of the hold and of the members' accounts, each of which appears once.
 */
export async function writeHandOut(tx: Tx, written: WrittenHandOut): Promise<void> {
  const { journalId, holdId, shares, source, kind, cause, actor, at, expiresAt, state } = written;
  const { type: cause_type, id: cause_id, note } = cause;
  const journal = { id: journalId, kind, cause_type, cause_id, note, actor, at };
  await sql`SELECT wallet_hand_out_write(
    ${JSON.stringify(journal)}::jsonb, ${holdId},
    ${shares.map(({ uid }) => accountId({ kind: 'user', id: uid }, 'BEAN'))}::text[],
    ${shares.map(({ amount }) => amount)}::bigint[], ${source}, ${expiresAt}, ${state}
  )`.execute(tx);
}
