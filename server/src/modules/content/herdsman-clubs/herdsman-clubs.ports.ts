import type { User } from '@goldbean/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import type { Ids } from '../../../platform/ids.ts';

/** What the feature needs from others. */
export interface HerdsmanClubPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly idempotency: Idempotency;
  readonly users: {
    many(reader: Reader, uids: readonly string[]): Promise<Map<string, User>>;
    /** The member with a number; null where nobody has it. */
    numbered(
      reader: Reader,
      jwcode: string,
    ): Promise<{ readonly uid: string; readonly isClosed: boolean } | null>;
  };
  readonly pictures: ClubPictures;
}

/** Uploads that clubs show to everybody. */
interface ClubPictures {
  /** @throws Refusal `file.unknown` */
  take(tx: Tx, uid: string, fileId: string): Promise<{ readonly file_id: string; readonly url: string }>;
  /** Deletes one unless it is still in use. */
  drop(tx: Tx, fileId: string, isUsed: () => Promise<boolean>): Promise<void>;
}
