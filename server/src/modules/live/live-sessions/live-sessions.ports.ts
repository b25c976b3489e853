import type {
  LiveEventInput,
  LiveWish,
  MsgKey,
  PlatformRole,
  RankTop,
  Ranked,
  RecordingOff,
  RoomRole,
  Vote,
} from '@goldbean/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { Log } from '../../../platform/log.ts';
import type { Media } from '../../../platform/media/index.ts';
import type { Users } from '../../people/identity/identity.ports.ts';
import type { LiveNotifier } from '../../people/notices/notices.ports.ts';

/** What the feature needs from others. */
export interface LivePorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly idempotency: Idempotency;
  readonly jobs: Pick<Jobs, 'define' | 'at'>;
  readonly log: Log;
  /** The server's secret, from which push keys and media addresses are derived. */
  readonly secret: string;
  readonly media: Media;
  readonly users: Pick<Users, 'many' | 'namedOrNumbered' | 'rolesOf'>;
  readonly sessions: {
    /** Those of the sessions that are neither over nor of a closed account. */
    living(reader: Reader, sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
  };
  readonly channels: LiveChannels;
  readonly rooms: LiveRooms;
  readonly notices: LiveNotifier;
  /** Which of these products exist. */
  knownProducts(reader: Reader, ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** @throws Refusal when the upload is not the member's to take */
  takeFile(tx: Tx, uid: string, fileId: string): Promise<{ readonly url: string }>;
  /** The configured RTMP port; 0 when the media server takes a free one. */
  readonly rtmpPort: number;
  /** Where encoders push instead: to an engine beside us. */
  readonly rtmpAddress?: string | undefined;
  /** What that engine's hooks carry (G093). */
  readonly hookSecret?: string | undefined;
}

/** Data of other features that a live session shows; each feature registers its own. */
export interface LiveFacets {
  /** What was given in a live session. */
  readonly totals: (reader: Reader, liveId: string) => Promise<{ beans: number }>;
  /** What a live session on air is recorded to. */
  readonly recording: {
    /** Address of its HLS for one member; null while there is none. */
    hlsOf(
      viewer: { readonly uid: string; readonly roles: readonly PlatformRole[]; readonly sessionId: string },
      liveId: string,
    ): Promise<string | null>;
    /** Why it is not recorded; null while it is. */
    offOf(liveId: string): RecordingOff | null;
    /** A member watched so many more seconds of the replay, up to a place of it, s. */
    watched(
      tx: Tx,
      watched: {
        readonly liveId: string;
        readonly uid: string;
        readonly seconds: number;
        readonly pos: number;
      },
    ): Promise<void>;
    /** Whether members who may enter the live session, which is over, can watch it again. */
    hasReplay(reader: Reader, liveId: string): Promise<boolean>;
    /** An engine beside us has recorded a stretch of a stream of the channel. */
    take(channelId: string, stream: string, file: string): Promise<void>;
  };
  /** Tickets of live sessions that ask one (D30, course type 5). */
  readonly tickets: {
    /** Those of `uids` who have one. */
    holders(reader: Reader, liveId: string, uids: readonly string[]): Promise<ReadonlySet<string>>;
    /** Whether anybody has one. */
    isSold(reader: Reader, liveId: string): Promise<boolean>;
  };
  /** Those of `uids` who are iron fans of the channel (D30, course type 4). */
  readonly ironFans: (
    reader: Reader,
    channelId: string,
    uids: readonly string[],
  ) => Promise<ReadonlySet<string>>;
  /** What members wear of the channel's fan club; who is not in it is left out. */
  readonly badges: (
    reader: Reader,
    channelId: string,
    uids: readonly string[],
  ) => Promise<ReadonlyMap<string, { level: number; medal: string; lit: boolean }>>;
  /** Who lead the rank of those who give, and how many they are. */
  readonly top: (reader: Reader, liveId: string) => Promise<RankTop>;
  /** The vote that is open, as the member sees it. */
  readonly vote: (reader: Reader, liveId: string, uid: string) => Promise<Vote | null>;
  /** What the teacher hopes for. */
  readonly wishes: (reader: Reader, liveId: string) => Promise<LiveWish[]>;
  /** What each member gave. */
  readonly given: (reader: Reader, liveId: string) => Promise<readonly { uid: string; beans: number }[]>;
  /** The members who gave most, in descending order, as the asker may know them (E29). */
  readonly rank: (
    reader: Reader,
    liveId: string,
    asker: { readonly uid: string; readonly seesAll: boolean },
  ) => Promise<{ list: Ranked[]; hidden: boolean }>;
}

interface LiveChannels {
  many(
    reader: Reader,
    ids: readonly string[],
  ): Promise<Map<string, { channel_id: string; name: string; img: string; owner_uid: string }>>;
  /** Who is nothing there is left out. */
  rolesOf(
    reader: Reader,
    channelId: string,
    uids: readonly string[],
  ): Promise<ReadonlyMap<string, 'owner' | 'streamer' | 'live_admin'>>;
  flagsOf(
    reader: Reader,
    channelId: string,
    uids: readonly string[],
  ): Promise<ReadonlyMap<string, { followed: boolean; subscribed: boolean }>>;
  membership(
    reader: Reader,
    channelId: string,
    uid: string,
  ): Promise<{ followed: boolean; subscribed: boolean; fans: number }>;
  /** Followers of the channel who began to follow it in this time, UTC ms, both ends included. */
  newFans(
    reader: Reader,
    channelId: string,
    time: { readonly from: number; readonly until: number },
  ): Promise<number>;
  streamChannelsOf(reader: Reader, uid: string): Promise<string[]>;
}

/** The message room of a live session, as messaging offers it. */
interface LiveRooms {
  create(tx: Tx, room: string): Promise<void>;
  /** Sends an event to the room after the commit, with a seq; stored and replayed. */
  announce(tx: Tx, room: string, event: LiveEventInput): Promise<void>;
  /** Sends a counter to the present subscribers: the latest value of a key, once a second. */
  count(room: string, counterKey: string, event: LiveEventInput): void;
  lastSeq(reader: Reader, room: string): Promise<number>;
  /** Number of members in the room now. */
  online(room: string): number;
  /** Those members in the order of entering; `joinedAt` in UTC ms. */
  onlineMembers(room: string): readonly { readonly uid: string; readonly joinedAt: number }[];
  /** Called when members enter and leave. */
  onPresence(listener: (room: string, uid: string, change: 'enter' | 'leave') => void): void;
  isMuted(reader: Reader, room: string, uid: string): Promise<boolean>;
}

/** What a member may do in a live session's room; a `msg_key` says why not. */
export interface LiveRoomAccess {
  readonly role: RoomRole;
  readonly join: MsgKey | null;
  readonly speak: MsgKey | null;
  /** UTC ms until which they may not write; left out for good. */
  readonly until?: number;
}
