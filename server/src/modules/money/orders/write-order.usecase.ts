import { agreements, rechargeChannels } from '@goldbean/contract';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { ForSale, NewOrder, Products } from './orders.ports.ts';
import { addEvent, insertOrder } from './orders.repository.ts';

/** Prefix of every order number, by which support recognises it. */
const prefix = 'GB';

/**
 * What is on sale, under the agreement in force (V35).
 * @throws Refusal `order.goods_missing`, `order.agreement_changed`
 */
export async function findSale(
  tx: Tx,
  products: Pick<Products, 'find'>,
  { uid, kind, productId, agreementVersion }: NewOrder,
): Promise<ForSale> {
  const sale = (await products.find(kind)?.find(tx, uid, productId)) ?? refuse('order.goods_missing');
  const { version } = agreements[sale.agreement];
  if (agreementVersion !== version) refuse('order.agreement_changed', { agreement: sale.agreement, version });
  return sale;
}

/**
 * Writes an order, unpaid, with the price of this moment and the version that was ticked.
 * @param when times in UTC ms
 * @returns its number
 */
export async function writeOrder(
  tx: Tx,
  id: string,
  { uid, kind, productId, payType, channel, liveId }: NewOrder,
  sale: ForSale,
  when: { readonly now: number; readonly expiresAt: number },
): Promise<string> {
  const orderNo = `${prefix}${id}`;
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
    channel: channel ?? rechargeChannels.other,
    live_id: liveId ?? null,
    agreement: sale.agreement,
    agreement_version: agreements[sale.agreement].version,
    created_at: when.now,
    expires_at: when.expiresAt,
  });
  await addEvent(tx, {
    order_no: orderNo,
    at: when.now,
    from_state: null,
    to_state: 0,
    source: 'member',
  });
  return orderNo;
}
