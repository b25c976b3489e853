import type { User } from '@goldbean/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';

/** What the feature needs from others. */
export interface LevelPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly idempotency: Idempotency;
  readonly users: {
    /** The member, with the level that they have unlocked; null when there is none. */
    one(reader: Reader, uid: string): Promise<User | null>;
  };
  /** Writes the level that a member has unlocked, which goes with their name from then on. */
  readonly raise: (tx: Tx, uid: string, level: number) => Promise<void>;
}
