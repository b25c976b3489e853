import type { CauseNote, Wish, WishAction, WishName, WishStatus } from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import type { Jobs } from '../../../platform/jobs.ts';

/** A wish before the product head; moments in UTC ms. */
export interface HandledWish {
  readonly wish_id: string;
  readonly author_uid: string;
  readonly title: string;
  readonly status: WishStatus;
  readonly communicated: boolean;
  readonly expected_at: number | null;
  readonly merged_into: string | null;
  readonly answer: string | null;
  readonly answered_at: number | null;
  readonly reward_beans: number | null;
  readonly rewarded_at: number | null;
  readonly free_votes: number;
  readonly paid_votes: number;
  /** One more with each change but votes, comments and the pin. */
  readonly edition: number;
}

/** What the desk changes of a wish. */
export interface Patch {
  status?: WishStatus;
  communicated?: boolean;
  pinned?: boolean;
  expected_at?: number | null;
  hidden_reason?: string | null;
  merged_into?: string;
  answer?: string;
  answered_by?: string;
  answered_at?: number;
  answer_edited_at?: number;
  reward_beans?: number;
  rewarded_at?: number;
}

/** What voters and commenters are notified of. */
export type Progress =
  | {
      readonly kind: 'moved';
      readonly to: WishStatus;
      readonly communicated: boolean;
      readonly reason: string;
    }
  | { readonly kind: 'answered'; readonly text: string }
  | { readonly kind: 'dated'; readonly expected_ts: number | null; readonly reason: string }
  | { readonly kind: 'merged'; readonly into: WishName };

/** A step of the history as the desk writes it: people by uid. */
type RecordedWishAction =
  | Exclude<WishAction, { kind: 'voted' }>
  | { readonly kind: 'voted'; readonly voter: string };

/** What the feature needs from others. `W` is a wish as the pool keeps it. */
export interface WishDeskPorts<W extends HandledWish> {
  readonly database: Database;
  readonly clock: Clock;
  readonly idempotency: Idempotency;
  readonly jobs: Pick<Jobs, 'define' | 'at'>;
  readonly pool: {
    /**
     * Locked, not merged, and of the edition that was read; any where none is named.
     * @throws Refusal `wish.missing`, `wish.merged` with `into`, `wish.changed`
     */
    lockOwn(tx: Tx, wishId: string, actor: Actor, edition?: number): Promise<W>;
    /** Locked, and takes votes (D47). @throws Refusal `wish.missing`, `wish.merged`, `wish.closed` */
    lockOpen(tx: Tx, wishId: string, actor: Actor): Promise<W>;
    /** Whether the free vote of a member was ever given in their name. */
    wasVotedFor(reader: Reader, wishId: string, uid: string): Promise<boolean>;
    /** Several, locked in one order, by id; without those that are gone. */
    lockAny(tx: Tx, wishIds: readonly string[]): Promise<ReadonlyMap<string, W>>;
    /** Changes a locked wish and notifies the room. @returns the wish as it is now */
    change(tx: Tx, before: W, patch: Patch): Promise<W>;
    /** Adds a step to the history of a wish. @param by null for the platform */
    record(
      tx: Tx,
      wishId: string,
      action: RecordedWishAction,
      by: string | null,
      reason?: string,
    ): Promise<void>;
    /** Notifies the room of a step of the history that changes nothing else of a wish. */
    announceStep(tx: Tx, wish: W): void;
    view(reader: Reader, uid: string, wish: W): Promise<Wish>;
    /** The same by its id, as it is stored now. @throws Refusal `wish.missing` */
    find(reader: Reader, wishId: string, actor: Actor): Promise<W>;
  };
  readonly members: {
    /** The member with a number, as they may act now; null where nobody has it. */
    numbered(
      reader: Reader,
      jwcode: string,
    ): Promise<{ readonly uid: string; readonly isClosed: boolean } | null>;
    /** Whether a freeze is in force against the member, of whatever channel (D26). */
    isFrozen(reader: Reader, uid: string): Promise<boolean>;
  };
  readonly votes: {
    /** The free vote of a member for a locked wish that takes votes. @returns false when the wish has it already */
    giveFor(tx: Tx, wishId: string, uid: string): Promise<boolean>;
    /** Gives the speed-up votes of the last 30 days of a locked wish back; the wallet is locked last. */
    refund(tx: Tx, wishId: string, by: string): Promise<void>;
    /** Moves the votes of a locked wish into another locked one. */
    move(
      tx: Tx,
      from: { readonly wish_id: string; readonly free_votes: number; readonly paid_votes: number },
      toId: string,
    ): Promise<void>;
  };
  readonly messages: {
    /** Notifies everybody whom a wish concerns, but the one who did it. */
    notifyAll(
      tx: Tx,
      wish: { readonly wish_id: string; readonly author_uid: string },
      news: Progress,
      by: string | null,
    ): Promise<void>;
    notify(
      tx: Tx,
      wishId: string,
      notifications: readonly {
        readonly uid: string;
        readonly news:
          | { readonly kind: 'rewarded'; readonly beans: number }
          | { readonly kind: 'voted'; readonly by: string; readonly reason: string };
      }[],
    ): Promise<void>;
  };
  readonly wallet: {
    credit(
      tx: Tx,
      credit: {
        readonly uid: string;
        readonly from: 'reward';
        readonly source: 'reward';
        readonly currency: 'BEAN';
        readonly amount: number;
        readonly kind: 'reward';
        readonly cause: { readonly type: 'wish'; readonly id: string; readonly note: CauseNote };
        readonly actor: string;
        readonly requestId: string;
      },
    ): Promise<unknown>;
  };
}
