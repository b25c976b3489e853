import {
  paidCourse,
  type calls,
  type CourseType,
  type LiveSettings,
  type ReplayMode,
} from '@goldbean/contract/live';
import type { CallInput, User } from '@goldbean/contract/shared';

/** A live session as the form holds it: moments in UTC ms, nothing preselected that V30 forbids. */
export interface LiveDraft {
  /** Empty: a new live session. */
  liveId: string;
  channelId: string;
  name: string;
  theme: string;
  introduction: string;
  previewAt: number | null;
  startAt: number | null;
  backgroundId: string;
  backgroundUrl: string;
  admins: User[];
  courseType: CourseType | null;
  /** As typed, in beans; counts only for course type 5. */
  ticketBeans: string;
  blockNetwork: boolean | null;
  replayMode: ReplayMode;
  /** As typed; counts only for `limited`. */
  replayDays: string;
  goods: string[];
}

/** D28: a replay is on, for 7 days, unless the streamer says otherwise. @param channelId the only or the asked one */
export const emptyDraft = (channelId = ''): LiveDraft => ({
  liveId: '',
  channelId,
  name: '',
  theme: '',
  introduction: '',
  previewAt: null,
  startAt: null,
  backgroundId: '',
  backgroundUrl: '',
  admins: [],
  courseType: null,
  ticketBeans: '',
  blockNetwork: null,
  replayMode: 'limited',
  replayDays: '7',
  goods: [],
});

/** What the form shows of a live session that exists (G152). */
export function draftOf(live: LiveSettings): LiveDraft {
  return {
    liveId: live.live_id,
    channelId: live.channel_id,
    name: live.name,
    theme: live.theme,
    introduction: live.introduction,
    previewAt: live.preview_time_ts,
    startAt: live.start_time_ts,
    backgroundId: live.background_id,
    backgroundUrl: live.background,
    admins: live.admins,
    courseType: live.course_type,
    ticketBeans: live.ticket_beans === null ? '' : String(live.ticket_beans),
    blockNetwork: live.block_network,
    replayMode: live.replay_mode,
    replayDays: String(live.replay_days ?? emptyDraft().replayDays),
    goods: live.goods,
  };
}

/** The form as the call C059 takes it; what is not chosen is left out, so that the contract's own rules speak. */
export function inputOf(draft: LiveDraft): Partial<CallInput<typeof calls.streaming.edit>> {
  return {
    live_id: draft.liveId || undefined,
    channel_id: draft.channelId || undefined,
    name: draft.name,
    theme: draft.theme,
    introduction: draft.introduction,
    preview_time: draft.previewAt ?? undefined,
    background: draft.backgroundId || undefined,
    admins: draft.admins.map((admin) => admin.uid),
    course_type: draft.courseType ?? undefined,
    ticket_beans: draft.courseType === paidCourse ? draft.ticketBeans || undefined : undefined,
    start_time: draft.startAt ?? undefined,
    block_network: draft.blockNetwork ?? undefined,
    replay_mode: draft.replayMode,
    replay_days: draft.replayMode === 'limited' ? draft.replayDays : undefined,
    goods: draft.goods,
  };
}
