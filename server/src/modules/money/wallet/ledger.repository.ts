import type { JournalKind } from '@goldbean/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import type { ExpiredLot, LotUse, OpenLot } from './wallet.domain.ts';
import type { WalletTables } from './wallet.tables.ts';

/** One side of a journal, ready to be written. */
export interface WrittenLeg {
  readonly account: string;
  readonly amount: number;
  /** Null for accounts that are summed. */
  readonly after: number | null;
  readonly uses: readonly LotUse[];
  /** The lot that this credit of beans becomes. */
  readonly lot?: { readonly source: string; readonly expires_at: number | null };
}

export interface WrittenJournal {
  readonly id: string;
  readonly kind: JournalKind;
  readonly cause_type: string;
  readonly cause_id: string;
  readonly note: string;
  readonly actor: string;
  readonly request_id: string | undefined;
  readonly body_hash: string;
  readonly at: number;
  readonly legs: readonly WrittenLeg[];
}

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
  await sql`INSERT INTO wallet_account (id, owner_kind, owner_id, currency, balance)
    SELECT id, split_part(id, ':', 1), split_part(id, ':', 2), split_part(id, ':', 3), 0
    FROM unnest(${ids.toSorted()}::text[]) WITH ORDINALITY AS wanted (id, n) ORDER BY n
    ON CONFLICT DO NOTHING`.execute(tx);
}

/** Lots with something left, in the order of D43, expired ones included: those come first. */
export async function openLots(tx: Tx, account: string, most: number): Promise<OpenLot[]> {
  return tx
    .withTables<WalletTables>()
    .selectFrom('wallet_lot')
    .select(['id', 'remaining', 'expires_at'])
    .where('account_id', '=', account)
    .where('remaining', '>', 0)
    .orderBy('expires_at', (order) => order.asc().nullsLast())
    .orderBy('id')
    .limit(most)
    .execute();
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
  // A lot holds at least one bean, so that no more lots are looked at than beans are wanted, however many there are.
  const { rows } = await sql<OpenLot & { account: string }>`
    SELECT account, id, remaining, expires_at
    FROM unnest(${payers.map(([account]) => account)}::text[], ${payers.map(([, wanted]) => wanted)}::bigint[])
      AS payer (account, wanted)
    CROSS JOIN LATERAL (
      SELECT id, remaining, expires_at, 0 AS before
      FROM wallet_lot WHERE account_id = account AND remaining > 0 AND expires_at <= ${now}
      UNION ALL
      SELECT id, remaining, expires_at, sum(remaining) OVER (
        ORDER BY expires_at, id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
      )
      FROM (
        SELECT id, remaining, expires_at
        FROM wallet_lot WHERE account_id = account AND remaining > 0 AND (expires_at > ${now} OR expires_at IS NULL)
        ORDER BY expires_at, id LIMIT wanted
      ) AS next
    ) AS lot
    WHERE coalesce(before, 0) < wanted ORDER BY expires_at, id`.execute(tx);
  return Map.groupBy(rows, ({ account }) => account);
}

/** Lots whose time is over at `now` though something is left. */
export async function expiredLots(tx: Tx, account: string, now: number): Promise<ExpiredLot[]> {
  return tx
    .withTables<WalletTables>()
    .selectFrom('wallet_lot')
    .select(['id', 'remaining', 'expires_at'])
    .$narrowType<{ expires_at: number }>()
    .where('account_id', '=', account)
    .where('remaining', '>', 0)
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .orderBy('id')
    .execute();
}

/** Adds up what happens to each of many. */
function addUp<Id>(moves: readonly { readonly id: Id; readonly amount: number }[]): Map<Id, number> {
  const sums = new Map<Id, number>();
  for (const { id, amount } of moves) sums.set(id, (sums.get(id) ?? 0) + amount);
  return sums;
}

/**
 * Writes journals with their entries, balances and lots in one statement. The caller holds the locks of the
 * members' accounts. Accounts that are summed are opened on the way.
 * @param journals without a request_id, when they are several
 * @returns false when the request_id was used before: then nothing is written
 */
export async function writeJournals(tx: Tx, journals: readonly WrittenJournal[]): Promise<boolean> {
  const legs = journals.flatMap(({ id: journal, legs: those }) => those.map((leg) => ({ ...leg, journal })));
  const members = legs.filter(({ after }) => after !== null);
  const uses = legs.flatMap((leg, n) => leg.uses.map((use) => ({ entry: n + 1, ...use })));
  const given = {
    journals: journals.map((journal) => ({ ...journal, legs: undefined })),
    entries: legs.map(({ journal, account, amount, after }) => ({ journal, account, amount, after })),
    // In one order, as everywhere: two who open the same accounts must not wait for each other.
    opened: [...new Set(legs.flatMap(({ account, after }) => (after === null ? [account] : [])))].toSorted(),
    moved: [...addUp(members.map(({ account, amount }) => ({ id: account, amount })))].map(
      ([account, amount]) => ({ account, amount }),
    ),
    drawn: [...addUp(uses.map(({ lot, amount }) => ({ id: lot, amount })))].map(([lot, amount]) => ({
      lot,
      amount,
    })),
    uses,
    lots: legs.flatMap(({ account, journal, amount, lot }) =>
      lot ? [{ account, journal, amount, ...lot }] : [],
    ),
  };
  const { written } = await tx
    .selectNoFrom(sql<number>`wallet_write(${JSON.stringify(given)}::jsonb)`.as('written'))
    .executeTakeFirstOrThrow();
  return written === journals.length;
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
