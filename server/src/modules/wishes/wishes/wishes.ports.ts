import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { WishPoolEvent } from '@goldbean/contract';
import type { Users } from '../../people/identity/identity.ports.ts';

/** What the feature needs from others. */
export interface WishPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly idempotency: Idempotency;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly users: Pick<Users, 'many'>;
  /** Uploads of the scene `wish`. */
  readonly files: {
    /** @throws Refusal `file.unknown` when it is not this member's to use */
    take(tx: Tx, uid: string, fileId: string): Promise<{ readonly file_id: string; readonly url: string }>;
    /** Deletes one that nothing uses any more. */
    drop(tx: Tx, fileId: string, isUsed: () => Promise<boolean>): Promise<void>;
  };
  /** Uploads of the scene `wish_recording` (S09). */
  readonly recordings: {
    /** `duration` in ms. @throws Refusal `file.unknown` when it is not this member's to use */
    take(
      tx: Tx,
      uid: string,
      fileId: string,
    ): Promise<{
      readonly file_id: string;
      readonly url: string;
      readonly mime: string;
      readonly duration: number | null;
    }>;
    /** Deletes one that nothing uses any more. */
    drop(tx: Tx, fileId: string, isUsed: () => Promise<boolean>): Promise<void>;
  };
  readonly rooms: {
    /** Opens a room; one that exists stays as it is. */
    create(tx: Tx, room: string): Promise<void>;
    /** Sends a counter to the room, the latest of a key at most once a second. */
    count(room: string, key: string, event: WishPoolEvent): void;
  };
}

/** What a member has to do with the votes of a wish. */
export interface VotesOfWish {
  readonly voted: boolean;
  /** Speed-up votes of theirs. */
  readonly tickets: number;
  /** Members who voted, freely or by packs. */
  readonly voters: number;
  /** Free votes by the level of those who gave them, lowest first. */
  readonly levels: { readonly level: number; readonly votes: number }[];
}

/** What wishes show of the features that are built later. */
export interface WishFacets {
  readonly votes: {
    /** Those of the wishes that the member gave a free vote. */
    votedAmong(reader: Reader, uid: string, wishIds: readonly string[]): Promise<ReadonlySet<string>>;
    of(reader: Reader, uid: string, wishId: string): Promise<VotesOfWish>;
    /** Gives the speed-up votes of the last 30 days back; the wish is locked, and the wallet is locked last. */
    refund(tx: Tx, wishId: string, by: string): Promise<void>;
    /** What a member did within a time, UTC ms, its end not included: free votes, beans spent, and wishes voted for ever. */
    monthOf(
      reader: Reader,
      uid: string,
      from: number,
      until: number,
    ): Promise<{ readonly voted: number; readonly spent: number }>;
    /** Wishes that a member has voted for, the latest first, at most so many. */
    votedBy(reader: Reader, uid: string, most: number): Promise<readonly string[]>;
    /** Votes that wishes gained within a time, by wish. */
    gained(
      reader: Reader,
      wishIds: readonly string[],
      from: number,
      until: number,
    ): Promise<ReadonlyMap<string, number>>;
  };
  readonly comments: {
    /** Comments that came within a time and are displayed, by wish. */
    madeIn(
      reader: Reader,
      wishIds: readonly string[],
      from: number,
      until: number,
    ): Promise<ReadonlyMap<string, number>>;
  };
  readonly messages: {
    /** Whether the member follows the wish. */
    hears(reader: Reader, uid: string, wishId: string): Promise<boolean>;
  };
}
