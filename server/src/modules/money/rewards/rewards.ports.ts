import type { User } from '@goldbean/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { Random } from '../../../platform/random.ts';

/** What the feature needs from others. */
export interface RewardPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly random: Random;
  readonly idempotency: Idempotency;
  readonly users: { many(reader: Reader, uids: readonly string[]): Promise<Map<string, User>> };
  readonly wallet: {
    /** Gives a member money out of the reward account; takes its locks last. */
    credit(
      tx: Tx,
      credit: {
        readonly uid: string;
        readonly currency: 'BEAN' | 'CREDIT';
        readonly amount: number;
        readonly from: 'reward';
        readonly source: string;
        readonly kind: 'reward';
        readonly cause: { readonly type: string; readonly id: string; readonly note: string };
        readonly actor: string;
        readonly requestId: string | undefined;
      },
    ): Promise<unknown>;
  };
}
