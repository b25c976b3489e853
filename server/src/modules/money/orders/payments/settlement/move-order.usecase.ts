import { orderStates, type OrderSource, type OrderState } from '@goldbean/contract';
import type { Tx } from '../../../../../platform/database/index.ts';
import { isUnpaid, mayMove } from '../../orders.domain.ts';
import type { OrderPorts, Products } from '../../orders.ports.ts';
import { addEvent, updateOrder } from '../../orders.repository.ts';
import type { OrderRow } from '../../orders.tables.ts';

/** States in which an order has ended and nothing was bought. */
const endsUnpaid: ReadonlySet<OrderState> = new Set([
  orderStates.closed,
  orderStates.failed,
  orderStates.refunded,
]);

/** Moves orders from state to state, each with its event. */
export function createOrderMoves({ clock }: Pick<OrderPorts, 'clock'>, products: Pick<Products, 'find'>) {
  /** Moves an order that the caller has locked, and says when and through whom; one that ends unpaid gives back what it held. */
  return async function move(
    tx: Tx,
    row: OrderRow,
    to: OrderState,
    source: OrderSource,
    change: Partial<OrderRow> & { noticeHash?: string | undefined } = {},
  ): Promise<OrderRow> {
    if (!mayMove(row.state, to))
      throw new Error(`order ${row.order_no} cannot go from ${row.state} to ${to}`);
    const { noticeHash, ...columns } = change;
    await updateOrder(tx, row.order_no, { ...columns, state: to });
    await addEvent(tx, {
      order_no: row.order_no,
      at: clock.now(),
      from_state: row.state,
      to_state: to,
      source,
      notice_hash: noticeHash ?? null,
    });
    if (isUnpaid(row.state) && endsUnpaid.has(to))
      await products
        .find(row.kind)
        ?.release?.(tx, { orderNo: row.order_no, uid: row.uid, productId: row.product_id });
    return { ...row, ...columns, state: to };
  };
}
export type MoveOrder = ReturnType<typeof createOrderMoves>;
