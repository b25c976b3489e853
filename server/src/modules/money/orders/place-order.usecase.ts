import { orderLimits } from '@goldbean/contract';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import { closeJob } from './payments/collection/close-order.usecase.ts';
import { findSale, writeOrder } from './write-order.usecase.ts';
import { expiryOf } from './orders.domain.ts';
import type { NewOrder, OrderPorts, PlacedOrder, Products } from './orders.ports.ts';
import { countPayable, lockMember } from './orders.repository.ts';
import { methodRefusal } from './pay-methods.domain.ts';

/** Placing orders (E17, V35): the price is the shop's at this moment, and the ticked version is stored. */
export function createOrderPlacement(
  ports: Pick<OrderPorts, 'clock' | 'ids' | 'jobs' | 'collectors'>,
  products: Pick<Products, 'find'>,
) {
  const { clock, ids, jobs, collectors } = ports;

  /** See `OrderPort.place`. */
  return async function place(tx: Tx, given: NewOrder): Promise<PlacedOrder> {
    const { uid, payType } = given;
    const sale = await findSale(tx, products, given);
    const { price } = sale;
    // No provider collects vouchers.
    if (price.currency === 'DANGWU') return refuse('order.method_wrong');
    const refusal = methodRefusal(collectors, payType, price);
    if (refusal) refuse(refusal);
    const now = clock.now();
    await lockMember(tx, uid);
    if ((await countPayable(tx, uid, now)) >= orderLimits.unpaidOrdersMax) refuse('order.too_many_unpaid');
    const expiresAt = expiryOf(now);
    const orderNo = await writeOrder(tx, ids.next(), given, sale, { now, expiresAt });
    await jobs.at(tx, closeJob, { order_no: orderNo }, expiresAt);
    return { orderNo, price, expiresAt };
  };
}
