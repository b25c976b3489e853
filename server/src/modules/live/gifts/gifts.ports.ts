import type { CauseNote, LiveEventInput, MsgKey, PlatformRole } from '@goldbean/contract';
import type { Clock, Wait } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { Users } from '../../people/identity/identity.ports.ts';

/** What the feature needs from others. */
export interface GiftPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly wait: Wait;
  readonly ids: Ids;
  readonly idempotency: Idempotency;
  readonly users: Pick<Users, 'many' | 'hiddenInRanks'>;
  readonly lives: GiftLives;
  readonly wallet: GiftWallet;
  readonly rooms: {
    /** Sends events to the room after the commit, in this order, each with a seq. */
    announce(tx: Tx, room: string, ...events: LiveEventInput[]): Promise<void>;
    /** Those of `uids` who may not speak now, alone or with all. */
    silentAmong(reader: Reader, room: string, uids: readonly string[]): Promise<ReadonlySet<string>>;
    /** Sends a counter to the room, the latest of a key at most once a second. */
    count(room: string, key: string, event: LiveEventInput): void;
  };
}

/** Who asks, as far as rights need it. */
export interface GiftActor {
  readonly uid: string;
  readonly roles: readonly PlatformRole[];
}

interface GiftLives {
  /**
   * The live session, which cannot end before the caller's transaction does.
   * @throws Refusal `live.missing`, `live.not_on_air`
   */
  onAir(tx: Tx, liveId: string): Promise<{ readonly room: string; readonly channelId: string }>;
  /** Whether they run the live session. @throws Refusal `live.missing` */
  isRunBy(reader: Reader, liveId: string, actor: GiftActor): Promise<boolean>;
  /** A live session that the member may come into. @throws Refusal as `live/info` does */
  enter(reader: Reader, liveId: string, uid: string): Promise<{ readonly channelId: string }>;
  /** Why members may not enter or write there; empty for a room without an owner. */
  accessAmong(
    reader: Reader,
    room: string,
    uids: readonly string[],
  ): Promise<ReadonlyMap<string, { readonly join: MsgKey | null; readonly speak: MsgKey | null }>>;
}

/** Listeners to gifts; each feature registers its own. */
export interface GiftListeners {
  /** Counts them towards what the teacher hopes for, in the transaction that gives them (D18). */
  readonly liveWishes: (
    tx: Tx,
    live: { readonly liveId: string; readonly room: string },
    given: readonly { readonly uid: string; readonly giftId: string; readonly n: number }[],
  ) => Promise<void>;
}

/** What others know of gifts; each registers itself. */
export interface GiftParts {
  /** The levels that members have unlocked in the club of a channel, which open its exclusive gifts; 0 for who is in none. */
  readonly fanLevels: (
    reader: Reader,
    channelId: string,
    uids: readonly string[],
  ) => Promise<ReadonlyMap<string, number>>;
  /** Those of `uids` whose iron-fan membership of the channel runs. */
  readonly ironFans: (
    reader: Reader,
    channelId: string,
    uids: readonly string[],
  ) => Promise<ReadonlySet<string>>;
}

/** Beans that a member pays into a channel's income. */
export interface GiftPayment {
  readonly payer: string;
  readonly to: { readonly kind: 'channel'; readonly id: string };
  readonly currency: 'BEAN';
  readonly amount: number;
  readonly kind: 'gift' | 'barrage';
  readonly cause: { readonly type: string; readonly id: string; readonly note: CauseNote | null };
  readonly actor: string;
}

interface GiftWallet {
  /**
   * Locks the payers and books the payments they can afford.
   * @returns for each payment the payer's beans afterwards, or Refusal `wallet.insufficient_beans`
   */
  payMany(
    tx: Tx,
    payments: readonly GiftPayment[],
  ): Promise<readonly PromiseSettledResult<{ readonly balance: number }>[]>;
  /** Beans that members can spend now, by uid. */
  beansOf(reader: Reader, uids: readonly string[]): Promise<ReadonlyMap<string, number>>;
}
