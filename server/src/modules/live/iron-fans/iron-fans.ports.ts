import type { CallAnswer, CallRequest, calls, CauseNote, IronPrices, PayType } from '@goldbean/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { Log } from '../../../platform/log.ts';
import type { Users } from '../../people/identity/identity.ports.ts';
import type { Notifier } from '../../people/notices/notices.ports.ts';

/** A channel as memberships know it. */
export interface IronChannel {
  readonly channel_id: string;
  readonly name: string;
  readonly img: string;
  readonly owner_uid: string;
}

/** What the feature needs from others. */
export interface IronFanPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly idempotency: Idempotency;
  readonly jobs: Pick<Jobs, 'define' | 'at' | 'every'>;
  readonly log: Pick<Log, 'error'>;
  readonly prices: IronPrices;
  readonly users: Pick<Users, 'many' | 'isOverseas'>;
  readonly channels: {
    many(reader: Reader, ids: readonly string[]): Promise<Map<string, IronChannel>>;
  };
  readonly orders: IronFanOrders;
  readonly wallet: IronFanWallet;
  readonly notices: Notifier;
}

interface IronFanOrders {
  /**
   * Places an unpaid order; takes no lock of the wallet.
   * @throws Refusal `order.agreement_changed`, `order.method_wrong`, `order.method_closed`, `order.amount_out_of_range`,
   * `order.too_many_unpaid`
   */
  place(
    tx: Tx,
    order: {
      readonly uid: string;
      readonly kind: 'iron_fan';
      readonly productId: string;
      readonly payType: PayType;
      readonly agreementVersion: string;
    },
  ): Promise<{ readonly orderNo: string }>;
  /** Before anything is ordered. @throws Refusal `request.invalid` for a return address that is foreign */
  checkReturn(place: { readonly origin: string; readonly returnUrl?: string | undefined }): void;
  /** G155: begins the payment, outside of every transaction. @throws Refusal `order.*` */
  begin(
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

interface CoinPayment {
  readonly payer: string;
  readonly to: { readonly kind: 'channel'; readonly id: string };
  readonly currency: 'COIN';
  readonly amount: number;
  readonly kind: 'iron_fan';
  readonly cause: { readonly type: 'iron_fan'; readonly id: string; readonly note: CauseNote };
  readonly actor: string;
}

interface IronFanWallet {
  /** @throws Refusal `wallet.insufficient`, with `balance` */
  pay(tx: Tx, payment: CoinPayment & { readonly requestId: string }): Promise<{ readonly balance: number }>;
  /** For each, in their order, what `pay` would have answered or thrown; the caller sees to it that each happens once. */
  payMany(
    tx: Tx,
    payments: readonly CoinPayment[],
  ): Promise<readonly PromiseSettledResult<{ readonly balance: number }>[]>;
  /** Gold coins the member can spend. */
  coins(uid: string): Promise<number>;
}
