import { currencies, type Currency, type JournalKind } from '@goldbean/contract';
import { sql } from 'kysely';
import { momentAt, type Reader, type Tx } from '../../../../platform/database/index.ts';
import { accountId } from '../wallet.domain.ts';
import type { WalletTables } from '../wallet.tables.ts';

export interface Balances {
  /** What can be spent at `now`, by currency. */
  readonly spendable: Readonly<Record<Currency, number>>;
  /** Beans set aside. */
  readonly held: number;
  /** The beans that expire next; `at` in UTC ms. */
  readonly next: { readonly amount: number; readonly at: number } | null;
}

/** Balances of a member at `now` (UTC ms): what has expired does not count, written off or not. */
export async function readBalances(reader: Reader, uid: string, now: number): Promise<Balances> {
  const owner = { kind: 'user', id: uid } as const;
  const beans = accountId(owner, 'BEAN');
  // One statement, one moment: money on its way into a hold is seen on one side of it.
  const { stored, lots, held } = await reader
    .selectNoFrom([
      sql<Partial<
        Record<Currency, number>
      > | null>`(SELECT jsonb_object_agg(currency, balance) FROM wallet_account
      WHERE id = ANY(${currencies.map((currency) => accountId(owner, currency))}))`.as('stored'),
      sql<
        { expires_at: string | null; amount: number }[] | null
      >`(SELECT jsonb_agg(lot ORDER BY expires_at NULLS LAST) FROM (
      SELECT expires_at, sum(remaining) AS amount FROM wallet_lot
      WHERE account_id = ${beans} AND remaining > 0 AND (expires_at > ${new Date(now)} OR expires_at IS NULL)
      GROUP BY expires_at) lot)`.as('lots'),
      sql<number>`(SELECT coalesce(sum(amount - captured - released), 0)::bigint FROM wallet_hold
      WHERE account_id = ${beans} AND state = 'reserved')`.as('held'),
    ])
    .executeTakeFirstOrThrow();
  const first = lots?.[0];
  return {
    spendable: {
      BEAN: (lots ?? []).reduce((sum, lot) => sum + lot.amount, 0),
      COIN: stored?.COIN ?? 0,
      DANGWU: stored?.DANGWU ?? 0,
      CREDIT: stored?.CREDIT ?? 0,
    },
    held,
    next:
      first && first.expires_at !== null ? { amount: first.amount, at: Date.parse(first.expires_at) } : null,
  };
}

/** Beans that members can spend at `now` (UTC ms), by uid; 0 for who has none. */
export async function readBeans(
  reader: Reader,
  uids: readonly string[],
  now: number,
): Promise<Map<string, number>> {
  const accountOf = (uid: string): string => accountId({ kind: 'user', id: uid }, 'BEAN');
  const { rows } = await sql<{ account_id: string; beans: number }>`
    SELECT account_id, sum(remaining)::bigint AS beans FROM wallet_lot
    WHERE account_id = ANY(${uids.map(accountOf)}) AND remaining > 0
      AND (expires_at > ${new Date(now)} OR expires_at IS NULL)
    GROUP BY account_id`.execute(reader);
  const found = new Map(rows.map(({ account_id: account, beans }) => [account, beans]));
  return new Map(uids.map((uid) => [uid, found.get(accountOf(uid)) ?? 0]));
}

export async function readChannelIncome(reader: Reader, channelId: string): Promise<number> {
  const { beans } = await reader
    .selectNoFrom(
      sql<number>`(SELECT coalesce(sum(amount), 0)::bigint FROM wallet_entry
    WHERE account_id = ${accountId({ kind: 'channel', id: channelId }, 'BEAN')})`.as('beans'),
    )
    .executeTakeFirstOrThrow();
  return beans;
}

export interface StatementQuery {
  readonly account: string;
  readonly kind?: JournalKind | undefined;
  /** UTC ms; `to` is not included. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly page: number;
  readonly page_size: number;
}

/** Lines of an account, newest first, with how many there are. */
export async function readStatement(reader: Reader, query: StatementQuery) {
  let lines = reader
    .withTables<WalletTables>()
    .selectFrom('wallet_entry as entry')
    .innerJoin('wallet_journal as journal', 'journal.id', 'entry.journal_id')
    .where('entry.account_id', '=', query.account);
  if (query.kind !== undefined) lines = lines.where('journal.kind', '=', query.kind);
  if (query.from !== undefined) lines = lines.where('journal.at', '>=', momentAt(query.from));
  if (query.to !== undefined) lines = lines.where('journal.at', '<', momentAt(query.to));
  const { total } = await lines
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const list = await lines
    .select([
      'journal.id as journal_id',
      'at',
      'kind',
      'entry.amount',
      'balance_after',
      'cause_type',
      'cause_id',
      'note',
    ])
    .$narrowType<{ balance_after: number }>()
    .orderBy('entry.id', 'desc')
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
    .execute();
  return { total, list };
}

/** A lot with something left, and when it came in. Times are UTC ms. */
export interface LotOnView {
  readonly id: number;
  readonly amount: number;
  readonly remaining: number;
  readonly source: string;
  readonly at: number;
  readonly expires_at: number | null;
}

/** Lots of an account that are worth something at `now`, in the order of D43, with how many there are. */
export async function readLots(
  reader: Reader,
  { account, now, page, page_size }: { account: string; now: number; page: number; page_size: number },
): Promise<{ total: number; list: LotOnView[] }> {
  const open = reader
    .withTables<WalletTables>()
    .selectFrom('wallet_lot as lot')
    .innerJoin('wallet_journal as journal', 'journal.id', 'lot.journal_id')
    .where('lot.account_id', '=', account)
    .where('remaining', '>', 0)
    .where((is) => is.or([is('expires_at', '>', momentAt(now)), is('expires_at', 'is', null)]));
  const { total } = await open
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const list = await open
    .select(['lot.id', 'lot.amount', 'remaining', 'source', 'at', 'expires_at'])
    .orderBy('expires_at', (order) => order.asc().nullsLast())
    .orderBy('lot.id')
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute();
  return { total, list };
}

/** True when expired beans of an account wait to be written off. */
export async function hasExpiredLots(reader: Reader, account: string, now: number): Promise<boolean> {
  const row = await reader
    .withTables<WalletTables>()
    .selectFrom('wallet_lot')
    .select('id')
    .where('account_id', '=', account)
    .where('remaining', '>', 0)
    .where('expires_at', '<=', momentAt(now))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Accounts with expired beans that wait to be written off. */
export async function accountsWithExpiredLots(reader: Reader, now: number, most: number): Promise<string[]> {
  const rows = await reader
    .withTables<WalletTables>()
    .selectFrom('wallet_lot')
    .select('account_id')
    .distinct()
    .where('remaining', '>', 0)
    .where('expires_at', '<=', momentAt(now))
    .orderBy('account_id')
    .limit(most)
    .execute();
  return rows.map((row) => row.account_id);
}

/** Stores that the member opened their statement; only the first time counts. */
export async function noteOpening(tx: Tx, uid: string, at: number): Promise<void> {
  await tx
    .withTables<WalletTables>()
    .insertInto('wallet_opening')
    .values({ uid, opened_at: new Date(at) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether the member has opened their bean statement. */
export async function hasOpened(reader: Reader, uid: string): Promise<boolean> {
  const row = await reader
    .withTables<WalletTables>()
    .selectFrom('wallet_opening')
    .select('uid')
    .where('uid', '=', uid)
    .executeTakeFirst();
  return row !== undefined;
}
