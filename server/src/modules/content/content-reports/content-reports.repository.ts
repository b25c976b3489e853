import type { ContentReportOutcome, ContentReportReason, ContentType } from '@goldbean/contract';
import type { Generated, Selectable } from 'kysely';
import { withDates, type Moment, type Reader, type Tx } from '../../../platform/database/index.ts';

/** The feature's table; see server/migrations/content. */
type ContentReportTables = {
  content_report: {
    report_id: string;
    type: ContentType;
    thing_id: string;
    author_uid: string;
    words: string;
    reporter_uid: string;
    reason: ContentReportReason;
    content: string;
    created_at: Moment;
    outcome: ContentReportOutcome | null;
    note: Generated<string>;
    settled_at: Moment | null;
    settled_by: string | null;
  };
};
export type ContentReportRow = Selectable<ContentReportTables['content_report']>;
const tables = (reader: Reader) => reader.withTables<ContentReportTables>();

/** @returns false when the member has an open report of the thing already */
export async function insertReport(
  tx: Tx,
  row: Omit<ContentReportRow, 'outcome' | 'note' | 'settled_at' | 'settled_by'>,
): Promise<boolean> {
  const inserted = await tables(tx)
    .insertInto('content_report')
    .values(withDates(row, 'created_at'))
    .onConflict((conflict) => conflict.doNothing())
    .returning('report_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The report, locked until the transaction ends. */
export const lockReport = (tx: Tx, id: string): Promise<ContentReportRow | undefined> =>
  tables(tx)
    .selectFrom('content_report')
    .selectAll()
    .where('report_id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** @param how `at` in UTC ms */
export async function settleReport(
  tx: Tx,
  id: string,
  how: {
    readonly outcome: ContentReportOutcome;
    readonly note: string;
    readonly by: string;
    readonly at: number;
  },
): Promise<void> {
  await tables(tx)
    .updateTable('content_report')
    .set({ outcome: how.outcome, note: how.note, settled_by: how.by, settled_at: new Date(how.at) })
    .where('report_id', '=', id)
    .execute();
}

/** Reports of a state, but none of what somebody wrote: open ones longest waiting first, settled ones latest first. */
export async function findReports(
  reader: Reader,
  which: { readonly state: 'open' | 'settled'; readonly notOf: string },
  { page, page_size }: { readonly page: number; readonly page_size: number },
): Promise<{ rows: ContentReportRow[]; total: number }> {
  const found = tables(reader)
    .selectFrom('content_report')
    .where('settled_at', which.state === 'open' ? 'is' : 'is not', null)
    .where('author_uid', '<>', which.notOf);
  const { total } = await found
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const picked = found.selectAll();
  const inOrder =
    which.state === 'open'
      ? picked.orderBy('report_id')
      : picked.orderBy('settled_at', 'desc').orderBy('report_id', 'desc');
  const rows = await inOrder
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute();
  return { rows, total };
}
