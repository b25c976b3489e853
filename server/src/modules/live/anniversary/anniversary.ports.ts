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
    /** A live session that the member may come into. @throws Refusal as `live/info` does */
    enter(reader: Reader, liveId: string, uid: string): Promise<{ readonly channelId: string }>;
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
