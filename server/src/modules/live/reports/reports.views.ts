import { nobody, type Report } from '@goldbean/contract';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/database/index.ts';
import type { ReportPorts } from './reports.ports.ts';
import type { LiveReportRecord } from './reports.repository.ts';

/** Reports as those see them who judge them. */
export async function reportViews(
  reader: Reader,
  rows: readonly LiveReportRecord[],
  { users, channels }: Pick<ReportPorts, 'users' | 'channels'>,
): Promise<Report[]> {
  const uids = rows.flatMap((row) => [
    row.streamer_uid,
    row.reporter_uid,
    ...(row.settled_by === null ? [] : [row.settled_by]),
  ]);
  const people = await users.many(reader, [...new Set(uids)]);
  const places = await channels.many(reader, [...new Set(rows.map((row) => row.channel_id))]);
  const personOf = (uid: string) => people.get(uid) ?? nobody(uid);
  return rows.map(({ settled_at, settled_by, outcome, ...row }) => {
    const place = places.get(row.channel_id);
    const isSettled = settled_at !== null && settled_by !== null && outcome !== null;
    return {
      report_id: row.report_id,
      live_id: row.live_id,
      live_title: row.live_title,
      channel: { channel_id: row.channel_id, name: place?.name ?? '', img: place?.img ?? '' },
      streamer: personOf(row.streamer_uid),
      reporter: personOf(row.reporter_uid),
      reason: row.reason,
      content: row.content,
      pics: [...row.pics],
      at: shanghaiTime(row.created_at),
      at_ts: row.created_at,
      media_ts: row.media_ts,
      settled: isSettled
        ? {
            at: shanghaiTime(settled_at),
            at_ts: settled_at,
            by: personOf(settled_by).nickname,
            outcome,
            note: row.note,
          }
        : null,
    };
  });
}
