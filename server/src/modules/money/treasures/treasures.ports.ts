import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import type { Ids } from '../../../platform/ids.ts';

/** What the feature needs from others. */
export interface TreasurePorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly idempotency: Idempotency;
  /** A member's vouchers. */
  readonly wallet: { vouchers(uid: string): Promise<number> };
  readonly orders: TreasureOrders;
}

/** The orders of treasures. */
interface TreasureOrders {
  /**
   * Places an order, pays it with the member's vouchers and delivers it; takes its locks of the wallet last.
   * @returns `balance`: the member's vouchers afterwards
   * @throws Refusal `order.goods_missing`, `order.agreement_changed`, `wallet.insufficient` with `balance`
   */
  payFromWallet(
    tx: Tx,
    order: {
      readonly uid: string;
      readonly kind: 'treasure';
      readonly productId: string;
      readonly agreementVersion: string;
    },
  ): Promise<{ readonly orderNo: string; readonly balance: number }>;
}
