import type { ContentEvent, MsgKey } from '@goldbean/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { Users } from '../../people/identity/identity.ports.ts';
import type { Notifier } from '../../people/notices/notices.ports.ts';

/** Those of the files that the member may see now; `uid` is empty for a visitor. */
export type ReadersOfPostFiles = (
  reader: Reader,
  uid: string,
  fileIds: readonly string[],
) => Promise<ReadonlySet<string>>;

/** What a member may do in a room of the engine: hear it. */
export interface ReadOnlyAccess {
  readonly role: 'member';
  readonly join: null;
  readonly speak: MsgKey;
}

/** Everything, or what belongs to some channels: none for who judges nothing. */
export type PostJudgedPart = 'everything' | readonly string[];

/** What the feature needs from others. */
export interface PostPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly idempotency: Idempotency;
  readonly users: Pick<Users, 'many'>;
  readonly follows: {
    /** Whom a member follows: authors by uid, and channels. */
    of(
      reader: Reader,
      uid: string,
    ): Promise<{ readonly authors: readonly string[]; readonly channels: readonly string[] }>;
  };
  /** Opens the scene of pictures for those who may see them. */
  readonly files: (readers: ReadersOfPostFiles) => {
    /** @throws Refusal `file.unknown` when it is not this member's to use */
    take(
      tx: Tx,
      uid: string,
      fileId: string,
    ): Promise<{ readonly file_id: string; readonly w: number | null; readonly h: number | null }>;
    /** Deletes a file for all, unless it is still in use. */
    drop(tx: Tx, fileId: string, isUsed: () => Promise<boolean>): Promise<void>;
  };
  /** An address of a private file for one member, or with an empty uid for visitors; good for 5 minutes. */
  readonly addressOf: (fileId: string, uid: string) => string;
  readonly topics: {
    /** Names of topics by id; unknown ones are left out. */
    names(reader: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  };
  readonly likes: {
    /** Those of the things that the member likes. */
    likedAmong(
      reader: Reader,
      uid: string,
      type: string,
      ids: readonly string[],
    ): Promise<ReadonlySet<string>>;
  };
  readonly review: {
    /** How long things of a kind usually wait, ms; null until some were judged. */
    usualWait(reader: Reader, kind: string): Promise<number | null>;
    /** What a member may judge. */
    partOf(reader: Reader, uid: string): Promise<PostJudgedPart>;
  };
  readonly notices: Notifier;
  readonly rooms: {
    create(tx: Tx, room: string): Promise<void>;
    /** Sends a counter to a room, the latest of a key at most once a second. */
    count(room: string, key: string, event: ContentEvent): void;
    /** Notifies members after the commit of what is for them alone. */
    notifyMembers(tx: Tx, uids: readonly string[], event: { readonly kind: 'inbox_reminder' }): void;
  };
}
