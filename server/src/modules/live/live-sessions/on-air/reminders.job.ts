import { liveLimits, type NoticeBody } from '@goldbean/contract';
import type { Tx } from '../../../../platform/database/index.ts';
import type { LiveRestrictions } from '../access/restrictions.access.ts';
import type { LivePorts } from '../live-sessions.ports.ts';
import { lockLive } from '../live-sessions.repository.ts';
import type { LiveRow } from '../live-sessions.tables.ts';
import { findToStart, takeSoon, takeStarted } from './reminders.repository.ts';

const reminderJob = 'live.reminder';

/** UTC ms when those with an appointment are notified that it begins soon. */
const soonAt = (startAt: number): number => startAt - liveLimits.reminderMs;

/**
 * E26: notifies those with an appointment ten minutes before a live session begins, and when it is on air. A start that
 * is moved notifies again. Whoever cancelled the appointment, or was removed from the room since, is left out.
 */
export function createReminders({
  database,
  clock,
  jobs,
  notices,
  restrictions,
}: Pick<LivePorts, 'database' | 'clock' | 'jobs' | 'notices'> & {
  readonly restrictions: Pick<LiveRestrictions, 'of'>;
}) {
  const noticeOf = (live: LiveRow, moment: 'soon' | 'started'): NoticeBody => ({
    kind: 'live_reminder',
    live_id: live.live_id,
    live: live.name,
    moment,
    start_ts: live.start_at,
  });

  /** Whom to notify of the live session now. */
  async function due(tx: Tx, live: LiveRow): Promise<{ uids: string[]; moment: 'soon' | 'started' }> {
    if (live.state === 'live') return { uids: await takeStarted(tx, live.live_id), moment: 'started' };
    const now = clock.now();
    const isSoon = live.state === 'not_started' && soonAt(live.start_at) <= now && now < live.start_at;
    return { uids: isSoon ? await takeSoon(tx, live.live_id, live.start_at) : [], moment: 'soon' };
  }

  const remind = (liveId: string): Promise<void> =>
    database.transaction(async (tx) => {
      const live = await lockLive(tx, liveId);
      if (!live) return;
      const { uids, moment } = await due(tx, live);
      const body = noticeOf(live, moment);
      const restrictionByUid = await restrictions.of(tx, live, uids);
      if (moment === 'started') await notices.outdateReminders(tx, { live_id: liveId, moment: 'soon' });
      await notices.notify(
        tx,
        uids.filter((uid) => !restrictionByUid.get(uid)?.join).map((uid) => ({ uid, body })),
      );
    });

  jobs.define(reminderJob, async ({ live_id: liveId }) => {
    if (typeof liveId === 'string') await remind(liveId);
  });

  return {
    /** The live session is to begin then; planned again when that changes. @param startAt UTC ms */
    planned: (tx: Tx, liveId: string, startAt: number): Promise<void> =>
      jobs.at(tx, reminderJob, { live_id: liveId }, Math.max(clock.now(), soonAt(startAt))),
    /** The live session is on air. */
    started: (tx: Tx, liveId: string): Promise<void> =>
      jobs.at(tx, reminderJob, { live_id: liveId }, clock.now()),
    /** The live session is over: nothing it announced is still to come. */
    over: (tx: Tx, liveId: string): Promise<void> => notices.outdateReminders(tx, { live_id: liveId }),
    /** Plans what was opened before there were reminders; what is planned twice notifies once. */
    async recover(): Promise<void> {
      for (const { live_id, start_at } of await findToStart(database.reader))
        if (start_at > clock.now())
          await database.transaction((tx) => jobs.at(tx, reminderJob, { live_id }, soonAt(start_at)));
    },
  };
}
export type Reminders = ReturnType<typeof createReminders>;
