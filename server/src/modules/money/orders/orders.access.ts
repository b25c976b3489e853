import type { ProductKind } from '@goldbean/contract';
import type { Reader } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import { isUnpaid } from './orders.domain.ts';
import { findOrder } from './orders.repository.ts';
import type { OrderRow } from './orders.tables.ts';
import type { PaymentCollection } from './payments/collect-payment.usecase.ts';

/** Orders, to the member whose they are. */
export function createOrderAccess(reader: Reader, collecting: Pick<PaymentCollection, 'refresh'>) {
  /** An order of the member's own. @throws Refusal `order.missing`, `request.forbidden` */
  async function own(uid: string, orderNo: string): Promise<OrderRow> {
    const row = (await findOrder(reader, orderNo)) ?? refuse('order.missing');
    if (row.uid !== uid) refuse('request.forbidden');
    return row;
  }

  /** As `own`, after a query to the provider where that may change its state. */
  async function look(uid: string, orderNo: string, kind?: ProductKind): Promise<OrderRow> {
    const before = await own(uid, orderNo);
    if (kind !== undefined && before.kind !== kind) refuse('order.missing');
    if (!isUnpaid(before.state)) return before;
    await collecting.refresh(before);
    return own(uid, orderNo);
  }

  return { own, look };
}
export type OrderAccess = ReturnType<typeof createOrderAccess>;
