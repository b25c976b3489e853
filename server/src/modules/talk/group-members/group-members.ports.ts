import type { GroupRole, RoomRole } from '@goldbean/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { Users } from '../../people/identity/identity.ports.ts';

interface MemberGroupAccess {
  readonly group: { readonly room: string };
  readonly role: GroupRole | null;
  readonly roomRole: RoomRole;
}

/** What the feature needs from others. */
export interface GroupMemberPorts {
  /** D34: categories of tags take Thai and Vietnamese letters too. */
  readonly furtherLetters: boolean;
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly idempotency: Idempotency;
  readonly users: Pick<Users, 'many' | 'named'>;
  readonly groups: {
    /** What somebody is in a group. @throws Refusal `chat.room_missing`, `group.requirements` */
    access(reader: Reader, groupId: string, uid: string): Promise<MemberGroupAccess>;
    /** The same, to change what others see. @throws Refusal also `group.dissolved` */
    accessToChange(reader: Reader, groupId: string, uid: string): Promise<MemberGroupAccess>;
  };
  readonly rooms: {
    /** When each mute of those of `uids` who are muted ends, UTC ms. */
    mutesAmong(reader: Reader, room: string, uids: readonly string[]): Promise<ReadonlyMap<string, number>>;
    /** Sends an event to the room after the commit. */
    announce(
      tx: Tx,
      room: string,
      event: { readonly kind: string; readonly [field: string]: unknown },
    ): Promise<void>;
  };
}
