import type { MsgKey } from '@goldbean/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import type { Ids } from '../../../platform/ids.ts';

/** What the feature needs from others. */
export interface AnniversaryPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly idempotency: Idempotency;
  readonly lives: {
    /** @throws Refusal `live.missing` */
    roomOf(reader: Reader, liveId: string): Promise<string>;
    /** @throws Refusal `live.missing` */
    channelOf(reader: Reader, liveId: string): Promise<string>;
    /** Why a member may not enter the room; null for a room without an owner. */
    access(reader: Reader, room: string, uid: string): Promise<{ readonly join: MsgKey | null } | null>;
  };
  readonly rewards: {
    /** Which of these coupons the member was paid. */
    couponsOf(reader: Reader, uid: string, couponIds: readonly string[]): Promise<ReadonlySet<string>>;
    /** Pays the beans of a coupon, once; takes the wallet's locks last. @returns false when it was paid before */
    coupon(
      tx: Tx,
      uid: string,
      coupon: { readonly couponId: string; readonly beans: number },
    ): Promise<boolean>;
  };
  readonly wallet: {
    /** Beans that the member can spend. */
    beans(reader: Reader, uid: string): Promise<number>;
  };
}
