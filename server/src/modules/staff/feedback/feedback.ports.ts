import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { Users } from '../../people/identity/identity.ports.ts';
import type { Notifier } from '../../people/notices/notices.ports.ts';

/** What the feature needs from others. */
export interface FeedbackPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly idempotency: Idempotency;
  readonly users: Pick<Users, 'many' | 'rolesOf'>;
  readonly notices: Notifier;
  readonly rooms: {
    /** Notifies members after the commit of what is for them alone. */
    notifyMembers(tx: Tx, uids: readonly string[], event: { readonly kind: 'inbox_reminder' }): void;
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
