import type { CallAnswer, calls, CauseNote, LiveState, MsgKey, ReplayMode } from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { Log } from '../../../platform/log.ts';
import type { Notifier } from '../../people/notices/notices.ports.ts';

/** What the feature needs from others. */
export interface TicketPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly idempotency: Idempotency;
  readonly jobs: Pick<Jobs, 'define' | 'at' | 'every'>;
  readonly log: Log;
  readonly lives: TicketLives;
  readonly wallet: TicketWallet;
  readonly notices: Notifier;
}

/** A live session, as far as its tickets need it; all of it is of the row that was read. */
export interface SoldLive {
  readonly liveId: string;
  readonly channelId: string;
  readonly name: string;
  readonly introduction: string;
  readonly state: LiveState;
  /** UTC ms. */
  readonly startAt: number;
  /** What a ticket costs, in beans; null where none is asked for. */
  readonly beans: number | null;
  readonly replay: { readonly mode: ReplayMode; readonly days: number | null };
  /** `isFree`: they come in without a ticket; `refusal`: why they do not come in with one. */
  entry(reader: Reader, actor: Actor): Promise<{ readonly isFree: boolean; readonly refusal: MsgKey | null }>;
  /** As it stands on a card before the member. */
  card(
    reader: Reader,
    uid: string,
  ): Promise<Omit<CallAnswer<typeof calls.tickets.offer>['live'], 'introduction'>>;
}

interface TicketLives {
  /** @throws Refusal `live.missing` */
  find(reader: Reader, liveId: string): Promise<SoldLive>;
  /** It changes neither its price nor its state before the transaction ends. @throws Refusal `live.missing` */
  hold(tx: Tx, liveId: string): Promise<SoldLive>;
  /** Whether it can be watched again now that it is over. */
  hasReplay(reader: Reader, liveId: string): Promise<boolean>;
}

interface TicketCause {
  readonly type: 'ticket';
  readonly id: string;
  readonly note: CauseNote;
}

interface TicketWallet {
  /** @throws Refusal `wallet.insufficient_beans`, with `balance` */
  hold(
    tx: Tx,
    reservation: {
      readonly uid: string;
      readonly currency: 'BEAN';
      readonly amount: number;
      readonly expiresAt: null;
      readonly cause: TicketCause;
      readonly actor: string;
      readonly requestId: string;
    },
  ): Promise<{ readonly holdId: string; readonly balance: number }>;
  /** @throws Refusal `wallet.insufficient_beans`, with `balance` */
  pay(
    tx: Tx,
    payment: {
      readonly payer: string;
      readonly to: { readonly kind: 'channel'; readonly id: string };
      readonly currency: 'BEAN';
      readonly amount: number;
      readonly kind: 'ticket';
      readonly cause: TicketCause;
      readonly actor: string;
      readonly requestId: string;
    },
  ): Promise<{ readonly balance: number }>;
  /** Hands all of what is held to the channel. */
  capture(
    tx: Tx,
    capture: {
      readonly holdId: string;
      readonly to: { readonly kind: 'channel'; readonly id: string };
      readonly kind: 'ticket';
      readonly cause: TicketCause;
      readonly actor: string;
      readonly requestId: string;
    },
  ): Promise<unknown>;
  /** Gives what is held back to the lots it came from (D41). */
  release(tx: Tx, holdId: string, actor: string): Promise<unknown>;
  beans(reader: Reader, uid: string): Promise<number>;
}
