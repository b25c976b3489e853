import type { Message, MessageKind, MsgKey, RoomRole } from '@goldbean/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';

/** Where a message stands. */
export interface MarkPlace {
  readonly room: string;
  readonly seq: number;
}

/** What a member may read of a room: the messages after `joinedSeq`, or all (domain 3.4). */
interface MarkAccess {
  readonly role: RoomRole;
  readonly joinedSeq?: number;
}

/** Null for an unknown room. */
type AskMarkAccess = (
  reader: Reader,
  room: string,
  uid: string,
) => Promise<(MarkAccess & { readonly join: MsgKey | null }) | null>;

interface MarkMessage {
  readonly id: string | null;
  readonly seq: number;
  readonly sender: string | null;
  readonly kind: string;
  readonly body: unknown;
  readonly status: Message['status'];
}

/** What the feature needs from others. */
export interface MarksPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly idempotency: Idempotency;
  readonly roomAccess: AskMarkAccess;
  /** The same, to change what others see. @throws Refusal `group.dissolved` */
  readonly roomToChange: AskMarkAccess;
  /** What a member who may read the room is there. @throws Refusal `chat.room_missing`, `chat.not_in_room` */
  readable(reader: Reader, room: string, uid: string): Promise<MarkAccess>;
  readonly messages: {
    /** Those of `ids` that are messages of the room after `joinedSeq`, by id. */
    find(
      reader: Reader,
      room: string,
      ids: readonly string[],
      joinedSeq?: number,
    ): Promise<Map<string, MarkMessage>>;
    /** Messages as every member sees them, in the order of `places`. */
    at(reader: Reader, places: readonly MarkPlace[]): Promise<Message[]>;
    deleteFor(tx: Tx, uid: string, room: string, seqs: readonly number[]): Promise<void>;
    /** Those of `seqs` that the member has deleted. */
    deletedAmong(
      reader: Reader,
      uid: string,
      room: string,
      seqs: readonly number[],
    ): Promise<ReadonlySet<number>>;
    /** @returns whether that changed anything */
    setBlocked(tx: Tx, room: string, seq: number, on: boolean): Promise<boolean>;
    outranks(reader: Reader, room: string, actor: string, target: string): Promise<boolean>;
    /** D36: whether a message of this kind can be taken away at all. */
    mayTake(kind: MessageKind): boolean;
    /** Why a message is not hidden by itself: it stands for something of another feature. */
    cardRefusal(reader: Reader, message: MarkMessage): Promise<MsgKey | null>;
  };
  readonly rooms: {
    /** Notifies everybody in the room after the commit. */
    announce(
      tx: Tx,
      room: string,
      event: { readonly kind: string; readonly [field: string]: unknown },
    ): Promise<void>;
  };
}
