import type { LiveRole, Message, ModerationEvent, MsgKey } from '@goldbean/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { Users } from '../../people/identity/identity.ports.ts';
import type { Notifier } from '../../people/notices/notices.ports.ts';

/** What keeps a member from taking part in a live session. */
export interface ViewerRestriction {
  readonly join?: MsgKey;
  readonly speak?: MsgKey;
  /** Has a warning to acknowledge. */
  readonly warned?: true;
  /** Id of the freeze, of which the member is notified before they watch on. */
  readonly act?: string;
  /** UTC ms. */
  readonly until?: number;
}

/** Why a channel may not go on air. */
export interface AirRestriction {
  readonly reason: 'banned' | 'warned';
  readonly key: MsgKey;
  readonly data: Readonly<Record<string, unknown>>;
}

/** What the feature needs from others. */
export interface ModerationPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly idempotency: Idempotency;
  readonly jobs: Pick<Jobs, 'define' | 'at'>;
  readonly users: Pick<Users, 'many' | 'namedOrNumbered'>;
  readonly channels: {
    many(
      reader: Reader,
      ids: readonly string[],
    ): Promise<Map<string, { channel_id: string; name: string; img: string; owner_uid: string }>>;
    /** Channels in which the member broadcasts, as owner or streamer. */
    streamChannelsOf(reader: Reader, uid: string): Promise<string[]>;
  };
  readonly notices: Notifier;
  readonly rooms: ModerationRooms;
  readonly groups: {
    /** Rooms of the channel's groups that the member is in. */
    roomsIn(reader: Reader, channelId: string, uid: string): Promise<string[]>;
  };
  readonly lives: ModerationLives;
}

interface ModerationRooms {
  /** Sends an event to the room after the commit, with a seq; stored and replayed. */
  announce(tx: Tx, room: string, event: ModerationEvent): Promise<void>;
  /** Notifies members after the commit of what is for them alone. */
  notifyMembers(
    tx: Tx,
    uids: readonly string[],
    event:
      | { readonly kind: 'inbox_reminder' }
      | { readonly kind: 'inbox_left' | 'inbox_entered'; readonly room: string },
  ): void;
  /** Removes a member's connections from a room after the commit. */
  expel(tx: Tx, room: string, uid: string): void;
  /** Messages by id; unknown ones are left out. */
  messages(reader: Reader, room: string, ids: readonly string[]): Promise<Message[]>;
}

/** A live session as those see it who keep order in it. */
export interface ModeratedLive {
  readonly liveId: string;
  readonly channelId: string;
  readonly streamerUid: string;
  readonly name: string;
  readonly room: string;
  /** UTC ms; null before it went on air. */
  readonly startedAt: number | null;
  readonly isOnAir: boolean;
}

interface ModerationLives {
  /** The channel of a live session that the member may come into. @throws Refusal as `live/info` does */
  enter(reader: Reader, liveId: string, uid: string): Promise<{ readonly channelId: string }>;
  /** @throws Refusal `live.missing` */
  find(reader: Reader, liveId: string): Promise<ModeratedLive>;
  /** The same, locked: nobody goes on air in its channel meanwhile. @throws Refusal `live.missing` */
  lock(tx: Tx, liveId: string): Promise<ModeratedLive>;
  /** What members are in a live session. @throws Refusal `live.missing` */
  rolesOf(reader: Reader, liveId: string, uids: readonly string[]): Promise<ReadonlyMap<string, LiveRole>>;
  /** What a member is in a channel as a whole: also an administrator of a live session of it that is not over. */
  roleInChannel(reader: Reader, channelId: string, uid: string): Promise<LiveRole>;
  /** Rooms of the channel's live sessions that are not over. */
  openRooms(reader: Reader, channelId: string): Promise<string[]>;
  /** Stops what the channel has on air, for ever, and cuts its publisher after the commit (D27). */
  cut(tx: Tx, channelId: string, decided: { readonly by: string; readonly reason: string }): Promise<void>;
}
