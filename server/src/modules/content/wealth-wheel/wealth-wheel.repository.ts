import type { WealthDraw, WealthGoal } from '@goldbean/contract';
import { sql } from 'kysely';
import type { Moment, Reader, Tx } from '../../../platform/database/index.ts';

type WealthWheelTables = {
  wealth_goal: {
    goal_id: string;
    uid: string;
    month: string;
    text: string;
    is_done: boolean;
    created_at: Moment;
  };
  wealth_draw: { uid: string } & WealthDraw;
};

const db = (reader: Reader) => reader.withTables<WealthWheelTables>();

/** One change of a member's goals at a time, also before there is any. */
export async function lockGoals(tx: Tx, uid: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`wealth goals ${uid}`}, 0))`.execute(tx);
}

/** Of one member and year, in the order of their months, then as they were added. */
export function findGoals(reader: Reader, uid: string, year: number): Promise<WealthGoal[]> {
  return db(reader)
    .selectFrom('wealth_goal')
    .select(['goal_id', 'month', 'text', 'is_done as done'])
    .where('uid', '=', uid)
    .where('month', '>=', `${year}-01`)
    .where('month', '<=', `${year}-12`)
    .orderBy('month')
    .orderBy('created_at')
    .orderBy('goal_id')
    .execute();
}

/** The month of a member's first goal; null before there is one. */
export async function findFirstMonth(reader: Reader, uid: string): Promise<string | null> {
  const found = await db(reader)
    .selectFrom('wealth_goal')
    .select((select) => select.fn.min<string | null>('month').as('month'))
    .where('uid', '=', uid)
    .executeTakeFirst();
  return found?.month ?? null;
}

export async function countGoals(tx: Tx, uid: string, month: string): Promise<number> {
  const { goals } = await db(tx)
    .selectFrom('wealth_goal')
    .select((select) => select.fn.countAll<number>().as('goals'))
    .where('uid', '=', uid)
    .where('month', '=', month)
    .executeTakeFirstOrThrow();
  return goals;
}

/** @param at UTC ms */
export async function insertGoal(tx: Tx, uid: string, goal: WealthGoal, at: number): Promise<void> {
  const { done, ...row } = goal;
  await db(tx)
    .insertInto('wealth_goal')
    .values({ ...row, uid, is_done: done, created_at: new Date(at) })
    .execute();
}

/** Another text or state for a goal, which stays in its month. @returns whether it was there */
export async function updateGoal(
  tx: Tx,
  uid: string,
  { goal_id, month, text, done }: WealthGoal,
): Promise<boolean> {
  const { numUpdatedRows } = await db(tx)
    .updateTable('wealth_goal')
    .set({ text, is_done: done })
    .where('goal_id', '=', goal_id)
    .where('uid', '=', uid)
    .where('month', '=', month)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** @returns whether it was there */
export async function removeGoal(tx: Tx, uid: string, goalId: string): Promise<boolean> {
  const { numDeletedRows } = await db(tx)
    .deleteFrom('wealth_goal')
    .where('goal_id', '=', goalId)
    .where('uid', '=', uid)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Of one member, the latest first. */
export function findDraws(reader: Reader, uid: string, limit: number): Promise<WealthDraw[]> {
  return db(reader)
    .selectFrom('wealth_draw')
    .select(['day', 'card'])
    .where('uid', '=', uid)
    .orderBy('day', 'desc')
    .limit(limit)
    .execute();
}

/** Stores the draw of a day unless one is stored. @returns the one that is */
export async function keepDraw(tx: Tx, uid: string, draw: WealthDraw): Promise<WealthDraw> {
  await db(tx)
    .insertInto('wealth_draw')
    .values({ uid, ...draw })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db(tx)
    .selectFrom('wealth_draw')
    .select(['day', 'card'])
    .where('uid', '=', uid)
    .where('day', '=', draw.day)
    .executeTakeFirstOrThrow();
}
