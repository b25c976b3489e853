import type { Currency, JournalKind } from '@goldbean/contract';
import { sql, type Selectable } from 'kysely';
import type { Tx } from '../../../../platform/database/index.ts';
import type { LotUse, Owner } from '../wallet.domain.ts';
import type { WalletTables } from '../wallet.tables.ts';

/** One side of a journal, as it was written. */
export interface PostedLeg {
  readonly account_id: string;
  readonly owner: Owner;
  readonly currency: Currency;
  readonly amount: number;
  /** The lots that beans going out came from. */
  readonly uses: readonly LotUse[];
  /** The lot that beans coming in became. */
  readonly lot_id: number | null;
  /** What is left in that lot, else in the member's account; null for accounts that are summed. */
  readonly left: number | null;
}

/** Locks a journal, always before any account, so that two cannot undo it side by side. @returns its kind */
export async function lockJournal(tx: Tx, id: string): Promise<JournalKind | null> {
  const row = await tx
    .withTables<WalletTables>()
    .selectFrom('wallet_journal')
    .select('kind')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.kind ?? null;
}

/** The journals of requests of one actor and kind, in their order. */
export async function findJournals(
  tx: Tx,
  actor: string,
  kind: JournalKind,
  requestIds: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .withTables<WalletTables>()
    .selectFrom('wallet_journal')
    .select('id')
    .where('actor', '=', actor)
    .where('kind', '=', kind)
    .where('request_id', '=', sql<string>`ANY(${[...requestIds]}::text[])`)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The journal that undid another, if one did, and whose intent it was. */
export async function findReversal(
  tx: Tx,
  journalId: string,
): Promise<Pick<Selectable<WalletTables['wallet_journal']>, 'id' | 'actor' | 'request_id' | 'note'> | null> {
  const row = await tx
    .withTables<WalletTables>()
    .selectFrom('wallet_journal')
    .select(['id', 'actor', 'request_id', 'note'])
    .where('kind', '=', 'reversal')
    .where('cause_id', '=', journalId)
    .executeTakeFirst();
  return row ?? null;
}

/** The sides of a journal in the order in which they were written; there is one at least. */
export async function readLegs(tx: Tx, journalId: string): Promise<[PostedLeg, ...PostedLeg[]]> {
  const { rows } = await sql<PostedLeg>`
    SELECT entry.account_id, jsonb_build_object('kind', owner_kind, 'id', owner_id) AS owner, currency, entry.amount,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('lot', lot_id, 'amount', use.amount) ORDER BY lot_id), '[]')
        FROM wallet_lot_use use WHERE entry_id = entry.id) AS uses,
      lot.id AS lot_id, coalesce(remaining, balance) AS left
    FROM wallet_entry entry JOIN wallet_account account ON account.id = entry.account_id
    LEFT JOIN wallet_lot lot ON lot.journal_id = entry.journal_id AND lot.account_id = entry.account_id
    WHERE entry.journal_id = ${journalId} ORDER BY entry.id`.execute(tx);
  return rows as [PostedLeg, ...PostedLeg[]];
}
