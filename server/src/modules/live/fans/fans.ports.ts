import type { CauseNote, FanTaskId } from '@goldbean/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { Log } from '../../../platform/log.ts';
import type { Users } from '../../people/identity/identity.ports.ts';
import type { Notifier } from '../../people/notices/notices.ports.ts';

/** What the feature needs from others. */
export interface FanPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly idempotency: Idempotency;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly log: Log;
  /** With so many members a club is full. */
  readonly capacity: number;
  readonly users: Pick<Users, 'many'>;
  readonly channels: {
    many(
      reader: Reader,
      ids: readonly string[],
    ): Promise<Map<string, { readonly name: string; readonly img: string }>>;
    membership(reader: Reader, channelId: string, uid: string): Promise<{ readonly followed: boolean }>;
  };
  readonly seats: FanSeats;
  readonly lives: FanLives;
  readonly rooms: {
    /** How many messages each member wrote in a room within a time, and that stand there still. */
    countMessagesIn(reader: Reader, room: string, from: number, until: number): Promise<readonly FanCount[]>;
  };
  readonly gifts: {
    /** How many gifts each member sent in a live session within a time. */
    givenIn(reader: Reader, liveId: string, from: number, until: number): Promise<readonly FanCount[]>;
  };
  /** What the same acts bring on the platform, in a club or not (C071). */
  readonly experience: {
    /** One statement, however many they are. @param day in Asia/Shanghai, `YYYY-MM-DD` */
    count(
      tx: Tx,
      acted: readonly ({ readonly uid: string } & Readonly<Record<FanTaskId, number>>)[],
      day: string,
    ): Promise<void>;
  };
  readonly wallet: FanWallet;
  readonly notices: Notifier;
}

/** How often a member did something. */
export interface FanCount {
  readonly uid: string;
  readonly n: number;
}

/** The one seat that a member has in study groups, clubs and their groups (D22). */
interface FanSeats {
  /** @returns null when it was free, else what holds it */
  take(
    tx: Tx,
    uid: string,
    channelId: string,
  ): Promise<{ readonly group: string | null; readonly club_id: string | null } | null>;
  /** Frees the seat, and takes the member out of the channel's fan groups. */
  leave(tx: Tx, uid: string, channelId: string): Promise<void>;
  /** The members of the club who are in one of its groups. */
  talkers(reader: Reader, channelId: string): Promise<string[]>;
}

/** A live session that was on air; times in UTC ms. */
export interface AiredLive {
  readonly liveId: string;
  readonly channelId: string;
  readonly room: string;
  readonly startedAt: number;
  /** Null while it is on air. */
  readonly endedAt: number | null;
}

interface FanLives {
  /** Live sessions that are on air, or were at that moment, UTC ms. */
  airedSince(reader: Reader, since: number): Promise<readonly AiredLive[]>;
  /** The whole minutes that members have watched since they were last taken; taken once. */
  takeWatched(tx: Tx, liveId: string): Promise<readonly FanCount[]>;
}

/** The bean that light costs. */
interface LightPayment {
  readonly payer: string;
  readonly to: { readonly kind: 'system'; readonly id: 'fee' };
  readonly currency: 'BEAN';
  readonly amount: number;
  readonly kind: 'fan_light';
  readonly cause: { readonly type: 'fan_light'; readonly id: string; readonly note: CauseNote };
  readonly actor: string;
}

interface FanWallet {
  /**
   * Locks the payers and books what they can afford.
   * @returns for each payment the payer's beans afterwards, or Refusal `wallet.insufficient_beans`
   */
  payMany(
    tx: Tx,
    payments: readonly LightPayment[],
  ): Promise<readonly PromiseSettledResult<{ readonly balance: number }>[]>;
  beans(reader: Reader, uid: string): Promise<number>;
}
