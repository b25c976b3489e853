import type { NoticeBody, PlatformRole, User } from '@goldbean/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import type { Ids } from '../../../platform/ids.ts';

/** What the feature needs from others. */
export interface FeedbackPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly idempotency: Idempotency;
  readonly users: {
    /** Members by uid; unknown ones are left out. */
    many(reader: Reader, uids: readonly string[]): Promise<Map<string, User>>;
    /** Platform roles by uid; unknown uids are left out. */
    rolesOf(reader: Reader, uids: readonly string[]): Promise<ReadonlyMap<string, readonly PlatformRole[]>>;
  };
  readonly notices: {
    /** Sends notices in the caller's transaction. */
    tell(tx: Tx, told: readonly { readonly uid: string; readonly body: NoticeBody }[]): Promise<void>;
  };
  readonly rooms: {
    /** Tells members after the commit that something has been said to them alone. */
    tellMembers(tx: Tx, uids: readonly string[], event: { readonly kind: 'inbox_reminder' }): void;
  };
  /** Opens the scene of the pictures for those who may see them. */
  readonly pictures: (readers: ReadersOfFeedbackPictures) => {
    /** @throws Refusal `file.unknown` when it is not this member's to use */
    take(tx: Tx, uid: string, fileId: string): Promise<unknown>;
    /** Deletes a picture for all, unless `isUsed`. */
    drop(tx: Tx, fileId: string, isUsed: () => Promise<boolean>): Promise<void>;
  };
}

/** Those of the files that the member may see now. */
export type ReadersOfFeedbackPictures = (
  reader: Reader,
  uid: string,
  fileIds: readonly string[],
) => Promise<ReadonlySet<string>>;
