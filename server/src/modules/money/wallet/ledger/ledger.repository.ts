import type { JournalKind } from '@goldbean/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/index.ts';
import type { ExpiredLot, OpenLot } from '../wallet.domain.ts';
import type { WalletTables } from '../wallet.tables.ts';

/** Locks accounts of members in the order of their ids. @returns balances of those that exist */
export async function lockAccounts(tx: Tx, ids: readonly string[]): Promise<Map<string, number>> {
  // Not FOR UPDATE: entries refer to the account, and their foreign keys need not wait for this.
  const { rows } = await sql<{ id: string; balance: number }>`
    SELECT id, balance FROM wallet_account WHERE id = ANY(${[...ids]}) ORDER BY id FOR NO KEY UPDATE`.execute(
    tx,
  );
  return new Map(rows.map((row) => [row.id, row.balance]));
}

/** Locks an account that is there. @returns its balance */
export async function lockAccount(tx: Tx, id: string): Promise<number> {
  const { balance } = await tx
    .withTables<WalletTables>()
    .selectFrom('wallet_account')
    .select('balance')
    .$narrowType<{ balance: number }>()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return balance;
}

/** Opens accounts of members that have none yet, in the order of their ids. */
export async function openAccounts(tx: Tx, ids: readonly string[]): Promise<void> {
  // Looked for first: most are there, and an insert that comes to nothing costs more than a look.
  await sql`INSERT INTO wallet_account (id, owner_kind, owner_id, currency, balance)
    SELECT id, split_part(id, ':', 1), split_part(id, ':', 2), split_part(id, ':', 3), 0
    FROM unnest(${ids.toSorted()}::text[]) WITH ORDINALITY AS wanted (id, n)
    WHERE NOT EXISTS (SELECT FROM wallet_account AS known WHERE known.id = wanted.id) ORDER BY n
    ON CONFLICT DO NOTHING`.execute(tx);
}

/**
 * Of each account, in the order of D43, the lots that have expired at `now` and as many others as pay what is wanted.
 * @param payers accounts of beans, and how much is wanted of each
 */
export async function openLotsOf(
  tx: Tx,
  payers: readonly (readonly [account: string, wanted: number])[],
  now: number,
): Promise<Map<string, OpenLot[]>> {
  if (payers.length === 0) return new Map();
  const at = new Date(now);
  // A lot holds at least one bean, so that no more lots are looked at than beans are wanted, however many there are.
  const { rows } = await sql<OpenLot & { account: string }>`
    SELECT account, id, remaining, expires_at
    FROM unnest(${payers.map(([account]) => account)}::text[], ${payers.map(([, wanted]) => wanted)}::bigint[])
      AS payer (account, wanted)
    CROSS JOIN LATERAL (
      SELECT id, remaining, expires_at, 0 AS before
      FROM wallet_lot WHERE account_id = account AND remaining > 0 AND expires_at <= ${at}
      UNION ALL
      SELECT id, remaining, expires_at, sum(remaining) OVER (
        ORDER BY expires_at, id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
      )
      FROM (
        SELECT id, remaining, expires_at
        FROM wallet_lot WHERE account_id = account AND remaining > 0 AND (expires_at > ${at} OR expires_at IS NULL)
        ORDER BY expires_at, id LIMIT wanted
      ) AS next
    ) AS lot
    WHERE coalesce(before, 0) < wanted ORDER BY expires_at, id`.execute(tx);
  return Map.groupBy(rows, ({ account }) => account);
}

/** Of each account the lots whose time is over at `now` though something is left, in the order of D43. */
export async function expiredLotsOf(
  tx: Tx,
  accounts: readonly string[],
  now: number,
): Promise<Map<string, ExpiredLot[]>> {
  const { rows } = await sql<ExpiredLot & { account: string }>`
    SELECT account_id AS account, id, remaining, expires_at FROM wallet_lot
    WHERE account_id = ANY(${[...accounts]}) AND remaining > 0 AND expires_at <= ${new Date(now)}
    ORDER BY expires_at, id`.execute(tx);
  return Map.groupBy(rows, ({ account }) => account);
}

/** What a used request_id is known by, and the account to say what it moved in. */
export interface JournalKey {
  readonly actor: string;
  readonly kind: JournalKind;
  readonly requestId: string;
  readonly account: string;
}

/** A journal, with what it moved in an account and the balance then (null: no member's). */
export interface JournalOfKey {
  readonly id: string;
  readonly body_hash: string;
  readonly amount: number;
  readonly balance_after: number | null;
}

const journalBy = (tx: Tx, key: JournalKey) =>
  tx
    .withTables<WalletTables>()
    .selectFrom('wallet_journal as journal')
    .leftJoin('wallet_entry as entry', (join) =>
      join.onRef('entry.journal_id', '=', 'journal.id').on('entry.account_id', '=', key.account),
    )
    .select((select) => [
      'journal.id',
      'journal.body_hash',
      select.fn.coalesce('entry.amount', sql<number>`0`).as('amount'),
      'entry.balance_after',
    ])
    .where('actor', '=', key.actor)
    .where('kind', '=', key.kind)
    .where('request_id', '=', key.requestId);

/** The journal of a request_id, if it was used. */
export const findJournal = async (tx: Tx, key: JournalKey): Promise<JournalOfKey | null> =>
  (await journalBy(tx, key).executeTakeFirst()) ?? null;

/** The journal of a request_id that was used. */
export const getJournal = (tx: Tx, key: JournalKey): Promise<JournalOfKey> =>
  journalBy(tx, key).executeTakeFirstOrThrow();
