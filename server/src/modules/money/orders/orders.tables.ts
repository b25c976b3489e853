import type {
  AgreementName,
  Currency,
  MoneyCurrency,
  OrderCurrency,
  OrderSource,
  OrderState,
  PayType,
  ProductKind,
} from '@goldbean/contract';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Moment, Reader } from '../../../platform/database/index.ts';
import type { PaymentStep, ProviderName } from './payments/payment-provider.ports.ts';

/** Tables of the feature; columns are explained in its migration. */
type OrderTables = {
  recharge_pack: {
    goods_id: string;
    kind: 'beans' | 'coins';
    region: Region;
    units: number;
    bonus: number;
    minor: number;
    currency: MoneyCurrency;
    place: number;
  };
  pay_order: {
    order_no: string;
    uid: string;
    kind: ProductKind;
    product_id: string;
    product_name: string;
    minor: number;
    currency: OrderCurrency;
    gives_currency: Currency | null;
    gives_amount: number | null;
    first_bonus: Generated<number>;
    pay_type: PayType;
    channel: number;
    live_id: string | null;
    agreement: AgreementName;
    agreement_version: string;
    state: OrderState;
    late: Generated<boolean>;
    alert: OrderAlert | null;
    provider: ProviderName | null;
    reference: string | null;
    step: PaymentStep | null;
    transaction: string | null;
    paid_at: Moment | null;
    created_at: Moment;
    expires_at: Moment;
    asked_at: ColumnType<number, Date | undefined, Date>;
  };
  order_event: {
    event_id: Generated<number>;
    order_no: string;
    at: Moment;
    from_state: OrderState | null;
    to_state: OrderState;
    source: OrderSource;
    notice_hash: string | null;
  };
  order_payment: {
    provider: ProviderName;
    transaction: string;
    order_no: string;
    minor: number;
    currency: string;
    paid_at: Moment;
    created_at: Moment;
  };
  provider_notice: {
    provider: ProviderName;
    notice_id: string;
    order_no: string | null;
    fact: string;
    body_hash: string;
    first_seen: Moment;
    last_seen: Moment;
    times_seen: Generated<number>;
  };
  payment_alert: {
    provider: ProviderName;
    transaction: string;
    reason: AlertReason;
    order_no: string;
    minor: number;
    currency: string;
    source: OrderSource;
    created_at: Moment;
    refunded: number | null;
    refund_key: string;
  };
  recharge_record: {
    record_id: string;
    order_no: string;
    uid: string;
    live_id: string | null;
    channel: number;
    pay_num: number;
    pay_type: PayType;
    gold_num: number;
    written_by: 'server' | 'app';
    created_at: Moment;
  };
  first_recharge: { uid: string; order_no: string };
};

/** The region of a pack (D74): mainland or overseas. */
export type Region = 'cn' | 'overseas';
/** Why money for a known order was not credited. */
type OrderAlert = 'wrong_amount' | 'paid_twice';
/** Why money that arrived was not credited, or no longer stands for what was. */
export type AlertReason = OrderAlert | 'unknown_order' | 'used_transaction' | 'refunded';
export type OrderRow = Selectable<OrderTables['pay_order']>;
export type PackRow = OrderTables['recharge_pack'];
export type OrderEventRow = Selectable<OrderTables['order_event']>;
export type RecordRow = Selectable<OrderTables['recharge_record']>;

/** The feature's tables. */
export const db = (reader: Reader) => reader.withTables<OrderTables>();
