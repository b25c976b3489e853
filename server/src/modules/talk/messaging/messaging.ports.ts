import type { Message, MessageContent, MessageKind, MsgKey, RoomRole, RoomRules } from '@goldbean/contract';
import type { RefuseCard } from './messages/feature-cards.registry.ts';
import type { Clock, Ticks } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { FanOut } from '../../../platform/fan-out/index.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { Log } from '../../../platform/log.ts';
import type { Outbox } from '../../../platform/outbox.ts';
import type { Random } from '../../../platform/random.ts';
import type { RateLimits } from '../../../platform/rate-limits.ts';
import type { RoomEvent, RoomFrame } from './messaging.domain.ts';
import type { Users } from '../../people/identity/identity.ports.ts';

/** A member's role in a room, and why they may not read or write there; null where they may. */
export interface RoomAccess {
  readonly role: RoomRole;
  /** Also stops writing: who may not read may not write. */
  readonly join: MsgKey | null;
  readonly speak: MsgKey | null;
  /** Until when they may not write, UTC ms; left out for good. */
  readonly until?: number;
  /** Since when the room is only read, by everybody, UTC ms; left out while it goes on. */
  readonly endedAt?: number;
  /** Domain 3.1: may propose to the staff that a member is muted. */
  readonly mayPropose?: true;
  /** Domain 3.4: `seq` of the room when they came. Earlier messages are not for them; left out for who sees all. */
  readonly joinedSeq?: number;
  /** What its members must keep to; left out where a room has no rules. */
  readonly rules?: RoomRules;
}

/** Answered by the feature that owns the room; null for an unknown room. */
export type AskRoomAccess = (reader: Reader, room: string, uid: string) => Promise<RoomAccess | null>;
/** The same for several members, each of whom is answered. */
export type AskRoomAccesses = (
  reader: Reader,
  room: string,
  uids: readonly string[],
) => Promise<ReadonlyMap<string, RoomAccess> | null>;
/** What a member who may read the room may do there. @throws Refusal `chat.room_missing`, `chat.not_in_room` */
export type AskReadable = (reader: Reader, room: string, uid: string) => Promise<RoomAccess>;

/** A room in a member's list; `joinedSeq` as in `RoomAccess`. */
export interface RoomOfMember {
  readonly uid: string;
  readonly room: string;
  readonly joinedSeq?: number;
}
/** The rooms in some members' lists (G068), with as few queries for many members as for one. */
export type AskRoomsOf = (reader: Reader, uids: readonly string[]) => Promise<readonly RoomOfMember[]>;

/**
 * An upload as a message's body; size in bytes, `w` and `h` in px (null for what has no picture), `duration` in ms (null
 * for what browsers do not play, and is not converted).
 */
export interface MessageFile {
  readonly file_id: string;
  readonly name: string;
  readonly size: number;
  readonly mime: string;
  readonly w: number | null;
  readonly h: number | null;
  readonly duration: number | null;
}

/** An upload that is to be played; `played_id` is what plays in its place, null before and for what plays as it came. */
export interface PlayableFile extends MessageFile {
  readonly conversion: 'waiting' | 'ready' | 'failed' | null;
  readonly played_id: string | null;
  /** First picture of a video; null until it is drawn. */
  readonly poster_id: string | null;
}

