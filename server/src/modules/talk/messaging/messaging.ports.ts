import type { Message, MessageContent, MsgKey, RoomRole, User } from '@goldbean/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { FanOut } from '../../../platform/fan-out/index.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { Log } from '../../../platform/log.ts';
import type { Outbox } from '../../../platform/outbox.ts';
import type { Random } from '../../../platform/random.ts';
import type { RateLimits } from '../../../platform/rate-limits.ts';

/** A member's role in a room, and why they may not read or write there; null where they may. */
export interface RoomAccess {
  readonly role: RoomRole;
  /** Also bars writing: who may not read may not write. */
  readonly join: MsgKey | null;
  readonly speak: MsgKey | null;
}

/** Answered by the feature that owns the room; null for an unknown room. */
export type AskRoomAccess = (reader: Reader, room: string, uid: string) => Promise<RoomAccess | null>;

/** An upload as a message's body; size in bytes, `w` and `h` in px (null for what is no picture). */
interface MessageFile {
  readonly file_id: string;
  readonly url: string;
  readonly name: string;
  readonly size: number;
  readonly mime: string;
  readonly w: number | null;
  readonly h: number | null;
}

/** What the feature needs from others. */
export interface MessagingPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly random: Random;
  /** What tickets of the websocket are signed with; the same on every server. */
  readonly secret: string;
  readonly fanOut: FanOut;
  readonly outbox: Outbox;
  readonly idempotency: Idempotency;
  readonly rateLimits: RateLimits;
  readonly log: Log;
  readonly users: {
    /** Members by uid; unknown ones are left out. */
    many(reader: Reader, uids: readonly string[]): Promise<Map<string, User>>;
  };
  /**
   * Makes an upload part of a message.
   * @throws Refusal `file.*` when it is not this member's to use
   */
  takeFile(tx: Tx, uid: string, fileId: string): Promise<MessageFile>;
  readonly roomAccess: AskRoomAccess;
  /** Calls `tick` once a second until the returned function is called; replaced in tests. */
  readonly ticks?: (tick: () => void) => () => void;
}

/** What happened in a room, as an `event` frame carries it. */
export interface RoomEvent {
  readonly kind: string;
  readonly [field: string]: unknown;
}

export type PresenceListener = (room: string, uid: string, change: 'enter' | 'leave') => void;

/** A message that a feature makes of something it did for a member, such as a red packet. */
export type SystemMessage = MessageContent & {
  readonly id: string;
  /** Uid of its sender. */
  readonly sender: string;
};

/** A message from before the room existed here; `ts` in UTC ms. */
export interface EarlierText {
  readonly uid: string;
  readonly text: string;
  readonly ts: number;
}

/** Rooms as other features use them. The names of a feature's rooms have its prefix, such as `live_<id>`. */
export interface Rooms {
  /** Opens a room in the caller's transaction; one that exists stays as it is. */
  create(tx: Tx, room: string): Promise<void>;
  /** Imports earlier messages into a room's history, oldest first: for the demo and for migrated rooms. */
  importMessages(tx: Tx, room: string, texts: readonly EarlierText[]): Promise<void>;
  /**
   * Sends events to everybody in the room after the commit of the caller's transaction. They go through the outbox, so
   * the room is not locked meanwhile; events are stored, numbered in their order and replayed.
   */
  announce(tx: Tx, room: string, ...events: RoomEvent[]): Promise<void>;
  /** Sends a message in a member's name, after the commit of the caller's transaction, as `announce` does. */
  say(tx: Tx, room: string, message: SystemMessage): Promise<void>;
  /**
   * Sends a counter to the present subscribers: no `seq`, never replayed, at most one a second per room and
   * `counterKey`, with the latest value.
   */
  count(room: string, counterKey: string, event: RoomEvent): void;
  /** Number of distinct members who are in the room now. */
  online(room: string): number;
  /** The same, first come first; `joinedAt` in UTC ms. */
  onlineMembers(room: string): readonly { readonly uid: string; readonly joinedAt: number }[];
  /** `seq` of the newest frame, 0 for a room that has none. */
  lastSeq(reader: Reader, room: string): Promise<number>;
  /** The state of rooms for a member; `unread` counts messages of others after the mark of G075, up to 1,000. */
  heads(
    reader: Reader,
    uid: string,
    rooms: readonly string[],
  ): Promise<
    Map<string, { readonly lastSeq: number; readonly lastMessage: Message | null; readonly unread: number }>
  >;
  /** Marks all messages so far as read by a member. */
  readToEnd(tx: Tx, room: string, uid: string): Promise<void>;
  /** Removes a member's connections from a room after the commit, when they may no longer read it. */
  expel(tx: Tx, room: string, uid: string): void;
  /** Whether a member may not write: muted personally, or by a mute of the room that spares owner and staff. */
  isMuted(reader: Reader, room: string, uid: string): Promise<boolean>;
  /** Those of `uids` for whom `isMuted` is true. */
  silentAmong(reader: Reader, room: string, uids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Those of `uids` who are muted personally; a mute of the whole room does not count. */
  mutedAmong(reader: Reader, room: string, uids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Called with a member's first connection into a room and with the end of the last one. */
  onPresence(listener: PresenceListener): void;
}
