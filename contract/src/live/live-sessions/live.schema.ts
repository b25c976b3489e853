import { z } from 'zod';
import { shanghaiTime, timestamp, user } from '../../shared/fields.ts';

/** Domain 3.5. `ended` and `stopped` are final; only `stopped` was somebody's decision against it (D27). */
export const liveStates = ['draft', 'not_started', 'live', 'ended', 'stopped', 'cancelled'] as const;
export const liveState = z.enum(liveStates);
export type LiveState = z.infer<typeof liveState>;

/** D30: 1 public, 2 subscribers, 3 fans, 4 iron fans, 5 paid. Fans are the members of the channel's fan club (P10). */
export const courseTypes = [1, 2, 3, 4, 5] as const;
export type CourseType = (typeof courseTypes)[number];
/** Of fans: it asks membership of its channel's fan club; following alone does not do (P10, D21). */
export const fanCourse: CourseType = 3;
/** Of iron fans: it asks a membership of its channel (P10). */
export const ironFanCourse: CourseType = 4;
/** Of who paid: it asks a ticket (S49). */
export const paidCourse: CourseType = 5;
export const courseType = z.literal(courseTypes);
/** A refusal, as far as it says what is missing. */
interface Lack {
  /** A `msg_key`. */
  readonly msgKey: string;
  /** The answer's `data`. */
  readonly detail: Readonly<Record<string, unknown>>;
}
/** Whether it is a ticket that a refusal says is lacking (S49), and not what another course type asks. */
export const lacksTicket = ({ msgKey, detail }: Lack): boolean =>
  msgKey === 'live.requirement' && detail['course_type'] === paidCourse;
/** The channel that a refusal names for a course type; null where it refuses for something else. */
function channelLacking({ msgKey, detail }: Lack, course: CourseType): string | null {
  const isLacking = msgKey === 'live.requirement' && detail['course_type'] === course;
  return isLacking && typeof detail['channel_id'] === 'string' ? detail['channel_id'] : null;
}
/** Of which channel a refusal says that an iron-fan membership is lacking (N05, P10); null where it is something else. */
export const ironChannelOf = (lack: Lack): string | null => channelLacking(lack, ironFanCourse);
/** The channel whose fan club a refusal asks for (P10); null where it is something else. */
export const clubChannelOf = (lack: Lack): string | null => channelLacking(lack, fanCourse);

export const replayModes = ['permanent', 'limited', 'none'] as const;
export const replayMode = z.enum(replayModes);
export type ReplayMode = z.infer<typeof replayMode>;

export const live = z.object({
  live_id: z.string(),
  /** Name of its message room. */
  room: z.string(),
  name: z.string(),
  theme: z.string(),
  introduction: z.string(),
  /** Address of the background picture. */
  background: z.string(),
  state: liveState,
  /** On air, but the encoder is gone for the moment: pause picture (T01). */
  interrupted: z.boolean(),
  start_time: shanghaiTime(),
  start_time_ts: timestamp(),
  course_type: courseType,
  /** What a ticket costs, in beans; null where none is asked for (D30). */
  ticket_beans: z.number().int().positive().nullable(),
});
export type Live = z.infer<typeof live>;

/** The fields of a live session that only those who run it see. */
export const liveSettings = live.extend({
  channel_id: z.string(),
  preview_time_ts: timestamp().nullable(),
  /** `file_id` of the background picture. */
  background_id: z.string(),
  admins: z.array(user),
  block_network: z.boolean(),
  replay_mode: replayMode,
  replay_days: z.number().int().nullable(),
  goods: z.array(z.string()),
  /** Somebody has a ticket: neither the price nor that one is asked for can be changed. */
  ticket_sold: z.boolean(),
});
export type LiveSettings = z.infer<typeof liveSettings>;

/** A live session on a card. */
export const liveSummary = live
  .pick({
    live_id: true,
    room: true,
    name: true,
    theme: true,
    background: true,
    state: true,
    start_time: true,
    start_time_ts: true,
    ticket_beans: true,
  })
  .extend({
    channel: z.object({ channel_id: z.string(), name: z.string(), img: z.string() }),
    streamer: user,
    online: z.number().int(),
    likes: z.number().int(),
    /** I have an appointment for it (C055). */
    appointed: z.boolean(),
  });