/** A mute that was proposed and refused. */
export interface RefusedMute {
  readonly room: string;
  readonly uid: string;
  /** Uid of who proposed it. */
  readonly by: string;
  readonly reason: string;
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
  readonly users: Pick<Users, 'many'>;
  readonly files: {
    /**
     * Makes an upload part of a message.
     * @throws Refusal `file.*` when it is not this member's to use
     */
    take(tx: Tx, uid: string, fileId: string): Promise<MessageFile>;
    /** The same for a video or a voice message: begins its conversion where browsers do not play it (D32, D79). */
    takeToPlay(tx: Tx, uid: string, fileId: string): Promise<PlayableFile>;
    /** Deletes an upload for all, unless it is still in use; `isUsed` is asked while that cannot change. */
    drop(tx: Tx, fileId: string, isUsed: () => Promise<boolean>): Promise<void>;
  };
  /** Who else shows the uploads of rooms. */
  readonly holders: { holds(reader: Reader, fileId: string): Promise<boolean> };
  readonly roomAccess: AskRoomAccess;
  readonly roomAccesses: AskRoomAccesses;
  /** The same, to change what others see. @throws Refusal `group.dissolved` with `since`, UTC ms */
  readonly roomToChange: AskRoomAccess;
  /** The rooms in members' lists (G068), of which their inboxes tell. */
  readonly roomsOf: AskRoomsOf;
  /** Calls `run` after `ms` until the returned function is called; replaced in tests. */
  readonly later?: (ms: number, run: () => void) => () => void;
  readonly readable: AskReadable;
  /** Asked before events are stored. */
  readonly placed: PlaceEvents;
  /** Notifies who proposed a mute that it was refused, in the transaction of the decision. */
  readonly muteRefused: (tx: Tx, refused: RefusedMute) => Promise<void>;
  /** Why a message is not taken away by itself: it stands for something of another feature. Null for all others. */
  readonly cardRefusal: RefuseCard;
  readonly ticks: Ticks;
}

/** Adds to events of a room what its owner knows of the moment in which they happen. */
export type PlaceEvents = (
  tx: Tx,
  room: string,
  events: readonly RoomEvent[],
) => Promise<readonly RoomEvent[]>;

export type PresenceListener = (room: string, uid: string, change: 'enter' | 'leave') => void;

/** A message that a feature makes of something it did for a member, such as a red packet. */
export type SystemMessage = MessageContent & {
  readonly id: string;
  /** Uid of its sender. */
  readonly sender: string;
};

/** Which moments of a room are asked for. */
export interface MomentQuery {
  /** UTC ms, the first included, the last not. */
  readonly from: number;
  readonly until: number;
  /** Kinds of messages; null for all. */
  readonly messages: readonly string[] | null;
  /** Kinds of events. */
  readonly events: readonly string[];
  /** Only what has a higher `seq`. */
  readonly after: number;
  readonly limit: number;
}

/** A message from before the room existed here, a text or of another kind; `ts` in UTC ms. */
export interface EarlierMessage {
  readonly uid: string;
  readonly message: string | MessageContent;
  readonly ts: number;
}

/** What is looked for in a room; what is left out is not asked. */
export interface RoomSearch {
  /** Uid of who searches: what they deleted for themselves is left out. */
  readonly asker: string;
  /** Words that must all stand in the message (`searched` of its kind), in any order. */
  readonly q?: string | undefined;
  readonly kinds?: readonly MessageKind[] | undefined;
  /** Uid of the sender. */
  readonly uid?: string | undefined;
  /** UTC ms, included. */
  readonly from?: number | undefined;
  /** UTC ms, not included. */
  readonly to?: number | undefined;
  /** As in `RoomAccess`, of who searches. */
  readonly joinedSeq?: number | undefined;
}

