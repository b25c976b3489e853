import type { BodyOf, MsgKey, RoomRole } from '@goldbean/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { Users } from '../../people/identity/identity.ports.ts';
import type { Notifier } from '../../people/notices/notices.ports.ts';

type AnnouncementBody = BodyOf<'announcement'>;
type AskAnnouncementAccess = (
  reader: Reader,
  room: string,
  uid: string,
) => Promise<{ readonly role: RoomRole; readonly join: MsgKey | null } | null>;

/** What the feature needs from others. */
export interface AnnouncementPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly idempotency: Idempotency;
  readonly users: Pick<Users, 'many'>;
  readonly groups: {
    /** The room of a group, or null. */
    find(reader: Reader, groupId: string): Promise<{ readonly room: string } | null>;
    /** Uids of those in the group, who came first first. */
    memberUids(reader: Reader, groupId: string): Promise<readonly string[]>;
    /** What the group of a room is called. */
    titleOf(reader: Reader, room: string): Promise<string | null>;
  };
  readonly notices: Notifier;
  /** What a member is in a room, and why they may not read there; null for an unknown room. */
  readonly roomAccess: AskAnnouncementAccess;
  /** The same, to change what others see. @throws Refusal `group.dissolved` */
  readonly roomToChange: AskAnnouncementAccess;
  readonly rooms: {
    say(
      tx: Tx,
      room: string,
      message: {
        readonly id: string;
        readonly sender: string;
        readonly kind: 'announcement';
        readonly body: AnnouncementBody;
      },
    ): Promise<void>;
    /** Sends an event to the inboxes of members after the commit. */
    notifyMembers(tx: Tx, uids: readonly string[], event: { readonly kind: 'inbox_reminder' }): void;
    /** Changes what a message of ours says, for all. */
    revise(tx: Tx, room: string, id: string, body: AnnouncementBody): Promise<void>;
    /** Takes a message of ours back, for all. @param by uid of whose doing it is */
    withdraw(tx: Tx, room: string, id: string, by: string): Promise<void>;
    announce(
      tx: Tx,
      room: string,
      event: { readonly kind: 'announcement'; readonly id: string },
    ): Promise<void>;
    /** A counter to those who are in the room now. */
    count(
      room: string,
      counterKey: string,
      event: { readonly kind: 'announcement_read' | 'announcement_reminder'; readonly id: string },
    ): void;
  };
  readonly pictures: {
    /** @throws Refusal `file.unknown` when it is not this member's to use */
    take(tx: Tx, uid: string, fileId: string): Promise<unknown>;
    /** Deletes a file for all, unless it is still in use. */
    drop(tx: Tx, fileId: string, isUsed: () => Promise<boolean>): Promise<void>;
  };
  /** Whether anything but a message needs a picture still, such as one that was sent on. @param messageId of that message */
  readonly isUsedElsewhere: (reader: Reader, fileId: string, messageId: string) => Promise<boolean>;
}
