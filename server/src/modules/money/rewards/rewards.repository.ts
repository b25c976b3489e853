import { sql, type Selectable } from 'kysely';
import type { ClaimKind, RewardKind } from '@goldbean/contract';
import { withDates, type Moment, type Reader, type Tx } from '../../../platform/database/index.ts';
import type { RewardCheckIn } from './rewards.domain.ts';

type RewardTables = {
  reward_grant: {
    grant_id: string;
    uid: string;
    kind: RewardKind;
    subject: string;
    beans: number;
    credits: number;
    streak: number | null;
    granted_at: Moment;
  };
};
export type GrantRow = Selectable<RewardTables['reward_grant']>;

const db = (reader: Reader) => reader.withTables<RewardTables>();

/** Locks the member for this feature until the transaction ends. */
export async function takeTurn(tx: Tx, uid: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`reward ${uid}`}, 0))`.execute(tx);
}

/** @returns false when it was given before */
export async function insertGrant(tx: Tx, row: GrantRow): Promise<boolean> {
  const added = await db(tx)
    .insertInto('reward_grant')
    .values(withDates(row, 'granted_at'))
    .onConflict((conflict) => conflict.columns(['uid', 'kind', 'subject']).doNothing())
    .returning('grant_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** When the rewards that are given once were given, UTC ms. */
export async function findClaims(
  reader: Reader,
  uid: string,
  kinds: readonly ClaimKind[],
): Promise<Map<RewardKind, number>> {
  const rows = await db(reader)
    .selectFrom('reward_grant')
    .select(['kind', 'granted_at'])
    .where('uid', '=', uid)
    .where('kind', 'in', kinds)
    .execute();
  return new Map(rows.map((row) => [row.kind, row.granted_at]));
}

/** Which of the coupons the member was paid (C021). */
export async function findCoupons(
  reader: Reader,
  uid: string,
  couponIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (couponIds.length === 0) return new Set();
  const rows = await db(reader)
    .selectFrom('reward_grant')
    .select('subject')
    .where('uid', '=', uid)
    .where('kind', '=', 'anniversary')
    .where('subject', 'in', couponIds)
    .execute();
  return new Set(rows.map(({ subject }) => subject));
}

const signInsOf = (reader: Reader, uid: string) =>
  db(reader).selectFrom('reward_grant').where('uid', '=', uid).where('kind', '=', 'sign_in');

export async function findLastSignIn(reader: Reader, uid: string): Promise<RewardCheckIn | null> {
  const row = await signInsOf(reader, uid)
    .select(['subject as day', 'streak'])
    .orderBy('subject', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { day: row.day, streak: row.streak ?? 0 } : null;
}

/**
 * Beans by day.
 * @param month `YYYY-MM`
 */
export async function findSignIns(reader: Reader, uid: string, month: string): Promise<Map<string, number>> {
  const rows = await signInsOf(reader, uid)
    .select(['subject', 'beans'])
    .where('subject', 'like', `${month}-%`)
    .execute();
  return new Map(rows.map(({ subject, beans }) => [subject, beans]));
}
