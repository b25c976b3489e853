import type { Group, Message } from '@goldbean/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { Users } from '../../people/identity/identity.ports.ts';

/** The state of a room for one of its members. */
interface RoomHead {
  readonly lastSeq: number;
  /** What the member has read up to. */
  readonly readSeq: number;
  readonly lastMessage: Message | null;
  /** Messages of others after what was read, counted up to 1,000. */
  readonly unread: number;
  /** One of them names the member, or everybody. */
  readonly mentioned: boolean;
}

/** What the feature needs from others. */
export interface GroupPorts {
  readonly tags: {
    /** The different tags that stand on members of a group. */
    known(
      reader: Reader,
      groupId: string,
    ): Promise<readonly { readonly category: string; readonly text: string }[]>;
  };
  /** D34: names take Thai and Vietnamese letters too. */
  readonly furtherLetters: boolean;
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly users: Pick<Users, 'admins'>;
  readonly idempotency: Idempotency;
  readonly channels: {
    /** Channels by id; unknown ones are left out. */
    many(
      reader: Reader,
      channelIds: readonly string[],
    ): Promise<
      Map<
        string,
        {
          readonly channel_id: string;
          readonly name: string;
          readonly img: string;
          readonly owner_uid: string;
        }
      >
    >;
    /** What the member is in the channel, or null. */
    roleOf(
      reader: Reader,
      channelId: string,
      uid: string,
    ): Promise<'owner' | 'streamer' | 'live_admin' | null>;
    /** The same of many; those without a role are left out. */
    rolesOf(
      reader: Reader,
      channelId: string,
      uids: readonly string[],
    ): Promise<ReadonlyMap<string, 'owner' | 'streamer' | 'live_admin'>>;
    streamersOf(reader: Reader, channelId: string): Promise<readonly string[]>;
  };
  readonly direct: {
    /** The member's conversations of two, which stand in the list among the groups (E39). */
    conversationsOf(
      reader: Reader,
      uid: string,
    ): Promise<readonly { readonly group: Group; readonly muted: boolean; readonly pinned: boolean }[]>;
    /** What a member chooses for their own view of one; null for what is no conversation. */
    choose(
      tx: Tx,
      uid: string,
      room: string,
      change: { readonly muted?: boolean; readonly pinned?: boolean },
    ): Promise<{ readonly muted: boolean; readonly pinned: boolean } | null>;
  };
  readonly rooms: {
    create(tx: Tx, room: string): Promise<void>;
    /** Marks all messages so far as read, so that a new member has none unread. */
    readToEnd(tx: Tx, room: string, uid: string): Promise<void>;
    /** After the commit the member's connections get no more frames of the room. */
    expel(tx: Tx, room: string, uid: string): void;
    /** `seq` of the newest frame, 0 for a room that has none. */
    lastSeq(reader: Reader, room: string): Promise<number>;
    /** After the commit the room stands in the inboxes of these members, from `joinedSeq` on. */
    enlist(tx: Tx, room: string, uids: readonly string[], joinedSeq?: number): void;
    /** Sends an event to the inboxes of members after the commit. */
    notifyMembers(
      tx: Tx,
      uids: readonly string[],
      event: { readonly kind: string; readonly [field: string]: unknown },
    ): void;
    /** Sends an event to the room after the commit. */
    announce(
      tx: Tx,
      room: string,
      event: { readonly kind: string; readonly [field: string]: unknown },
    ): Promise<void>;
    /** @param rooms each with the `seq` up to which nothing of it is for the member */
    heads(
      reader: Reader,
      uid: string,
      rooms: readonly { readonly room: string; readonly joinedSeq?: number | undefined }[],
    ): Promise<Map<string, RoomHead>>;
  };
}
