import type { FileFolder, Message } from '@goldbean/contract';
import type { Database, Reader } from '../../../platform/database/index.ts';

/** What the feature needs from others. */
export interface GroupFilePorts {
  readonly database: Database;
  readonly groups: {
    /** A group's room; null for an unknown group. */
    find(reader: Reader, groupId: string): Promise<{ readonly room: string } | null>;
  };
  /**
   * For who may read the room now: the messages after `joinedSeq`, or all.
   * @throws Refusal `chat.room_missing`, `chat.not_in_room`
   */
  readable(reader: Reader, room: string, uid: string): Promise<{ readonly joinedSeq?: number }>;
  readonly rooms: {
    /** A page of the messages found, newest first, without those recalled or blocked, and how many there are. */
    search(
      reader: Reader,
      room: string,
      search: {
        readonly asker: string;
        readonly q?: string | undefined;
        readonly kinds: readonly FileFolder[];
        readonly uid?: string | undefined;
        readonly from?: number | undefined;
        readonly to?: number | undefined;
        readonly joinedSeq?: number | undefined;
      },
      page: { readonly at: number; readonly size: number },
    ): Promise<{ list: Message[]; total: number }>;
  };
}
