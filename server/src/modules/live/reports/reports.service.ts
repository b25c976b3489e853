import {
  type CallAnswer,
  type CallRequest,
  type NoticeBody,
  type PlatformRole,
  type calls,
} from '@goldbean/contract';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { ReportPorts } from './reports.ports.ts';
import {
  findReports,
  findReportsOfPictures,
  insertPictures,
  insertReport,
  lockReport,
  settleReport,
} from './reports.repository.ts';
import { reportViews } from './reports.views.ts';

type ReportsRequest<Name extends keyof typeof calls.reports> = CallRequest<(typeof calls.reports)[Name]>;
type ReportsAnswer<Name extends keyof typeof calls.reports> = CallAnswer<(typeof calls.reports)[Name]>;

/** Those who judge reports (P04). */
const judges: ReadonlySet<PlatformRole> = new Set(['inspector', 'admin']);

/** Reports of live rooms: made by members, judged by inspectors and administrators, who notify the reporter (C004). */
export function createReports(ports: ReportPorts) {
  const { database, clock, ids, idempotency, users, channels, lives, notices, rooms } = ports;
  const files = ports.pictures(readersOfPictures);

  /** The reporter, and those who judge: not whoever runs the channel. */
  async function readersOfPictures(
    reader: Reader,
    uid: string,
    fileIds: readonly string[],
  ): Promise<ReadonlySet<string>> {
    const found = await findReportsOfPictures(reader, fileIds);
    const roles = (await users.rolesOf(reader, [uid])).get(uid) ?? [];
    const isJudge = roles.some((role) => judges.has(role));
    const own = isJudge ? await channels.streamChannelsOf(reader, uid) : [];
    return new Set(
      found
        .filter(
          ({ reporter_uid, channel_id }) => reporter_uid === uid || (isJudge && !own.includes(channel_id)),
        )
        .map(({ file_id }) => file_id),
    );
  }

  async function begin(tx: Tx, uid: string, given: ReportsRequest<'add'>): Promise<ReportsAnswer<'add'>> {
    const { live_id, reason, content } = given;
    const live = await lives.find(tx, live_id);
    if (reason === 'other' && content === '') return refuse('request.content_required');
    const { startedAt, isOnAir } = live;
    const [report_id, now] = [ids.next(), clock.now()];
    const isFirst = await insertReport(tx, {
      report_id,
      live_id,
      channel_id: live.channelId,
      live_title: live.name,
      streamer_uid: live.streamerUid,
      reporter_uid: uid,
      reason,
      content,
      media_ts: isOnAir && startedAt !== null ? now - startedAt : null,
      created_at: now,
    });
    if (!isFirst) return refuse('moderation.reported');
    const pics = [...new Set(given.pics)];
    for (const pic of pics) await files.take(tx, uid, pic);
    await insertPictures(tx, report_id, pics);
    return { report_id };
  }

  return {
    /** C004. */
    add: (uid: string, given: ReportsRequest<'add'>, intent: IdempotencyKey): Promise<ReportsAnswer<'add'>> =>
      database.transaction((tx) => idempotency.once(tx, intent, () => begin(tx, uid, given))),

    /** G208. */
    async list(
      uid: string,
      { state, page, page_size }: ReportsRequest<'list'>,
    ): Promise<ReportsAnswer<'list'>> {
      const { reader } = database;
      const without = await channels.streamChannelsOf(reader, uid);
      const { rows, total } = await findReports(reader, { state, without }, { page, page_size });
      return { list: await reportViews(reader, rows, ports), total, page, page_size };
    },

    /** G209. */
    settle: (
      uid: string,
      { report_id, outcome, note }: ReportsRequest<'settle'>,
      intent: IdempotencyKey,
    ): Promise<ReportsAnswer<'settle'>> =>
      database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          const row = (await lockReport(tx, report_id)) ?? refuse('request.not_found');
          const own = await channels.streamChannelsOf(tx, uid);
          if (row.reporter_uid === uid || row.streamer_uid === uid || own.includes(row.channel_id))
            return refuse('request.forbidden');
          if (row.settled_at !== null) return refuse('moderation.decided');
          const at = clock.now();
          await settleReport(tx, report_id, { outcome, note, by: uid, at });
          const { live_id, live_title: live, reporter_uid } = row;
          const body: NoticeBody = { kind: 'report_settled', report_id, live_id, live, outcome, note };
          await notices.notify(tx, [{ uid: reporter_uid, body }]);
          rooms.notifyMembers(tx, [reporter_uid], { kind: 'inbox_reminder' });
          return { outcome, at: shanghaiTime(at), at_ts: at };
        }),
      ),
  };
}
export type Reports = ReturnType<typeof createReports>;
