import { orderStates, payTypes, type CallAnswer, type CallRequest, type calls } from '@goldbean/contract';
import { refuse } from '../../../../platform/refusal.ts';
import type { OrderPorts } from '../orders.ports.ts';
import { findOrder } from '../orders.repository.ts';
import { findRecord, insertRecord } from './payments.repository.ts';

type OrderRecordsRequest = CallRequest<typeof calls.orders.record>;

/**
 * Records of recharges (E18, C061). The server writes one itself when it credits; what the page posts then has to
 * agree with it. Only the app's purchases through Apple (D45) have no order here: their record is stored as posted and
 * moves no money.
 */
export function createRecords({ database, clock, ids }: Pick<OrderPorts, 'database' | 'clock' | 'ids'>) {
  const { reader } = database;

  return {
    async record(uid: string, given: OrderRecordsRequest): Promise<CallAnswer<typeof calls.orders.record>> {
      const { order_no: orderNo, live_id, channel, pay_num, pay_type, gold_num } = given;
      const order = await findOrder(reader, orderNo);
      if (order && order.uid !== uid) refuse('request.forbidden');
      if (order && order.state !== orderStates.credited) refuse('order.not_credited');
      if (!order && pay_type !== payTypes.apple) refuse('order.missing');
      const recordId = ids.next();
      if (!order)
        await database.transaction((tx) =>
          insertRecord(tx, {
            record_id: recordId,
            order_no: orderNo,
            uid,
            live_id: live_id ?? null,
            channel,
            pay_num,
            pay_type,
            gold_num,
            written_by: 'app',
            created_at: clock.now(),
          }),
        );
      const record = (await findRecord(reader, orderNo)) ?? refuse('order.record_differs');
      if (record.uid !== uid) refuse('request.forbidden');
      const agrees =
        record.channel === channel &&
        record.live_id === (live_id ?? null) &&
        record.pay_num === pay_num &&
        record.pay_type === pay_type &&
        record.gold_num === gold_num;
      if (!agrees) refuse('order.record_differs');
      return { id: record.record_id };
    },
  };
}
