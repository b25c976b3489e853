import type { FeedbackState } from '@goldbean/contract';
import { sql, type Generated, type Selectable } from 'kysely';
import { withDates, type Moment, type Reader, type Tx } from '../../../platform/database/index.ts';
import type { PageRequest } from '../../../platform/page-request.ts';

/** The feature's tables; see server/migrations/staff. */
type FeedbackTables = {
  feedback: {
    feedback_id: string;
    uid: string;
    text: string;
    contact: string;
    created_at: Moment;
    state: Generated<FeedbackState>;
    answer: Generated<string>;
    handled_by: string | null;
    handled_at: Moment | null;
  };
  feedback_picture: { feedback_id: string; position: number; file_id: string };
};
type StoredFeedback = Selectable<FeedbackTables['feedback']>;
/** With the ids of its pictures, in their order. */
export type FeedbackRow = StoredFeedback & { readonly pics: readonly string[] };

const tables = (reader: Reader) => reader.withTables<FeedbackTables>();

/** @param fileIds its pictures, in their order */
export async function insertFeedback(
  tx: Tx,
  row: Pick<StoredFeedback, 'feedback_id' | 'uid' | 'text' | 'contact' | 'created_at'>,
  fileIds: readonly string[],
): Promise<void> {
  await tables(tx).insertInto('feedback').values(withDates(row, 'created_at')).execute();
  if (fileIds.length === 0) return;
  await tables(tx)
    .insertInto('feedback_picture')
    .values(fileIds.map((file_id, at) => ({ feedback_id: row.feedback_id, position: at + 1, file_id })))
    .execute();
}

/** The feedback, locked until the transaction ends. */
export async function lockFeedback(tx: Tx, feedbackId: string): Promise<StoredFeedback | null> {
  const row = await tables(tx)
    .selectFrom('feedback')
    .selectAll()
    .where('feedback_id', '=', feedbackId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** @param how `answer` is empty where it is closed without words; `at` in UTC ms */
export async function handleFeedback(
  tx: Tx,
  feedbackId: string,
  how: { readonly answer: string; readonly by: string; readonly at: number },
): Promise<void> {
  await tables(tx)
    .updateTable('feedback')
    .set({
      state: how.answer === '' ? 'closed' : 'answered',
      answer: how.answer,
      handled_by: how.by,
      handled_at: new Date(how.at),
    })
    .where('feedback_id', '=', feedbackId)
    .execute();
}

/** @returns the ids of the pictures that it had */
export async function deleteFeedback(tx: Tx, feedbackId: string): Promise<string[]> {
  const pictures = await tables(tx)
    .deleteFrom('feedback_picture')
    .where('feedback_id', '=', feedbackId)
    .returning('file_id')
    .execute();
  await tables(tx).deleteFrom('feedback').where('feedback_id', '=', feedbackId).execute();
  return pictures.map(({ file_id }) => file_id);
}

/**
 * Feedback of a member, latest first; or of all in a state: what is open in the order in which it came, the rest latest
 * first.
 */
export async function findFeedback(
  reader: Reader,
  which: { readonly uid: string } | { readonly state: FeedbackState },
  { page, page_size }: PageRequest,
): Promise<{ rows: FeedbackRow[]; total: number }> {
  const all = tables(reader).selectFrom('feedback');
  const found = 'uid' in which ? all.where('uid', '=', which.uid) : all.where('state', '=', which.state);
  const { total } = await found
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const picked = found.selectAll('feedback').select(
    sql<string[]>`ARRAY(
      SELECT file_id FROM feedback_picture AS picture
      WHERE picture.feedback_id = feedback.feedback_id ORDER BY position)`.as('pics'),
  );
  const inOrder =
    'state' in which && which.state !== 'open'
      ? picked.orderBy('handled_at', 'desc').orderBy('feedback_id', 'desc')
      : picked.orderBy('feedback_id', 'uid' in which ? 'desc' : 'asc');
  const rows = await inOrder
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute();
  return { rows, total };
}

/** Whose feedback the pictures go with. */
export const findOwnersOfPictures = (
  reader: Reader,
  fileIds: readonly string[],
): Promise<{ file_id: string; uid: string }[]> =>
  tables(reader)
    .selectFrom('feedback_picture')
    .innerJoin('feedback', 'feedback.feedback_id', 'feedback_picture.feedback_id')
    .select(['file_id', 'uid'])
    .where('file_id', '=', sql<string>`ANY(${[...fileIds]}::text[])`)
    .execute();
