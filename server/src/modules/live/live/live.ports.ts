import type { LiveEvent, MsgKey, PlatformRole, RoomRole, User } from '@goldbean/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { Log } from '../../../platform/log.ts';
import type { Media } from '../../../platform/media/index.ts';

/** What the feature needs from others. */
export interface LivePorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly idempotency: Idempotency;
  readonly jobs: Pick<Jobs, 'define' | 'at'>;
  readonly log: Log;
  /** The server's own: push keys and media addresses are derived from it. */
  readonly secret: string;
  readonly media: Media;
  readonly users: LiveUsers;
  readonly channels: LiveChannels;
  readonly rooms: LiveRooms;
  /** @throws Refusal when the upload is not the member's to take */
  takeFile(tx: Tx, uid: string, fileId: string): Promise<{ readonly url: string }>;
  /** Where encoders push, when no other port was taken. */
  readonly rtmpPort: number;
}

/** What a live session shows of other features, each registered by the one that knows it. */
export interface LiveFacets {
  /** What was given in a live session. */
  readonly totals: (reader: Reader, liveId: string) => Promise<{ beans: number }>;
  /** Who gave most, most first. */
  readonly rank: (reader: Reader, liveId: string) => Promise<readonly { uid: string; score: number }[]>;
}

/** Members as live sessions know them. */
interface LiveUsers {
  many(reader: Reader, uids: readonly string[]): Promise<Map<string, User>>;
  roles(reader: Reader, uid: string): Promise<readonly PlatformRole[]>;
}

interface LiveChannels {
  many(
    reader: Reader,
    ids: readonly string[],
  ): Promise<Map<string, { channel_id: string; name: string; img: string; owner_uid: string }>>;
  roleOf(reader: Reader, channelId: string, uid: string): Promise<'owner' | 'streamer' | 'live_admin' | null>;
  standing(
    reader: Reader,
    channelId: string,
    uid: string,
  ): Promise<{ followed: boolean; subscribed: boolean; fans: number }>;
  streamChannelsOf(reader: Reader, uid: string): Promise<string[]>;
}

/** The message room of a live session, as messaging offers it. */
interface LiveRooms {
  create(tx: Tx, room: string): Promise<void>;
  /** Tells the room after the commit, with a seq; kept and replayed. */
  announce(tx: Tx, room: string, event: LiveEvent): Promise<void>;
  /** Tells those who are there now; of one key the latest wins, once a second. */
  count(room: string, counterKey: string, event: LiveEvent): void;
  lastSeq(reader: Reader, room: string): Promise<number>;
  /** How many hear the room now. */
  online(room: string): number;
  /** Who they are, first come first; `joinedAt` in UTC ms. */
  onlineMembers(room: string): readonly { readonly uid: string; readonly joinedAt: number }[];
  /** Hears of members who come and go. */
  onPresence(listener: (room: string, uid: string, change: 'enter' | 'leave') => void): void;
  isMuted(reader: Reader, room: string, uid: string): Promise<boolean>;
}

/** What a member may do in a live session's room; a `msg_key` says why not. */
export interface RoomAccess {
  readonly role: RoomRole;
  readonly join: MsgKey | null;
  readonly speak: MsgKey | null;
}
