import type { CauseNote, CausePlace, Currency, JournalKind } from '@goldbean/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { Owner, SystemAccount } from './wallet.domain.ts';

/** What the feature needs from others. */
export interface WalletDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly jobs: Jobs;
  /** Whether the member owns the channel. */
  ownsChannel(reader: Reader, uid: string, channelId: string): Promise<boolean>;
}

/** Where each of these causes happened, by its id; one without a place is left out. */
export type PlacesOf = (reader: Reader, ids: readonly string[]) => Promise<ReadonlyMap<string, CausePlace>>;

/** Why money moves: an object of the feature that moves it. */
interface Cause {
  readonly type: string;
  readonly id: string;
  /** For the member's statement. */
  readonly note: CauseNote | null;
}

/** What every movement says. */
interface Movement {
  readonly kind: JournalKind;
  readonly cause: Cause;
  /** The member who asked for it, or the name of the job. */
  readonly actor: string;
  /** Once per actor and kind; undefined where the caller sees to that itself. */
  readonly requestId: string | undefined;
}

interface Amount {
  readonly currency: Currency;
  /** Whole units, more than 0. */
  readonly amount: number;
}

export interface WalletPayment extends Movement, Amount {
  /** The member's uid. */
  readonly payer: string;
  readonly to: Extract<Owner, { kind: 'channel' | 'system' }>;
}

export interface Credit extends Movement, Amount {
  /** Who gets it. */
  readonly uid: string;
  readonly from: SystemAccount;
  /** What kind of income, stored with the lot of beans; it decides about expiry (D42). */
  readonly source: string;
}

/** Invariant 8: coins and vouchers become beans, and never the other way. */
export interface WalletExchange extends Omit<Movement, 'kind'> {
  readonly uid: string;
  readonly currency: Exclude<Currency, 'BEAN'>;
  /** What is given, in whole units of the currency. */
  readonly amount: number;
  /** What comes in for it: a new lot. */
  readonly beans: number;
  /** As in `Credit`. */
  readonly source: string;
}

export interface Reservation extends Omit<Movement, 'kind'>, Amount {
  readonly uid: string;
  /** UTC ms, or null to wait for ever. */
  readonly expiresAt: number | null;
}

export interface Reversal extends Pick<Movement, 'actor' | 'requestId'> {
  /** The journal to undo. */
  readonly journalId: string;
  /** For the member's statement. */
  readonly reason: string;
}

export interface Refund extends Omit<Movement, 'kind'> {
  /** Who paid. */
  readonly uid: string;
  /** With what they paid themselves, in one currency. */
  readonly paid: { readonly kind: JournalKind; readonly requestIds: readonly string[] };
}

export interface Capture extends Movement {
  readonly holdId: string;
  /** Who gets it; a member gets a new lot of beans. */
  readonly to: Exclude<Owner, { kind: 'hold' }>;
  /** Left out, everything that is left. */
  readonly amount?: number;
  /** As in `Credit`, when a member gets it. */
  readonly source?: string;
}

/** Parts of one hold of beans for many members, who each get a new lot. The caller sees to it that it happens once. */
export interface HandOut extends Omit<Movement, 'requestId'> {
  readonly holdId: string;
  /** A member appears once; `amount` in beans. */
  readonly shares: readonly { readonly uid: string; readonly amount: number }[];
  /** As in `Credit`. */
  readonly source: string;
}

/** The balance after it, in units of the currency. */
export interface Balance {
  readonly balance: number;
}

/**
 * What other features do with money (E24). Every verb writes in the caller's transaction and takes its locks last.
 * The same request_id again answers as before without moving anything; for something else it is refused with
 * `system.repeated`.
 */
export interface WalletPort {
  /** @throws Refusal `wallet.insufficient_beans`, for other currencies `wallet.insufficient`, with `balance` */
  pay(tx: Tx, payment: WalletPayment): Promise<Balance>;
  /**
   * Many payments in one write (performance.md 2.3, G17), each decided as if those before it had just been made: one
   * payer may appear several times, and what is refused is in nobody's way. The caller sees to it that each happens
   * once.
   * @returns for each, in their order, what `pay` would have answered or thrown
   */
  payMany(
    tx: Tx,
    payments: readonly Omit<WalletPayment, 'requestId'>[],
  ): Promise<readonly PromiseSettledResult<Balance>[]>;
  credit(tx: Tx, credit: Credit): Promise<Balance>;
  /**
   * Gives money of one currency for beans, in one journal.
   * @returns the balance of what was given
   * @throws Refusal `wallet.insufficient`
   */
  exchange(tx: Tx, exchange: WalletExchange): Promise<Balance>;
  /** Sets money aside. @throws Refusal as `pay` */
  hold(tx: Tx, reservation: Reservation): Promise<Balance & { readonly holdId: string }>;
  /**
   * Hands all or a part of what is held to somebody.
   * @returns `left`: what is still held
   * @throws Refusal `wallet.hold_ended` when that much is not held any more, or its time is over
   */
  capture(tx: Tx, capture: Capture): Promise<{ readonly captured: number; readonly left: number }>;
  /**
   * Many captures of one hold, gathered into one journal and one write (performance.md 2.3, b3).
   * @returns `left`: what is still held
   * @throws Refusal `wallet.hold_ended` as `capture`
   */
  handOut(tx: Tx, handOut: HandOut): Promise<{ readonly left: number }>;
  /** Gives what is still held back to the lots it came from (D41); again, it changes nothing. */
  release(tx: Tx, holdId: string, actor: string): Promise<{ readonly released: number }>;
  /**
   * Gives payments of a member back by one journal: to the lots that they came from, whose expiry stays what it was
   * (D41, D42), and from those who got them. The caller sees to it that each is given back once.
   */
  refund(tx: Tx, refund: Refund): Promise<{ readonly refunded: number }>;
  /**
   * Undoes a journal by another one, whole or not at all; whoever asks again hears of the same.
   * @returns the undoing journal
   * @throws Refusal `request.not_found`; `wallet.not_reversible` for exchanges, expiries, refunded payments, holds and
   *   what was made of them;
   *   `wallet.spent_since`, with what is `left`, when what came in was spent meanwhile
   */
  reverse(tx: Tx, reversal: Reversal): Promise<{ readonly journalId: string }>;
  /** Beans that members can spend now, by uid; 0 for who has none. One query. */
  beansOf(reader: Reader, uids: readonly string[]): Promise<Map<string, number>>;
  /** Beans a member can spend now. */
  beans(reader: Reader, uid: string): Promise<number>;
  /** Beans a channel has earned. */
  channelIncome(reader: Reader, channelId: string): Promise<number>;
}
