import { sql } from 'kysely';
import { withDates, type Reader, type Tx } from '../../../platform/database/index.ts';
import type { TaskCheckIn } from './tasks.domain.ts';
import { tables, type SignInRow } from './tasks.tables.ts';

/** Stores a day unless the member has signed in on it. @returns whether it is stored now */
export async function insertSignIn(tx: Tx, row: SignInRow): Promise<boolean> {
  const stored = await tables(tx)
    .insertInto('group_sign_in')
    .values(withDates(row, 'signed_at'))
    .onConflict((conflict) => conflict.columns(['group_id', 'uid', 'day']).doNothing())
    .returning('day')
    .executeTakeFirst();
  return stored !== undefined;
}

/** The member's last day in the class, today or earlier. */
export const findLastSignIn = (
  reader: Reader,
  groupId: string,
  uid: string,
): Promise<TaskCheckIn | undefined> =>
  tables(reader)
    .selectFrom('group_sign_in')
    .select(['day', 'streak'])
    .where('group_id', '=', groupId)
    .where('uid', '=', uid)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();

/** A member's sign-ins in a class on some days, by the day. */
export async function findSignInsOn(
  reader: Reader,
  { group_id, uid, days }: Pick<SignInRow, 'group_id' | 'uid'> & { readonly days: readonly string[] },
): Promise<ReadonlyMap<string, SignInRow>> {
  const rows = await tables(reader)
    .selectFrom('group_sign_in')
    .selectAll()
    .where('group_id', '=', group_id)
    .where('uid', '=', uid)
    .where('day', 'in', [...days])
    .execute();
  return new Map(rows.map((row) => [row.day, row]));
}

/** Days of a month on which the member signed in, the first first. @param month `YYYY-MM` */
export async function findDays(
  reader: Reader,
  groupId: string,
  uid: string,
  month: string,
): Promise<string[]> {
  const rows = await tables(reader)
    .selectFrom('group_sign_in')
    .select('day')
    .where('group_id', '=', groupId)
    .where('uid', '=', uid)
    .where('day', '>=', `${month}-01`)
    .where('day', '<=', `${month}-31`)
    .orderBy('day')
    .execute();
  return rows.map(({ day }) => day);
}

/** How many of the class have signed in on a day. */
export async function countSignIns(reader: Reader, groupId: string, day: string): Promise<number> {
  const { n } = await tables(reader)
    .selectFrom('group_sign_in')
    .select((select) => select.fn.countAll<number>().as('n'))
    .where('group_id', '=', groupId)
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return n;
}

/** The same for some days, by the day; a day without any is left out. */
export async function countSignInsOn(
  reader: Reader,
  groupId: string,
  days: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await tables(reader)
    .selectFrom('group_sign_in')
    .select(['day', (select) => select.fn.countAll<number>().as('n')])
    .where('group_id', '=', groupId)
    .where('day', 'in', [...days])
    .groupBy('day')
    .execute();
  return new Map(rows.map(({ day, n }) => [day, n]));
}

/** Sign-ins by one task, the first first, and how many there are. @param range all of them without one */
export async function findSignIns(
  reader: Reader,
  taskId: string,
  range?: { readonly limit: number; readonly offset: number },
): Promise<{ rows: SignInRow[]; total: number }> {
  const of = tables(reader).selectFrom('group_sign_in').where('task_id', '=', taskId);
  const inOrder = of
    .selectAll()
    .orderBy('signed_at')
    .orderBy(sql`uid`);
  const [rows, { total }] = await Promise.all([
    (range ? inOrder.limit(range.limit).offset(range.offset) : inOrder).execute(),
    of.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}
