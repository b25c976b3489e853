import type { ReviewEntry } from '@goldbean/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { Users } from '../../people/identity/identity.ports.ts';

/** What the feature needs from others. */
export interface ReviewPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly idempotency: Idempotency;
  readonly jobs: Pick<Jobs, 'define' | 'at' | 'every'>;
  readonly users: Pick<Users, 'rolesOf'>;
  readonly channels: {
    /** Channels of which the member is the owner. */
    ownedBy(reader: Reader, uid: string): Promise<readonly { readonly channel_id: string }[]>;
  };
}

/** Everything, or what belongs to some channels: none for who judges nothing. */
export type JudgedPart = 'everything' | readonly string[];

/** Which of a queue somebody may judge: what others wrote, of all channels or of some, without what was just judged. */
export interface QueuePart {
  /** Whoever asks. */
  readonly notBy: string;
  /** Null for all. */
  readonly channels: readonly string[] | null;
  /** Ids of what was judged and has not taken effect. */
  readonly without: readonly string[];
}

/** Something that waits, locked. */
export interface WaitingItem {
  /** Rises whenever its author changes it. */
  readonly version: number;
  readonly authorUid: string;
  /** The channel it belongs to, whose owner may judge it; null for none. */
  readonly channelId: string | null;
  /** Since when it waits, UTC ms. */
  readonly submittedAt: number;
}

/** A verdict that takes effect; `at` in UTC ms. */
export interface EffectiveVerdict {
  readonly id: string;
  readonly passes: boolean;
  /** Empty for what passes. */
  readonly reason: string;
  /** Uid of the judge. */
  readonly by: string;
  readonly at: number;
}

/**
 * A queue of the desk, as the feature whose things wait in it registers it. The desk asks who may judge, holds verdicts for
 * their 10 seconds and takes care that the first of two counts; the feature changes its own rows and notifies its author.
 */
export interface ReviewKind {
  count(reader: Reader, which: QueuePart): Promise<number>;
  /** A page of what waits, longest first. */
  list(
    reader: Reader,
    which: QueuePart,
    page: { readonly page: number; readonly page_size: number },
  ): Promise<readonly ReviewEntry[]>;
  /** What waits, locked until the transaction ends; null where it does not wait, or not any more. */
  waiting(tx: Tx, id: string): Promise<WaitingItem | null>;
  /** Called for what waits in the version that was judged; it is locked. May lock the wallet, last. */
  judge(tx: Tx, verdict: EffectiveVerdict): Promise<void>;
}
