import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { ContentReportPorts } from './content-reports.ports.ts';
import type { ModeratedRegistry } from './content-reports.registry.ts';
import { insertReport } from './content-reports.repository.ts';

/** What a report needs: the things that can be reported, by type. */
interface AddReportDeps extends Pick<ContentReportPorts, 'clock' | 'ids'> {
  readonly things: ModeratedRegistry;
}

/** G432: a member reports what somebody else wrote, once. */
export async function addContentReport(
  tx: Tx,
  uid: string,
  given: CallRequest<typeof calls.contentReports.add>,
  { clock, ids, things }: AddReportDeps,
): Promise<CallAnswer<typeof calls.contentReports.add>> {
  const { type, id, reason, content } = given;
  const thing =
    (await things.of(type).displayed(tx, id)) ??
    refuse(type === 'comment' ? 'comment.missing' : 'post.missing');
  if (thing.authorUid === uid) return refuse('request.forbidden');
  if (reason === 'other' && content === '') return refuse('request.content_required');
  const report_id = ids.next();
  const isFirst = await insertReport(tx, {
    report_id,
    type,
    thing_id: id,
    author_uid: thing.authorUid,
    words: thing.words,
    reporter_uid: uid,
    reason,
    content,
    created_at: clock.now(),
  });
  return isFirst ? { report_id } : refuse('moderation.reported');
}
