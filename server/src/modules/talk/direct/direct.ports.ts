import type { User } from '@goldbean/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import type { Ids } from '../../../platform/ids.ts';

/** What the feature needs from others. */
export interface DirectPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly idempotency: Idempotency;
  readonly users: {
    /** Members by uid; unknown ones are left out. */
    many(reader: Reader, uids: readonly string[]): Promise<Map<string, User>>;
  };
  readonly rooms: {
    create(tx: Tx, room: string): Promise<void>;
    /** After the commit the room stands in the inboxes of these members. */
    enlist(tx: Tx, room: string, uids: readonly string[]): void;
  };
}
