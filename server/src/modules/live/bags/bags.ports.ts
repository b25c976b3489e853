import type { CauseNote, Gift, LuckyConditionKey, LuckyEvent, MsgKey } from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { Random } from '../../../platform/random.ts';
import type { Users } from '../../people/identity/identity.ports.ts';

/** What the feature needs from others. */
export interface BagPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Draws the seeds. */
  readonly random: Random;
  readonly idempotency: Idempotency;
  readonly jobs: Pick<Jobs, 'define' | 'at'>;
  readonly users: Pick<Users, 'many'>;
  readonly lives: BagLives;
  readonly gifts: {
    many(reader: Reader, giftIds: readonly string[]): Promise<ReadonlyMap<string, Gift>>;
    addToKnapsack(tx: Tx, uid: string, giftId: string, n: number): Promise<void>;
    /** @returns how many are left, or null when there were not so many */
    takeFromKnapsack(tx: Tx, uid: string, giftId: string, n: number): Promise<number | null>;
  };
  readonly rooms: BagRooms;
  readonly wallet: BagWallet;
}

interface BagLives {
  /**
   * The live session, which cannot end before the caller's transaction does.
   * @throws Refusal `live.missing`, `live.not_on_air`
   */
  onAir(tx: Tx, liveId: string): Promise<{ readonly room: string; readonly channelId: string }>;
  /** Only those who run the live session (P05). @throws Refusal `live.missing`, `request.forbidden` */
  needRunner(reader: Reader, liveId: string, actor: Actor): Promise<void>;
  /** Lets a member in. @throws Refusal as `live/info` does */
  enter(reader: Reader, liveId: string, uid: string): Promise<unknown>;
  /** Whether it was stopped: what was promised in it is void. @throws Refusal `live.missing` */
  isStopped(reader: Reader, liveId: string): Promise<boolean>;
  /** Why members may not enter; empty for a room without an owner. */
  accessAmong(
    reader: Reader,
    room: string,
    uids: readonly string[],
  ): Promise<ReadonlyMap<string, { readonly join: MsgKey | null }>>;
}

interface BagRooms {
  /** Sends events to the room after the commit, each with a seq. */
  announce(tx: Tx, room: string, ...events: LuckyEvent[]): Promise<void>;
  /** Sends a counter to the room, the latest of a key at most once a second. */
  count(room: string, key: string, event: LuckyEvent): void;
  /** Says a text in a member's name. @throws Refusal why not, as C112 does */
  speak(
    uid: string,
    message: {
      readonly room: string;
      readonly client_msg_id: string;
      readonly kind: 'text';
      readonly body: { readonly text: string };
    },
  ): Promise<unknown>;
}

interface BagCause {
  readonly type: 'lucky_bag';
  readonly id: string;
  readonly note: CauseNote | null;
}

interface BagWallet {
  /** @throws Refusal `wallet.insufficient_beans`, with `balance` */
  hold(
    tx: Tx,
    reservation: {
      readonly uid: string;
      readonly currency: 'BEAN';
      readonly amount: number;
      /** UTC ms. */
      readonly expiresAt: number;
      readonly cause: BagCause;
      readonly actor: string;
      readonly requestId: undefined;
    },
  ): Promise<{ readonly holdId: string }>;
  /** @throws Refusal `wallet.hold_ended` when its time is over */
  handOut(
    tx: Tx,
    handOut: {
      readonly holdId: string;
      readonly shares: readonly { readonly uid: string; readonly amount: number }[];
      readonly source: 'lucky_bag';
      readonly kind: 'lucky_bag';
      readonly cause: BagCause;
      readonly actor: string;
    },
  ): Promise<unknown>;
  /** Gives what is left back to the lots it came from (D41). */
  release(tx: Tx, holdId: string, actor: string): Promise<unknown>;
}

/** A bag as its conditions need it. */
export interface AskingBag {
  readonly liveId: string;
  readonly channelId: string;
  readonly room: string;
  /** UTC ms. */
  readonly startsAt: number;
}

/**
 * Whether a member meets a condition. @param value the text to send, the id of the gift, the level; empty where the key
 * says it all
 */
export type MeetsCondition = (reader: Reader, bag: AskingBag, uid: string, value: string) => Promise<boolean>;

/** What may be asked for: each registered by who knows of it. A key that nobody registered is not offered. */
export type BagConditionChecks = { readonly [Key in LuckyConditionKey]: MeetsCondition };
