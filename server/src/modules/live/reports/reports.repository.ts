import type { BrokenRule, ReportOutcome, ReportState } from '@goldbean/contract';
import { sql, type Generated, type Selectable } from 'kysely';
import { withDates, type Moment, type Reader, type Tx } from '../../../platform/database/index.ts';

/** The feature's tables; see server/migrations/live. */
type LiveReportTables = {
  live_report: {
    report_id: string;
    live_id: string;
    channel_id: string;
    live_title: string;
    streamer_uid: string;
    reporter_uid: string;
    reason: BrokenRule;
    content: string;
    media_ts: number | null;
    created_at: Moment;
    outcome: ReportOutcome | null;
    note: Generated<string>;
    settled_at: Moment | null;
    settled_by: string | null;
  };
  live_report_picture: { report_id: string; position: number; file_id: string };
};
type LiveReportRow = Selectable<LiveReportTables['live_report']>;
/** With the ids of its pictures, in their order. */
export type LiveReportRecord = LiveReportRow & { readonly pics: readonly string[] };

const tables = (reader: Reader) => reader.withTables<LiveReportTables>();

/** @returns false when the member has an open report of the live session already */
export async function insertReport(
  tx: Tx,
  row: Omit<LiveReportRow, 'outcome' | 'note' | 'settled_at' | 'settled_by'>,
): Promise<boolean> {
  const inserted = await tables(tx)
    .insertInto('live_report')
    .values(withDates(row, 'created_at'))
    .onConflict((conflict) => conflict.doNothing())
    .returning('report_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function insertPictures(tx: Tx, reportId: string, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  await tables(tx)
    .insertInto('live_report_picture')
    .values(fileIds.map((file_id, at) => ({ report_id: reportId, position: at + 1, file_id })))
    .execute();
}

/** The report, locked until the transaction ends. */
export async function lockReport(tx: Tx, reportId: string): Promise<LiveReportRow | null> {
  const row = await tables(tx)
    .selectFrom('live_report')
    .selectAll()
    .where('report_id', '=', reportId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** @param how `at` in UTC ms */
export async function settleReport(
  tx: Tx,
  reportId: string,
  how: { readonly outcome: ReportOutcome; readonly note: string; readonly by: string; readonly at: number },
): Promise<void> {
  await tables(tx)
    .updateTable('live_report')
    .set({ outcome: how.outcome, note: how.note, settled_by: how.by, settled_at: new Date(how.at) })
    .where('report_id', '=', reportId)
    .execute();
}

/** Reports of a state, but none of some channels: the open ones in the order in which they came, the settled ones latest first. */
export async function findReports(
  reader: Reader,
  which: { readonly state: ReportState; readonly without: readonly string[] },
  { page, page_size }: { readonly page: number; readonly page_size: number },
): Promise<{ rows: LiveReportRecord[]; total: number }> {
  const found = tables(reader)
    .selectFrom('live_report')
    .where('settled_at', which.state === 'open' ? 'is' : 'is not', null)
    .where('channel_id', '<>', sql<string>`ALL(${[...which.without]}::text[])`);
  const { total } = await found
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const picked = found.selectAll('live_report').select(
    sql<string[]>`ARRAY(
      SELECT file_id FROM live_report_picture AS picture
      WHERE picture.report_id = live_report.report_id ORDER BY position)`.as('pics'),
  );
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

/** Whose report the pictures go with, and of which channel. */
export function findReportsOfPictures(
  reader: Reader,
  fileIds: readonly string[],
): Promise<{ file_id: string; reporter_uid: string; channel_id: string }[]> {
  return tables(reader)
    .selectFrom('live_report_picture')
    .innerJoin('live_report', 'live_report.report_id', 'live_report_picture.report_id')
    .select(['file_id', 'reporter_uid', 'channel_id'])
    .where('file_id', '=', sql<string>`ANY(${[...fileIds]}::text[])`)
    .execute();
}
