import type { CallAnswer, CallRequest, PayType, ShopEvent, calls } from '@goldbean/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { Log } from '../../../platform/log.ts';
import type { Registry } from '../../../platform/registry.ts';
import type { Notifier } from '../../people/notices/notices.ports.ts';
import type { Users } from '../../people/identity/identity.ports.ts';

/** What the feature needs from others. */
export interface ShopPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly idempotency: Idempotency;
  readonly jobs: Pick<Jobs, 'define' | 'at'>;
  readonly log: Pick<Log, 'error'>;
  readonly users: Pick<Users, 'many'>;
  readonly orders: ShopOrders;
  readonly rooms: {
    /** Sends a counter to the present subscribers: the latest value of a key, at most once a second. */
    count(room: string, counterKey: string, event: ShopEvent): void;
  };
  readonly notices: Notifier;
}

/** The orders of purchases. */
interface ShopOrders {
  /**
   * Places an unpaid order; takes no lock of the wallet.
   * @throws Refusal `order.agreement_changed`, `order.method_wrong`, `order.method_closed`, `order.amount_out_of_range`,
   * `order.too_many_unpaid`
   */
  place(
    tx: Tx,
    order: {
      readonly uid: string;
      readonly kind: 'product';
      readonly productId: string;
      readonly payType: PayType;
      readonly agreementVersion: string;
      readonly channel: number;
      readonly liveId: string | undefined;
    },
  ): Promise<PlacedShopOrder>;
  /** Before anything is ordered. @throws Refusal `request.invalid` for a return address that is foreign */
  checkReturn(place: { readonly origin: string; readonly returnUrl?: string | undefined }): void;
  /** G155: begins the payment, outside of every transaction. @throws Refusal `order.*` */
  pay(
    uid: string,
    given: CallRequest<typeof calls.orders.pay>,
    origin: string,
  ): Promise<CallAnswer<typeof calls.orders.pay>>;
  /** C085. */
  methods(
    uid: string,
    given: CallRequest<typeof calls.orders.methods>,
  ): Promise<CallAnswer<typeof calls.orders.methods>>;
}

export interface PlacedShopOrder {
  readonly orderNo: string;
  readonly price: { readonly minor: number; readonly currency: 'CNY' | 'USD' };
  /** UTC ms. */
  readonly expiresAt: number;
}

/** Places where products are sold, each registered by its feature. */
export interface ShopVenues {
  readonly live: ShopLives;
}

/** The ports, and what was registered. */
export interface ShopDeps extends ShopPorts {
  readonly venues: Pick<Registry<ShopVenues>, 'need'>;
}

interface ShopLives {
  /**
   * The live session, which cannot end before the caller's transaction does.
   * @throws Refusal `live.missing`, `live.not_on_air`
   */
  onAir(tx: Tx, liveId: string): Promise<{ readonly room: string }>;
  /** @throws Refusal `live.missing` */
  roomOf(reader: Reader, liveId: string): Promise<string>;
  /** Whether it was stopped, not ended. @throws Refusal `live.missing` */
  isStopped(reader: Reader, liveId: string): Promise<boolean>;
  /** Lets a member in. @throws Refusal as `live/info` does */
  enter(reader: Reader, liveId: string, uid: string): Promise<unknown>;
  /**
   * Products of the live session in its order, and the one being presented.
   * @throws Refusal `live.missing`
   */
  goodsOf(
    reader: Reader,
    liveId: string,
  ): Promise<{ readonly goods: readonly string[]; readonly current: string | null }>;
  /** Rooms of the live sessions on air that sell one of these products. */
  roomsSelling(
    reader: Reader,
    productIds: readonly string[],
  ): Promise<readonly { readonly room: string; readonly productId: string }[]>;
}
