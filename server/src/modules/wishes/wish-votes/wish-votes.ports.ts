import type { CauseNote } from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { Users } from '../../people/identity/identity.ports.ts';

/** A wish, as far as its votes need it. */
export interface VotedWish {
  readonly wish_id: string;
  readonly title: string;
  readonly free_votes: number;
  readonly paid_votes: number;
}

/** Votes that a wish has. */
export interface WishVoteCounts {
  readonly free_votes: number;
  readonly paid_votes: number;
}

/** What the feature needs from others. */
export interface WishVotePorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly idempotency: Idempotency;
  readonly users: Pick<Users, 'many'>;
  readonly pool: {
    /** A wish that the member may see. @throws Refusal `wish.missing` */
    find(reader: Reader, wishId: string, actor: Actor): Promise<VotedWish>;
    /** Locked, and takes votes (D47). @throws Refusal `wish.missing`, `wish.merged`, `wish.closed` */
    lockOpen(tx: Tx, wishId: string, actor: Actor): Promise<VotedWish>;
    /** Changes the votes of a locked wish and notifies the room. `at` in UTC ms. */
    changeVotes(
      tx: Tx,
      wishId: string,
      change: {
        readonly free: number;
        readonly paid: number;
        readonly gains: readonly { readonly votes: number; readonly at: number }[];
      },
    ): Promise<WishVoteCounts>;
    titles(reader: Reader, wishIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
    /** Adds a step to the history of a wish. */
    record(
      tx: Tx,
      wishId: string,
      action: { readonly kind: 'refunded'; readonly beans: number },
      by: string,
    ): Promise<void>;
  };
  readonly wallet: VoteWallet;
  readonly messages: {
    /** Notifies members about a wish, whoever of them follows it. */
    notify(
      tx: Tx,
      wishId: string,
      notifications: readonly {
        readonly uid: string;
        readonly news: { readonly kind: 'refunded'; readonly beans: number };
      }[],
    ): Promise<void>;
  };
}

interface VoteCause {
  readonly type: 'wish';
  /** The wish. */
  readonly id: string;
  readonly note: CauseNote;
}

interface VoteWallet {
  /** @throws Refusal `wallet.insufficient_beans`, with `balance` */
  pay(
    tx: Tx,
    payment: {
      readonly payer: string;
      readonly to: { readonly kind: 'system'; readonly id: 'fee' };
      readonly currency: 'BEAN';
      readonly amount: number;
      readonly kind: 'wish_votes';
      readonly cause: VoteCause;
      readonly actor: string;
      readonly requestId: string;
    },
  ): Promise<{ readonly balance: number }>;
  /** Gives what the member paid back to the lots it came from (D41); what has expired of them expires at once. */
  refund(
    tx: Tx,
    refund: {
      readonly uid: string;
      readonly paid: { readonly kind: 'wish_votes'; readonly requestIds: readonly string[] };
      readonly cause: VoteCause;
      readonly actor: string;
      readonly requestId: string;
    },
  ): Promise<unknown>;
}
