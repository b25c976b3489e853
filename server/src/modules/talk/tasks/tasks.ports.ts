import type { MessageContent, MsgKey, RoomRole } from '@goldbean/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { Users } from '../../people/identity/identity.ports.ts';

/** What a member may do in a room, or null for an unknown one. */
export type AskTaskAccess = (
  reader: Reader,
  room: string,
  uid: string,
) => Promise<{ readonly role: RoomRole; readonly join: MsgKey | null } | null>;

/** A video of a member's work; `w` and `h` in px, `duration` in ms, null before it was read. */
export interface WorkVideo {
  readonly conversion: 'waiting' | 'ready' | 'failed' | null;
  /** What plays in its place; null before, and for what plays as it came. */
  readonly played_id: string | null;
  readonly poster_id: string | null;
  readonly w: number | null;
  readonly h: number | null;
  readonly duration: number | null;
}

/** What the feature needs from others. */
export interface TaskPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly idempotency: Idempotency;
  readonly users: Pick<Users, 'many'>;
  readonly groups: {
    /** A group's room and how many people are in it, or null. */
    find(reader: Reader, groupId: string): Promise<{ room: string; members: number } | null>;
  };
  readonly files: {
    /**
     * Makes an upload of the scene `work` part of a submission; begins its conversion where browsers do not play it
     * (D32). @throws Refusal `file.unknown`
     */
    takeToPlay(
      tx: Tx,
      uid: string,
      fileId: string,
    ): Promise<{ readonly file_id: string; readonly name: string; readonly size: number }>;
    /** How those of the files that are videos play, by file id. */
    videos(reader: Reader, fileIds: readonly string[]): Promise<ReadonlyMap<string, WorkVideo>>;
  };
  readonly rooms: {
    /** Says a message in a member's name after the commit. */
    say(
      tx: Tx,
      room: string,
      message: MessageContent & { readonly id: string; readonly sender: string },
    ): Promise<void>;
    /** Shows a counter to who is in the room, the latest at most once a second. */
    count(
      room: string,
      counterKey: string,
      event: { readonly kind: string; readonly [field: string]: unknown },
    ): void;
  };
  readonly roomAccess: AskTaskAccess;
  /** The same, to change what others see. @throws Refusal `group.dissolved` */
  readonly roomToChange: AskTaskAccess;
}
