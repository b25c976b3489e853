import type { CauseNote, GuidanceStep } from '@goldbean/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { Random } from '../../../platform/random.ts';
import type { Users } from '../../people/identity/identity.ports.ts';

/** What the feature needs from others. */
export interface RewardPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly random: Random;
  readonly idempotency: Idempotency;
  readonly jobs: Jobs;
  readonly users: Pick<Users, 'many' | 'openedAt'>;
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
        readonly cause: { readonly type: string; readonly id: string; readonly note: CauseNote | null };
        readonly actor: string;
        readonly requestId: string | undefined;
      },
    ): Promise<unknown>;
  };
}

/** K23: by step of the guidance, whether the server has seen the member do it; each is registered by who knows. */
export type GuidanceFacts = Record<GuidanceStep, (reader: Reader, uid: string) => Promise<boolean>>;

/**
 * Pays a member's first post or video once it is approved; any further one changes nothing.
 * Takes the wallet's locks: last in the caller's transaction.
 * @param subject id of what was approved
 * @returns beans given now, 0 when there was a first one before
 */
export type Approve = (tx: Tx, uid: string, subject: string) => Promise<{ beans: number }>;

/** What follows from a sign-in, before its beans are paid: the wallet's locks come last. */
export type OnSignIn = (tx: Tx, uid: string) => Promise<void>;

/** From where a member calls. */
export interface RequestOrigin {
  /** Network address; empty where there is none. */
  readonly address: string;
  /** What the browser keeps; undefined where it keeps nothing. */
  readonly device: string | undefined;
}
