import type { LiveEvent, MsgKey, User } from '@goldbean/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../platform/database/index.ts';
import type { Idempotency } from '../../platform/idempotency.ts';
import type { Ids } from '../../platform/ids.ts';

/** What the feature needs from others. */
export interface GiftPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly idempotency: Idempotency;
  readonly users: { many(reader: Reader, uids: readonly string[]): Promise<Map<string, User>> };
  readonly lives: GiftLives;
  readonly wallet: GiftWallet;
  readonly rooms: {
    /** Tells the room after the commit, with a seq. */
    announce(tx: Tx, room: string, event: LiveEvent): Promise<void>;
    isMuted(reader: Reader, room: string, uid: string): Promise<boolean>;
  };
}

export interface GiftLives {
  /**
   * The lesson, which cannot end before the caller's transaction does.
   * @throws Refusal `live.missing`, `live.not_on_air`
   */
  onAir(tx: Tx, liveId: string): Promise<{ readonly room: string; readonly channelId: string }>;
  /** @throws Refusal `live.missing` */
  exists(reader: Reader, liveId: string): Promise<void>;
  /** Why the member may not enter or speak there; null for a room of nobody's. */
  access(
    reader: Reader,
    room: string,
    uid: string,
  ): Promise<{ readonly join: MsgKey | null; readonly speak: MsgKey | null } | null>;
}

export interface GiftWallet {
  /**
   * Moves beans from a member to a channel's income; takes its locks last.
   * @returns the payer's beans afterwards
   * @throws Refusal `wallet.insufficient_beans`
   */
  pay(
    tx: Tx,
    payment: {
      readonly payer: string;
      readonly to: { readonly kind: 'channel'; readonly id: string };
      readonly currency: 'BEAN';
      readonly amount: number;
      readonly kind: 'gift' | 'barrage';
      readonly cause: { readonly type: string; readonly id: string; readonly note: string };
      readonly actor: string;
      readonly requestId: string | undefined;
    },
  ): Promise<{ readonly balance: number }>;
  beans(reader: Reader, uid: string): Promise<number>;
}
