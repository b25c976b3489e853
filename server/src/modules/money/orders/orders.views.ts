import type { Order } from '@goldbean/contract';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { EventOf } from './orders.repository.ts';
import type { OrderRow } from './orders.tables.ts';

/** A moment as every answer writes it, with its number; both null for never. */
export const paidAt = ({ paid_at }: Pick<OrderRow, 'paid_at'>) => ({
  paid_at: paid_at === null ? null : shanghaiTime(paid_at),
  paid_at_ts: paid_at,
});

/** Until when it can be paid. @param at UTC ms */
export const expires = (at: number) => ({ expires: shanghaiTime(at), expires_ts: at });

export const productOf = (row: OrderRow): Order['product'] => ({
  kind: row.kind,
  id: row.product_id,
  name: row.product_name,
});

/** An order as its owner sees it. */
export const orderView = (row: OrderRow, events: readonly EventOf[]): Order => ({
  order_no: row.order_no,
  product: productOf(row),
  amount: row.minor,
  currency: row.currency,
  gives:
    row.gives_currency === null || row.gives_amount === null
      ? null
      : { currency: row.gives_currency, amount: row.gives_amount },
  first_bonus: row.first_bonus,
  pay_type: row.pay_type,
  channel: row.channel,
  live_id: row.live_id,
  state: row.state,
  late: row.late,
  alert: row.alert,
  agreement: { name: row.agreement, version: row.agreement_version },
  created: shanghaiTime(row.created_at),
  created_ts: row.created_at,
  ...expires(row.expires_at),
  ...paidAt(row),
  transaction: row.transaction,
  events: events.map(({ at, from_state, to_state, source }) => ({
    at: shanghaiTime(at),
    at_ts: at,
    from: from_state,
    to: to_state,
    source,
  })),
});
