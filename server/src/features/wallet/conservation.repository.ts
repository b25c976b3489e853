import { currencies, type Currency } from '@goldbean/contract';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';

export interface CurrencyTotals {
  readonly currency: Currency;
  readonly issued: number;
  readonly burned: number;
  readonly held: number;
  readonly balances: number;
  readonly sum: number;
}

/**
 * Adds up every entry there is, in one statement, so as of one moment.
 * @returns totals per currency, and `drifted`: how many balances, lots and holds do not agree with their entries
 */
export async function readConservation(reader: Reader): Promise<{ list: CurrencyTotals[]; drifted: number }> {
  const { rows } = await sql<{ totals: CurrencyTotals[] | null; drifted: number }>`
    WITH total AS MATERIALIZED (
      SELECT account_id, sum(amount)::bigint AS amount FROM wallet_entry GROUP BY account_id
    ), per_currency AS (
      SELECT currency,
        coalesce(-sum(total.amount) FILTER (WHERE owner_kind = 'system' AND total.amount < 0), 0) AS issued,
        coalesce(sum(total.amount) FILTER (WHERE owner_kind = 'system' AND total.amount > 0), 0) AS burned,
        coalesce(sum(total.amount) FILTER (WHERE owner_kind = 'hold'), 0) AS held,
        coalesce(sum(total.amount) FILTER (WHERE owner_kind IN ('user', 'channel')), 0) AS balances,
        sum(total.amount) AS sum
      FROM total JOIN wallet_account account ON account.id = total.account_id GROUP BY currency
    ), drifted AS (
      SELECT account.id FROM wallet_account account LEFT JOIN total ON total.account_id = account.id
      WHERE owner_kind = 'user' AND balance <> coalesce(total.amount, 0)
      UNION ALL
      SELECT account.id FROM wallet_account account WHERE owner_kind = 'user' AND currency = 'BEAN'
        AND balance <> (SELECT coalesce(sum(remaining), 0) FROM wallet_lot WHERE account_id = account.id)
      UNION ALL
      SELECT lot.account_id FROM wallet_lot lot
      WHERE remaining <> lot.amount - (SELECT coalesce(sum(amount), 0) FROM wallet_lot_use WHERE lot_id = lot.id)
      UNION ALL
      SELECT hold.id FROM wallet_hold hold JOIN wallet_account account ON account.id = hold.account_id
      LEFT JOIN total ON total.account_id = 'hold:' || hold.id || ':' || currency
      WHERE coalesce(total.amount, 0) <> hold.amount - captured - released
    )
    SELECT (SELECT jsonb_agg(per_currency) FROM per_currency) AS totals,
      (SELECT count(*) FROM drifted) AS drifted`.execute(reader);
  const found = new Map(rows.flatMap(({ totals }) => totals ?? []).map((row) => [row.currency, row]));
  const none = { issued: 0, burned: 0, held: 0, balances: 0, sum: 0 };
  return {
    list: currencies.map((currency) => found.get(currency) ?? { currency, ...none }),
    drifted: rows.reduce((sum, row) => sum + row.drifted, 0),
  };
}
