import type { CourseType } from '@goldbean/contract';
import { liveLimits } from '@goldbean/contract';
import type { Tx } from '../../../../platform/database/index.ts';
import type { LivePorts } from '../live-sessions.ports.ts';
import { insertLive } from '../live-sessions.repository.ts';
import { tables } from '../live-sessions.tables.ts';
import type { Reminders } from '../on-air/reminders.job.ts';
import { lockStream } from '../on-air/streams.repository.ts';
import { roomOf } from '../live-sessions.domain.ts';

/** A live session from before it was stored here. Times in UTC ms. */
export interface EarlierLive {
  readonly channelId: string;
  readonly streamerUid: string;
  readonly name: string;
  readonly theme: string;
  readonly introduction: string;
  readonly background: { readonly file_id: string; readonly url: string };
  readonly courseType: CourseType;
  /** For course type 5: what a ticket costs, in beans. */
  readonly ticketBeans?: number;
  readonly startAt: number;
  /** When it went on air; null for one that has not begun. */
  readonly startedAt: number | null;
  /** Null while it has not ended; one on air then waits for its encoder. */
  readonly endedAt: number | null;
  readonly watched: number;
  readonly peak: number;
  /** Ids of what is sold in it; the first is being presented. */
  readonly goods: readonly string[];
}

/** Creates live sessions in any state: for the demo and for migrated live sessions. */
export function createLiveImport(
  { clock, ids, rooms }: Pick<LivePorts, 'clock' | 'ids' | 'rooms'>,
  reminders: Pick<Reminders, 'planned'>,
) {
  /** @returns its id */
  return async (tx: Tx, live: EarlierLive): Promise<string> => {
    const { channelId, startedAt, endedAt, background, watched, peak } = live;
    const liveId = ids.next();
    await lockStream(tx, channelId);
    const row = {
      live_id: liveId,
      channel_id: channelId,
      streamer_uid: live.streamerUid,
      name: live.name,
      theme: live.theme,
      introduction: live.introduction,
      background_id: background.file_id,
      background: background.url,
      preview_at: null,
      start_at: live.startAt,
      course_type: live.courseType,
      ticket_beans: live.ticketBeans ?? null,
      block_network: false,
      replay_mode: 'limited' as const,
      replay_days: liveLimits.replayDefaultDays,
      goods: [...live.goods],
      current_product: live.goods[0] ?? null,
      state:
        endedAt !== null
          ? ('ended' as const)
          : startedAt !== null
            ? ('live' as const)
            : ('not_started' as const),
      created_at: Math.min(clock.now(), live.startAt),
      started_at: startedAt,
      ended_at: endedAt,
      end_reason: '',
      ended_by: null,
      paused_at: null,
      interrupted_until:
        startedAt !== null && endedAt === null ? clock.now() + liveLimits.publisherGraceMs : null,
    };
    await insertLive(tx, row, []);
    await tables(tx)
      .updateTable('live_counter')
      .set({ watched, peak })
      .where('live_id', '=', liveId)
      .execute();
    if (row.state === 'not_started') await reminders.planned(tx, liveId, row.start_at);
    await rooms.create(tx, roomOf(liveId));
    return liveId;
  };
}
