import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import type { Users } from '../../people/identity/identity.ports.ts';

/** What the feature needs from others. */
export interface LevelPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly idempotency: Idempotency;
  readonly users: Pick<Users, 'one'>;
  /** Writes the level that a member has unlocked, which goes with their name from then on. */
  readonly raise: (tx: Tx, uid: string, level: number) => Promise<void>;
}
