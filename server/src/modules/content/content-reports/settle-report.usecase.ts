import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { ContentReportPorts } from './content-reports.ports.ts';
import type { ModeratedRegistry } from './content-reports.registry.ts';
import { lockReport, settleReport } from './content-reports.repository.ts';

/** What settling a report needs: the things that can be hidden, by type. */
interface SettleReportDeps extends Pick<ContentReportPorts, 'clock' | 'notices' | 'rooms'> {
  readonly things: ModeratedRegistry;
}

/** G434: staff settle a report, and its reporter is notified; what was acted on is hidden. */
export async function settleContentReport(
  tx: Tx,
  uid: string,
  given: CallRequest<typeof calls.contentReports.settle>,
  { clock, notices, rooms, things }: SettleReportDeps,
): Promise<CallAnswer<typeof calls.contentReports.settle>> {
  const { report_id, outcome, note } = given;
  const row = (await lockReport(tx, report_id)) ?? refuse('request.not_found');
  if (row.reporter_uid === uid || row.author_uid === uid) return refuse('request.forbidden');
  if (row.settled_at !== null) return refuse('moderation.decided');
  const at = clock.now();
  await settleReport(tx, report_id, { outcome, note, by: uid, at });
  const { type, thing_id: id, words, reporter_uid } = row;
  const ofType = things.of(type);
  const thing = await ofType.displayed(tx, id);
  // Its author may have deleted it, or another report led to it.
  if (outcome === 'acted' && thing) await ofType.hide(tx, uid, id, note);
  const about = thing?.about ?? null;
  await notices.notify(tx, [
    {
      uid: reporter_uid,
      body: { kind: 'content_report_settled', report_id, type, id, about, words, outcome, note },
    },
  ]);
  rooms.notifyMembers(tx, [reporter_uid], { kind: 'inbox_reminder' });
  return { outcome, at: shanghaiTime(at), at_ts: at };
}
