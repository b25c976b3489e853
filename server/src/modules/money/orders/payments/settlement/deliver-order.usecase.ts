import { orderStates, type OrderSource } from '@goldbean/contract';
import type { Tx } from '../../../../../platform/database/index.ts';
import type { OrderPorts, Products } from '../../orders.ports.ts';
import type { OrderRow } from '../../orders.tables.ts';
import { insertRecord } from '../payments.repository.ts';
import type { MoveOrder } from './move-order.usecase.ts';

/** Delivers an order that is paid and locked; the product's own feature does it, wallet last. */
export async function deliverOrder(
  tx: Tx,
  row: OrderRow,
  source: OrderSource,
  {
    clock,
    ids,
    products,
    move,
  }: Pick<OrderPorts, 'clock' | 'ids'> & {
    readonly products: Pick<Products, 'find'>;
    readonly move: MoveOrder;
  },
): Promise<void> {
  const product = products.find(row.kind);
  if (!product) throw new Error(`nobody delivers ${row.kind}`);
  await move(tx, row, orderStates.credited, source);
  const gives =
    row.gives_currency === null || row.gives_amount === null
      ? null
      : { currency: row.gives_currency, amount: row.gives_amount };
  if (gives?.currency === 'BEAN')
    await insertRecord(tx, {
      record_id: ids.next(),
      order_no: row.order_no,
      uid: row.uid,
      live_id: row.live_id,
      channel: row.channel,
      pay_num: row.minor,
      pay_type: row.pay_type,
      gold_num: gives.amount,
      written_by: 'server',
      created_at: clock.now(),
    });
  await product.credit(tx, {
    orderNo: row.order_no,
    uid: row.uid,
    productId: row.product_id,
    name: row.product_name,
    price: { minor: row.minor, currency: row.currency },
    gives,
  });
}
