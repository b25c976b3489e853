import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { Users } from '../../people/identity/identity.ports.ts';

/** What the feature needs from others. */
export interface HerdsmanClubPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly idempotency: Idempotency;
  readonly users: Pick<Users, 'many' | 'numbered'>;
  readonly pictures: ClubPictures;
}

/** Uploads that clubs show to everybody. */
interface ClubPictures {
  /** @throws Refusal `file.unknown` */
  take(tx: Tx, uid: string, fileId: string): Promise<{ readonly file_id: string; readonly url: string }>;
  /** Deletes one unless it is still in use. */
  drop(tx: Tx, fileId: string, isUsed: () => Promise<boolean>): Promise<void>;
}
