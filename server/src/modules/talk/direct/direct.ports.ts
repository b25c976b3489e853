import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { Users } from '../../people/identity/identity.ports.ts';

/** What the feature needs from others. */
export interface DirectPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly idempotency: Idempotency;
  readonly users: Pick<Users, 'many'>;
  readonly rooms: {
    create(tx: Tx, room: string): Promise<void>;
    /** After the commit the room stands in the inboxes of these members. */
    enlist(tx: Tx, room: string, uids: readonly string[]): void;
  };
}
