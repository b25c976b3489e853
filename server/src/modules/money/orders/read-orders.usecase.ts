import type { Reader } from '../../../platform/database/index.ts';
import type { OrderAccess } from './orders.access.ts';
import type { OrdersAnswer, OrdersRequest } from './orders.ports.ts';
import { findEvents, findOrders } from './orders.repository.ts';
import { orderView, paidAt, productOf } from './orders.views.ts';
import type { PaymentCollection } from './payments/collect-payment.usecase.ts';

/** A member's orders; what may have changed at the provider is asked for first. */
export function createOrderReading(
  reader: Reader,
  { look }: Pick<OrderAccess, 'look'>,
  collecting: Pick<PaymentCollection, 'closeAll'>,
) {
  return {
    /** C086. */
    async progress(uid: string, orderNo: string): Promise<OrdersAnswer<'progress'>> {
      const row = await look(uid, orderNo);
      return { state: row.state, product: productOf(row), ...paidAt(row) };
    },

    /** G029. */
    async list(uid: string, query: OrdersRequest<'list'>): Promise<OrdersAnswer<'list'>> {
      await collecting.closeAll(uid, 'poll');
      const { total, rows } = await findOrders(reader, { uid, ...query });
      const events = await findEvents(
        reader,
        rows.map((row) => row.order_no),
      );
      return {
        list: rows.map((row) => orderView(row, events.get(row.order_no) ?? [])),
        total,
        page: query.page,
        page_size: query.page_size,
      };
    },

    /** G154. */
    async detail(uid: string, orderNo: string): Promise<OrdersAnswer<'detail'>> {
      const row = await look(uid, orderNo);
      const events = await findEvents(reader, [orderNo]);
      return { order: orderView(row, events.get(orderNo) ?? []) };
    },
  };
}
