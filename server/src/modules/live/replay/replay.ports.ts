import type { LiveRole, LiveState, Message, ReplayedKind, ReplayMode, User } from '@goldbean/contract';
import type { RawBuilder } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { Log } from '../../../platform/log.ts';
import type { Media } from '../../../platform/media/index.ts';
import type { Recorder } from '../../../platform/media/recording/index.ts';

/** Who watches, and with which session. */
export interface ReplayViewer extends Actor {
  readonly sessionId: string;
}

/** A live session, as far as its replay needs it. */
export interface RecordedLive {
  readonly liveId: string;
  readonly channelId: string;
  readonly state: LiveState;
  /** UTC ms. */
  readonly startedAt: number;
  readonly endedAt: number | null;
  readonly mode: ReplayMode;
  readonly days: number | null;
}

/** A live session as its replay shows it. */
export interface ReplayedLive {
  readonly live_id: string;
  readonly room: string;
  readonly name: string;
  readonly theme: string;
  readonly introduction: string;
  readonly background: string;
  readonly state: LiveState;
  readonly channel: { readonly channel_id: string; readonly name: string; readonly img: string };
  readonly streamer: User;
}

/** What happened in a room: a message, or an event. */
export type RoomMoment = { readonly seq: number; readonly ts: number } & (
  | { readonly type: 'msg'; readonly data: Message }
  | { readonly type: 'event'; readonly data: { readonly kind: string; readonly media_ts?: number | null } }
);

/** What the feature needs from others. */
export interface ReplayPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly jobs: Pick<Jobs, 'define' | 'at'>;
  readonly log: Log;
  readonly secret: string;
  readonly media: Pick<Media, 'play' | 'isPushed' | 'isHere'>;
  readonly recorder: Recorder;
  /** Where an engine beside us puts what it records; left out, nowhere. */
  readonly engineFolder?: string | undefined;
  readonly lives: ReplayLives;
  readonly rooms: ReplayRooms;
}

export interface ReplayLives {
  /** Whether a row of `live` in a query may stand in a list that a member reads. */
  openTo(uid: string): RawBuilder<boolean>;
  /**
   * What the member is in a live session that they may enter.
   * @throws Refusal `live.missing`, `live.network_blocked`, `live.requirement`, `moderation.blocked`
   */
  enter(
    viewer: ReplayViewer,
    liveId: string,
  ): Promise<{
    readonly state: LiveState;
    readonly role: LiveRole;
    readonly runs: boolean;
    readonly followed: boolean;
  }>;
  /** Live sessions as replays show them, by id. */
  shown(reader: Reader, liveIds: readonly string[]): Promise<ReadonlyMap<string, ReplayedLive>>;
  /** Locks it, for those who run it. @throws Refusal `live.missing`, `request.forbidden` */
  lockToRun(tx: Tx, liveId: string, actor: Actor): Promise<void>;
  /** Whether somebody may run the live sessions of a channel. */
  runsChannel(reader: Reader, channelId: string, actor: Actor): Promise<boolean>;
  /** Whether the session still goes on, and its member may still watch; of a poster, see it. */
  admits(watching: {
    readonly session: string;
    readonly uid: string;
    readonly liveId: string;
    readonly serves: 'recording' | 'poster';
  }): Promise<boolean>;
}

interface ReplayRooms {
  /** What happened in a room within a time, in its order; messages recalled or blocked are left out. */
  moments(
    reader: Reader,
    room: string,
    asked: {
      /** UTC ms, the first included, the last not. */
      readonly from: number;
      readonly until: number;
      /** Kinds of messages; null for all. */
      readonly messages: readonly string[] | null;
      /** Kinds of events. */
      readonly events: readonly ReplayedKind[];
      /** Only what came after it. */
      readonly after: number;
      readonly limit: number;
    },
  ): Promise<RoomMoment[]>;
}
