import type { Message } from '@goldbean/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { Ids } from '../../../platform/ids.ts';

/** The state of a room for one of its members. */
interface RoomHead {
  readonly lastSeq: number;
  readonly lastMessage: Message | null;
  /** Messages of others after what was read, counted up to 1,000. */
  readonly unread: number;
}

/** What the feature needs from others. */
export interface GroupPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
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
  };
  readonly rooms: {
    create(tx: Tx, room: string): Promise<void>;
    /** Marks all messages so far as read, so that a new member has none unread. */
    readToEnd(tx: Tx, room: string, uid: string): Promise<void>;
    /** After the commit the member's connections get no more frames of the room. */
    expel(tx: Tx, room: string, uid: string): void;
    heads(reader: Reader, uid: string, rooms: readonly string[]): Promise<Map<string, RoomHead>>;
  };
}
