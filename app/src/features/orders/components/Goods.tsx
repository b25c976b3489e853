import { Amount } from '@goldbean/design-system/wallet';
import { givesOf, type OrderSeen } from '../order-view.ts';

/** What was bought: so much of a currency, or in the words of the shop what is not counted. */
export function Goods({ order }: { readonly order: OrderSeen }) {
  const gives = givesOf(order);
  return gives ? <Amount value={gives.amount} currency={gives.currency} /> : order.product.name;
}
