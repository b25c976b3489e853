import { sql } from 'kysely';
import { withDates, type Reader, type Tx } from '../../../platform/database/index.ts';
import { tables, type TaskFileRow, type SubmissionRow, type TaskRow } from './tasks.tables.ts';

const submissionColumns = [
  'task_id',
  'uid',
  'submission_id',
  'answers',
  'submitted_at',
  'points',
  'comment',
] as const;

const jsonb = <Value>(value: Value) => sql<Value>`${JSON.stringify(value)}::jsonb`;

export async function insertTask(tx: Tx, row: TaskRow): Promise<void> {
  const values = { ...withDates(row, 'created_at', 'deadline'), fields: jsonb(row.fields) };
  await tables(tx).insertInto('group_task').values(values).execute();
}

export const findTask = (reader: Reader, taskId: string): Promise<TaskRow | undefined> =>
  tables(reader).selectFrom('group_task').selectAll().where('task_id', '=', taskId).executeTakeFirst();

/** A page of a group's tasks, the newest first, and how many there are. @param page from 1 */
export async function findTasks(
  reader: Reader,
  groupId: string,
  page: number,
  pageSize: number,
): Promise<{ rows: TaskRow[]; total: number }> {
  const of = tables(reader).selectFrom('group_task').where('group_id', '=', groupId);
  const [rows, { total }] = await Promise.all([
    of
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('task_id', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    of.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** Stores a submission unless the member has one. @returns whether it is stored now (V24) */
export async function insertSubmission(
  tx: Tx,
  row: Pick<SubmissionRow, 'task_id' | 'uid' | 'submission_id' | 'answers' | 'submitted_at'>,
): Promise<boolean> {
  const stored = await tables(tx)
    .insertInto('group_task_submission')
    .values({ ...withDates(row, 'submitted_at'), answers: jsonb(row.answers), comment: '' })
    .onConflict((conflict) => conflict.columns(['task_id', 'uid']).doNothing())
    .returning('submission_id')
    .executeTakeFirst();
  return stored !== undefined;
}

export async function insertFiles(tx: Tx, rows: readonly TaskFileRow[]): Promise<void> {
  if (rows.length > 0)
    await tables(tx)
      .insertInto('group_task_file')
      .values([...rows])
      .execute();
}

/** A member's submissions to those tasks. */
export const findSubmissionsOf = (
  reader: Reader,
  taskIds: readonly string[],
  uid: string,
): Promise<SubmissionRow[]> =>
  tables(reader)
    .selectFrom('group_task_submission')
    .select(submissionColumns)
    .where('task_id', '=', sql<string>`ANY(${[...taskIds]}::text[])`)
    .where('uid', '=', uid)
    .execute();

/** How many have submitted, by task; a task without any is left out. */
export async function countSubmissions(
  reader: Reader,
  taskIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await tables(reader)
    .selectFrom('group_task_submission')
    .select((select) => ['task_id', select.fn.countAll<number>().as('n')])
    .where('task_id', '=', sql<string>`ANY(${[...taskIds]}::text[])`)
    .groupBy('task_id')
    .execute();
  return new Map(rows.map(({ task_id, n }) => [task_id, n]));
}

/** Submissions to a task, the first first, and how many there are. @param range all of them without one */
export async function findSubmissions(
  reader: Reader,
  taskId: string,
  range?: { readonly limit: number; readonly offset: number },
): Promise<{ rows: SubmissionRow[]; total: number }> {
  const of = tables(reader).selectFrom('group_task_submission').where('task_id', '=', taskId);
  const inOrder = of.select(submissionColumns).orderBy('submitted_at').orderBy('uid');
  const [rows, { total }] = await Promise.all([
    (range ? inOrder.limit(range.limit).offset(range.offset) : inOrder).execute(),
    of.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** Files of those members' work for a task, in their order. */
export const findFiles = (
  reader: Reader,
  taskIds: readonly string[],
  uids: readonly string[],
): Promise<TaskFileRow[]> =>
  tables(reader)
    .selectFrom('group_task_file')
    .selectAll()
    .where('task_id', '=', sql<string>`ANY(${[...taskIds]}::text[])`)
    .where('uid', '=', sql<string>`ANY(${[...uids]}::text[])`)
    .orderBy('place')
    .execute();

/** Gives a submission its mark, or another. @returns false where there is no submission */
export async function markSubmission(
  tx: Tx,
  { task_id, uid }: Pick<SubmissionRow, 'task_id' | 'uid'>,
  mark: { readonly points: number; readonly comment: string; readonly marked_by: string },
): Promise<boolean> {
  const marked = await tables(tx)
    .updateTable('group_task_submission')
    .set(mark)
    .where('task_id', '=', task_id)
    .where('uid', '=', uid)
    .returning('uid')
    .executeTakeFirst();
  return marked !== undefined;
}

/** Whose work shows uploads, for which task and in which room. */
export async function findOwnersOfFiles(
  reader: Reader,
  fileIds: readonly string[],
): Promise<{ file_id: string; uid: string; task_id: string; room: string }[]> {
  const { rows } = await sql<{ file_id: string; uid: string; task_id: string; room: string }>`
    SELECT file_id, shown.uid, task_id, room FROM group_task_file AS shown
    JOIN group_task USING (task_id) JOIN class_group USING (group_id)
    WHERE file_id = ANY(${[...fileIds]}::text[])`.execute(reader);
  return rows;
}