export type LiveSummary = z.infer<typeof liveSummary>;

/** The live session of a channel that is on air, or comes next. */
export const nextLive = live.pick({ live_id: true, name: true, start_time_ts: true }).extend({
  state: liveState.extract(['live', 'not_started']),
});
export type NextLive = z.infer<typeof nextLive>;

/** What a live session has come to so far, or came to. */
export const liveFigures = z.object({
  /** On air, ms; 0 before. */
  duration: z.number().int(),
  /** Members who ever watched. */
  watched: z.number().int(),
  /** Most at once. */
  peak: z.number().int(),
  likes: z.number().int(),
});
export type LiveFigures = z.infer<typeof liveFigures>;

/** What the channel gained by a live session. */
export const liveEarned = z.object({
  beans: z.number().int(),
  /** Members who began to follow the channel while it was on air, and still do. */
  fans: z.number().int(),
});

/** A member's place among those who gave, in beans; of equals, who got there first is before the others. */
export const ranked = z.object({
  rank: z.number().int(),
  /** Without uid, number, name and portrait where `hidden` keeps them from the caller (E29). */
  user,
  score: z.number().int(),
  /** They chose to be hidden in ranks (G214): others see an anonymous viewer, themselves and those who run it who it is. */
  hidden: z.boolean(),
});
export type Ranked = z.infer<typeof ranked>;

/** The three who gave most in a live session, and how many gave in all. */
export const rankTop = z.object({
  top: z.array(
    z.object({
      /** Empty in all its fields where `hidden`: the room hears it as one. */
      user: user.pick({ uid: true, nickname: true, img: true }),
      score: z.number().int(),
      hidden: z.boolean(),
    }),
  ),
  count: z.number().int(),
});
export type RankTop = z.infer<typeof rankTop>;

/** C027: today, this week from Monday, or ever; in Asia/Shanghai. */
export const rankPeriods = ['day', 'week', 'total'] as const;
export const rankPeriod = z.enum(rankPeriods);
export type RankPeriod = z.infer<typeof rankPeriod>;

/** G210: who watched longest, gave most, or came last is first. */
export const watcherSorts = ['longest', 'gifts', 'newest'] as const;
export const watcherSort = z.enum(watcherSorts, 'request.invalid');
export type WatcherSort = z.infer<typeof watcherSort>;

/** G210: a member who watched a live session. */
export const watcher = z.object({
  user,
  /** When they came for the first time. */
  first: shanghaiTime(),
  first_ts: timestamp(),
  /** How long a picture of it moved before them, s; at most as long as it was on air. The replay does not count. */
  seconds: z.number().int(),
  /** What they gave in it, beans. */
  beans: z.number().int(),
  /** They are in the room now. */
  here: z.boolean(),
});
export type Watcher = z.infer<typeof watcher>;

/** The caller's role in this room. */
export const liveRole = z.enum(['owner', 'streamer', 'live_admin', 'inspector', 'admin', 'member']);
export type LiveRole = z.infer<typeof liveRole>;

/** K27. */
export const qualityTiers = ['original', 'hd', 'sd'] as const;
export const qualityTier = z.enum(qualityTiers);
export type QualityTier = z.infer<typeof qualityTier>;
/** px; the original has what the encoder sends. */
export const tierHeights = { hd: 720, sd: 480 } as const;
/** kbit/s of the picture. */
export const tierBitrates = { hd: 2_000, sd: 900 } as const;

/**
 * Why a tier is not offered: this server encodes none, the source is not higher, this server encodes as many as it may, or
 * it could not keep up and gave the tier up for some minutes.
 */
export const tierOff = z.enum(['unavailable', 'source_small', 'busy', 'overloaded']);
export type TierOff = z.infer<typeof tierOff>;

/** Why a live session is not recorded: turned off here, `node-av` is missing, too many at once, no space, or it failed. */
export const recordingOff = z.enum(['turned_off', 'not_installed', 'busy', 'disk', 'failed', 'codec']);
export type RecordingOff = z.infer<typeof recordingOff>;
