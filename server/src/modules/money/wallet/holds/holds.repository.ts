import type { CauseNote, Currency } from '@goldbean/contract';
import { momentAt, type Reader, type Tx } from '../../../../platform/database/index.ts';
import type { LotUse } from '../wallet.domain.ts';
import type { HoldState, WalletTables } from '../wallet.tables.ts';

export interface Hold {
  readonly id: string;
  readonly account_id: string;
  readonly owner_id: string;
  readonly currency: Currency;
  readonly journal_id: string;
  /** What it was made for. */
  readonly cause_type: string;
  readonly cause_id: string;
  readonly note: CauseNote | null;
  readonly amount: number;
  readonly captured: number;
  readonly released: number;
  readonly state: HoldState;
  readonly expires_at: number | null;
}

/** Locks a hold; always before any account. */
export async function lockHold(tx: Tx, id: string): Promise<Hold | null> {
  const row = await tx
    .withTables<WalletTables>()
    .selectFrom('wallet_hold as hold')
    .innerJoin('wallet_account as account', 'account.id', 'hold.account_id')
    .innerJoin('wallet_journal as journal', 'journal.id', 'hold.journal_id')
    .select([
      'hold.id',
      'account_id',
      'owner_id',
      'currency',
      'journal_id',
      'cause_type',
      'cause_id',
      'note',
      'amount',
      'captured',
      'released',
      'state',
      'expires_at',
    ])
    .where('hold.id', '=', id)
    .forNoKeyUpdate('hold')
    .executeTakeFirst();
  return row ?? null;
}

export async function findHoldOf(tx: Tx, journalId: string): Promise<string> {
  const row = await tx
    .withTables<WalletTables>()
    .selectFrom('wallet_hold')
    .select('id')
    .where('journal_id', '=', journalId)
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Which lots a hold drew from, in the order of D43. */
export async function lotsOfHold(tx: Tx, journalId: string): Promise<LotUse[]> {
  return tx
    .withTables<WalletTables>()
    .selectFrom('wallet_lot_use as use')
    .innerJoin('wallet_entry as entry', 'entry.id', 'use.entry_id')
    .innerJoin('wallet_lot as lot', 'lot.id', 'use.lot_id')
    .select(['use.lot_id as lot', 'use.amount'])
    .where('entry.journal_id', '=', journalId)
    .orderBy('lot.expires_at', (order) => order.asc().nullsLast())
    .orderBy('lot.id')
    .execute();
}

/** Holds whose time is over at `now` and that were not yet given back. @param account of one member, or null for all */
export async function dueHolds(
  reader: Reader,
  now: number,
  account: string | null,
  most: number,
): Promise<string[]> {
  let query = reader
    .withTables<WalletTables>()
    .selectFrom('wallet_hold')
    .select('id')
    .where('state', '=', 'reserved')
    .where('expires_at', '<=', momentAt(now));
  if (account !== null) query = query.where('account_id', '=', account);
  const rows = await query.orderBy('expires_at').limit(most).execute();
  return rows.map((row) => row.id);
}