/** Rooms as other features use them. The names of a feature's rooms have its prefix, such as `live_<id>`. */
export interface Rooms {
  /** What happened in a live room within a time, in its order; messages recalled or blocked are left out. */
  moments(reader: Reader, room: string, asked: MomentQuery): Promise<RoomFrame[]>;
  /** Opens a room in the caller's transaction; one that exists stays as it is. */
  create(tx: Tx, room: string): Promise<void>;
  /**
   * Imports earlier messages into a room's history, oldest first: for the demo and for migrated rooms. Voice calls and mini
   * programs of the phone app (D39) come here by this way alone.
   */
  importMessages(tx: Tx, room: string, messages: readonly EarlierMessage[]): Promise<void>;
  /**
   * Sends events to everybody in the room after the commit of the caller's transaction. They go through the outbox, so
   * the room is not locked meanwhile; events are stored, numbered in their order and replayed.
   */
  announce(tx: Tx, room: string, ...events: RoomEvent[]): Promise<void>;
  /** Sends messages in members' names, after the commit of the caller's transaction, as `announce` does. */
  say(tx: Tx, room: string, ...messages: SystemMessage[]): Promise<void>;
  /** Changes what a message of a feature says, for all, after the commit; one that was taken back stays so. */
  revise(tx: Tx, room: string, id: string, body: SystemMessage['body']): Promise<void>;
  /**
   * Changes fields of a message, for all, after the commit; one that was recalled stays so. They are published also for a message
   * that staff hid: none of them may be words.
   */
  amend(tx: Tx, room: string, id: string, fields: object): Promise<void>;
  /** Takes a message of a feature back, for all, after the commit. @param by uid of whose doing it is */
  withdraw(tx: Tx, room: string, id: string, by: string): Promise<void>;
  /** Messages by id, in the order in which they were sent; unknown ones are left out. */
  messages(reader: Reader, room: string, ids: readonly string[]): Promise<Message[]>;
  /** Whether the member has written anything in any room. */
  hasSpoken(reader: Reader, uid: string): Promise<boolean>;
  /** Whether the member has written a text in the room since a moment, UTC ms, and it stands there still. */
  hasWritten(
    reader: Reader,
    room: string,
    message: { readonly uid: string; readonly text: string; readonly since: number },
  ): Promise<boolean>;
  /** How many messages each member wrote in a room within a time, UTC ms, its end not included, and that stand there still. */
  countMessagesIn(
    reader: Reader,
    room: string,
    from: number,
    until: number,
  ): Promise<{ readonly uid: string; readonly n: number }[]>;
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
  /**
   * The state of rooms for a member; `unread` counts messages of others after the mark of G075 (`readSeq`), up to 1,000;
   * `joinedSeq` as in `RoomAccess`.
   */
  heads(
    reader: Reader,
    uid: string,
    rooms: readonly { readonly room: string; readonly joinedSeq?: number | undefined }[],
  ): Promise<
    Map<
      string,
      {
        readonly lastSeq: number;
        readonly readSeq: number;
        readonly lastMessage: Message | null;
        readonly unread: number;
        /** An unread message names the member, or everybody. */
        readonly mentioned: boolean;
      }
    >
  >;
  /** A page of the messages that a search finds, newest first, and how many there are. The caller checks the right to read. */
  search(
    reader: Reader,
    room: string,
    search: RoomSearch,
    page: { readonly at: number; readonly size: number },
  ): Promise<{ list: Message[]; total: number }>;
  /** Marks all messages so far as read by a member. */
  readToEnd(tx: Tx, room: string, uid: string): Promise<void>;
  /**
   * After the commit the room stands in the inboxes of these members, who are asked to load their list again.
   * @param joinedSeq as in `RoomAccess`
   */
  enlist(tx: Tx, room: string, uids: readonly string[], joinedSeq?: number): void;
  /** Sends an event to the inboxes of members after the commit, wherever they are connected. */
  notifyMembers(tx: Tx, uids: readonly string[], event: RoomEvent): void;
  /** Removes a member's connections from a room, and it from their inbox, after the commit, when they may no longer read it. */
  expel(tx: Tx, room: string, uid: string): void;
  /**
   * Whether a member may say something now, as C112 asks it: for features that say it for them.
   * @param count how many messages, of which slow mode lets one through
   * @throws Refusal as `messaging.publish` does
   */
  admit(reader: Reader, room: string, uid: string, count?: number): Promise<void>;
  /** Whether a member may not write: muted personally, or by a mute of the room that spares owner and staff. */
  isMuted(reader: Reader, room: string, uid: string): Promise<boolean>;
  /** Those of `uids` for whom `isMuted` is true. */
  silentAmong(reader: Reader, room: string, uids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Those of `uids` who are muted personally; a mute of the whole room does not count. */
  mutedAmong(reader: Reader, room: string, uids: readonly string[]): Promise<ReadonlySet<string>>;
  /** The mutes of those of `uids` who are muted personally: when each ends, UTC ms, the year 9999 for never. */
  mutesAmong(reader: Reader, room: string, uids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Called with a member's first connection into a room and with the end of the last one. */
  onPresence(listener: PresenceListener): void;
}
