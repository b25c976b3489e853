import type { Message, MessageContent } from '@goldbean/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { Users } from '../../people/identity/identity.ports.ts';

/** Makes a card of something that the member may see. @throws Refusal why they may not */
export type MakeCard = (reader: Reader, uid: string, id: string) => Promise<MessageContent>;

/** What follows when a card was sent to somebody. */
export type OnShared = (tx: Tx, uid: string) => Promise<void>;

/** What the feature needs from others. */
export interface ForwardingPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly idempotency: Idempotency;
  readonly users: Pick<Users, 'many'>;
  readonly files: {
    /** Holds an upload that another message shows until the transaction ends. @returns false when it is gone */
    hold(tx: Tx, fileId: string): Promise<boolean>;
  };
  /**
   * For who may read the room now: the messages after `joinedSeq`, or all.
   * @throws Refusal `chat.room_missing`, `chat.not_in_room`
   */
  readable(reader: Reader, room: string, uid: string): Promise<{ readonly joinedSeq?: number }>;
  readonly rooms: {
    /** Messages of a room by id, in the order in which they were sent; unknown ones are left out. */
    messages(reader: Reader, room: string, ids: readonly string[]): Promise<Message[]>;
    /** Says something in a member's name after the commit. */
    say(
      tx: Tx,
      room: string,
      ...messages: (MessageContent & { readonly id: string; readonly sender: string })[]
    ): Promise<void>;
    /** Whether the member may say so many messages there now. @throws Refusal why not */
    admit(reader: Reader, room: string, uid: string, count?: number): Promise<void>;
  };
  readonly groups: { find(reader: Reader, groupId: string): Promise<{ readonly room: string } | null> };
  readonly direct: {
    /** The room of two members. @throws Refusal `direct.yourself`, `request.not_found` */
    roomWith(tx: Tx, uid: string, other: string): Promise<string>;
  };
  /** What a room is called, for the card of its messages; null for a room nothing is sent on from. */
  readonly titleOf: (reader: Reader, room: string) => Promise<string | null>;
}
