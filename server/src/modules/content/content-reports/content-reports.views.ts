import { nobody, type ContentReport } from '@goldbean/contract';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/database/index.ts';
import type { ContentReportPorts } from './content-reports.ports.ts';
import type { ContentReportRow } from './content-reports.repository.ts';

/** Reports as those who settle them see them. */
export async function contentReportViews(
  reader: Reader,
  rows: readonly ContentReportRow[],
  { users }: Pick<ContentReportPorts, 'users'>,
): Promise<ContentReport[]> {
  const uids = rows.flatMap(({ author_uid, reporter_uid, settled_by }) => [
    author_uid,
    reporter_uid,
    ...(settled_by === null ? [] : [settled_by]),
  ]);
  const people = await users.many(reader, [...new Set(uids)]);
  const personOf = (uid: string) => {
    const { jwcode, nickname, img } = people.get(uid) ?? nobody(uid);
    return { uid, jwcode, nickname, img };
  };
  return rows.map(({ settled_at, settled_by, outcome, ...row }) => ({
    report_id: row.report_id,
    type: row.type,
    id: row.thing_id,
    words: row.words,
    author: personOf(row.author_uid),
    reporter: personOf(row.reporter_uid),
    reason: row.reason,
    content: row.content,
    at: shanghaiTime(row.created_at),
    at_ts: row.created_at,
    settled:
      settled_at !== null && settled_by !== null && outcome !== null
        ? {
            at: shanghaiTime(settled_at),
            at_ts: settled_at,
            by: personOf(settled_by).nickname,
            outcome,
            note: row.note,
          }
        : null,
  }));
}
