import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/index.ts';
import { expiryNoticeDays } from '../wallet.domain.ts';

/** Beans of a member that expire together, and whether nobody was notified yet. */
export interface DueNotice {
  readonly uid: string;
  /** In beans. */
  readonly amount: number;
  /** UTC ms. */
  readonly expires_at: number;
  /** False when another server notified them meanwhile. */
  readonly is_new: boolean;
}

const dayMs = 86_400_000;

/**
 * Takes notices that are due at `now` and marks them as notified.
 * @param now UTC ms
 * @param most at a time
 */
export async function takeDueNotices(tx: Tx, now: number, most: number): Promise<DueNotice[]> {
  const [far, near, last] = expiryNoticeDays;
  const inDays = (days: number) => new Date(now + days * dayMs);
  const { rows } = await sql<DueNotice>`
    WITH lot AS (
      SELECT account_id, expires_at, remaining, CASE
        WHEN expires_at <= ${inDays(last)} THEN ${last}::int
        WHEN expires_at <= ${inDays(near)} THEN ${near}::int ELSE ${far}::int END AS step
      FROM wallet_lot
      WHERE remaining > 0 AND expires_at > ${inDays(0)} AND expires_at <= ${inDays(far)}
    ), due AS MATERIALIZED (
      SELECT account_id, expires_at, step, sum(remaining)::bigint AS amount FROM lot
      WHERE NOT EXISTS (
        SELECT 1 FROM wallet_expiry_notice notified
        WHERE notified.account_id = lot.account_id AND notified.expires_at = lot.expires_at AND notified.step = lot.step
      )
      GROUP BY account_id, expires_at, step ORDER BY account_id, expires_at LIMIT ${most}
    ), notified AS (
      INSERT INTO wallet_expiry_notice (account_id, expires_at, step, told_at)
      SELECT account_id, expires_at, step, ${inDays(0)} FROM due ON CONFLICT DO NOTHING
      RETURNING account_id, expires_at
    )
    SELECT split_part(due.account_id, ':', 2) AS uid, amount, due.expires_at, notified.account_id IS NOT NULL AS is_new
    FROM due LEFT JOIN notified USING (account_id, expires_at)`.execute(tx);
  return rows;
}
