import { currencies, type ReconciliationTotals, type Drift } from '@goldbean/contract';
import { sql, type Selectable } from 'kysely';
import { withDates, type Reader } from '../../../../platform/database/index.ts';
import type { WalletTables } from '../wallet.tables.ts';

export interface ReconciliationList {
  readonly list: ReconciliationTotals[];
  /** How many balances, lots and holds do not agree with their entries. */
  readonly drifted: number;
  /** The first of them. */
  readonly drifts: Drift[];
}

/** How many drifts are named: the first says where to look. */
const maxNamed = 20;

/**
 * Adds up every entry there is, in one statement, so as of one moment. Each table is read once, from end to end: no
 * look per account, so that it grows with the entries alone.
 */
export async function readReconciliation(reader: Reader): Promise<ReconciliationList> {
  const { found } = await reader
    .selectNoFrom(
      sql<ReconciliationList>`(WITH total AS MATERIALIZED (
      SELECT account_id, sum(amount)::bigint AS amount FROM wallet_entry GROUP BY account_id
    ), in_lots AS MATERIALIZED (
      SELECT account_id, sum(remaining)::bigint AS amount FROM wallet_lot GROUP BY account_id
    ), used AS MATERIALIZED (
      SELECT lot_id, sum(amount)::bigint AS amount FROM wallet_lot_use GROUP BY lot_id
    ), per_currency AS (
      SELECT wanted.currency,
        coalesce(-sum(total.amount) FILTER (WHERE owner_kind = 'system' AND total.amount < 0), 0) AS issued,
        coalesce(sum(total.amount) FILTER (WHERE owner_kind = 'system' AND total.amount > 0), 0) AS burned,
        coalesce(sum(total.amount) FILTER (WHERE owner_kind = 'hold'), 0) AS held,
        coalesce(sum(total.amount) FILTER (WHERE owner_kind IN ('user', 'channel')), 0) AS balances,
        coalesce(sum(total.amount), 0) AS sum
      FROM unnest(${[...currencies]}::text[]) WITH ORDINALITY AS wanted (currency, place)
      LEFT JOIN (wallet_account account JOIN total ON account.id = total.account_id)
        ON account.currency = wanted.currency
      GROUP BY wanted.currency, place ORDER BY place
    ), drift AS (
      SELECT 'balance' AS what, account.id, balance - coalesce(total.amount, 0) AS by
      FROM wallet_account account LEFT JOIN total ON total.account_id = account.id WHERE owner_kind = 'user'
      UNION ALL
      SELECT 'lots', account.id, balance - coalesce(in_lots.amount, 0)
      FROM wallet_account account LEFT JOIN in_lots ON in_lots.account_id = account.id
      WHERE owner_kind = 'user' AND currency = 'BEAN'
      UNION ALL
      SELECT 'lot', lot.id::text, remaining - lot.amount + coalesce(used.amount, 0)
      FROM wallet_lot lot LEFT JOIN used ON used.lot_id = lot.id
      UNION ALL
      SELECT 'hold', hold.id, hold.amount - captured - released - coalesce(total.amount, 0)
      FROM wallet_hold hold JOIN wallet_account account ON account.id = hold.account_id
      LEFT JOIN total ON total.account_id = 'hold:' || hold.id || ':' || currency
    ), drifted AS MATERIALIZED (
      SELECT * FROM drift WHERE by <> 0
    )
    SELECT jsonb_build_object(
      'list', (SELECT jsonb_agg(per_currency) FROM per_currency),
      'drifted', (SELECT count(*) FROM drifted),
      'drifts', (SELECT coalesce(jsonb_agg(named), '[]') FROM (
        SELECT * FROM drifted ORDER BY what, id LIMIT ${maxNamed}
      ) named)
    ))`.as('found'),
    )
    .executeTakeFirstOrThrow();
  return found;
}

type CheckRow = Selectable<WalletTables['wallet_check']>;
/** What a night's check found. `at` in UTC ms. */
export type ReconciliationCheck = Pick<CheckRow, 'at' | 'ok'>;

export async function insertCheck(reader: Reader, check: CheckRow): Promise<void> {
  await reader
    .withTables<WalletTables>()
    .insertInto('wallet_check')
    .values(withDates(check, 'at'))
    .onConflict((conflict) => conflict.column('at').doNothing())
    .execute();
}

/** The last check, or null before the first. */
export async function findLastCheck(reader: Reader): Promise<ReconciliationCheck | null> {
  const row = await reader
    .withTables<WalletTables>()
    .selectFrom('wallet_check')
    .select(['at', 'ok'])
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
