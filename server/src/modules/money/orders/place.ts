import { orderLimits, agreements, rechargeChannels } from '@goldbean/contract';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import { closeJob } from './collect.ts';
import { expiryOf } from './orders.domain.ts';
import type { NewOrder, OrderPorts, PlacedOrder, Products } from './orders.ports.ts';
import { addEvent, countPayable, insertOrder, lockMember } from './orders.repository.ts';
import { methodRefusal } from './pay-methods.ts';

/** Prefix of every order number, by which support recognises it. */
const prefix = 'GB';

/** Placing orders (E17, V35): the price is the shop's at this moment, and the ticked version is kept. */
export function createPlacing(
  ports: Pick<OrderPorts, 'clock' | 'ids' | 'jobs' | 'collectors'>,
  products: Pick<Products, 'find'>,
) {
  const { clock, ids, jobs, collectors } = ports;

  /** See `OrderPort.place`. */
  return async function place(tx: Tx, given: NewOrder): Promise<PlacedOrder> {
    const { uid, kind, productId, payType, agreementVersion } = given;
    const product = products.find(kind);
    const sale = (await product?.find(tx, uid, productId)) ?? refuse('order.goods_missing');
    const { version } = agreements[sale.agreement];
    if (agreementVersion !== version)
      refuse('order.agreement_changed', { agreement: sale.agreement, version });
    const refusal = methodRefusal(collectors, payType, sale.price);
    if (refusal) refuse(refusal);
    const now = clock.now();
    await lockMember(tx, uid);
    if ((await countPayable(tx, uid, now)) >= orderLimits.unpaidOrdersMax) refuse('order.too_many_unpaid');
    const orderNo = `${prefix}${ids.next()}`;
    const expiresAt = expiryOf(now);
    await insertOrder(tx, {
      order_no: orderNo,
      uid,
      kind,
      product_id: productId,
      product_name: sale.name,
      minor: sale.price.minor,
      currency: sale.price.currency,
      gives_currency: sale.gives?.currency ?? null,
      gives_amount: sale.gives?.amount ?? null,
      pay_type: payType,
      channel: given.channel ?? rechargeChannels.other,
      live_id: given.liveId ?? null,
      agreement: sale.agreement,
      agreement_version: version,
      created_at: now,
      expires_at: expiresAt,
    });
    await addEvent(tx, { order_no: orderNo, at: now, from_state: null, to_state: 0, source: 'member' });
    await jobs.at(tx, closeJob, { order_no: orderNo }, expiresAt);
    return { orderNo, price: sale.price, expiresAt };
  };
}
