import { UnpaidOrder as Unpaid } from '@goldbean/design-system/orders';
import { useSnapshot } from 'valtio';
import { priceOf } from '../order-view.ts';
import { ordersState } from '../orders.state.ts';
import type { MemberOrderHistoryProps } from './OrderHistory.tsx';

/** The newest order that waits for the member's money: it can be taken up again instead of ordering anew (S24). */
export function UnpaidOrder({ orderHref }: MemberOrderHistoryProps) {
  const { unpaid } = useSnapshot(ordersState);
  return (
    unpaid && <Unpaid price={priceOf(unpaid)} until={unpaid.expires_ts} href={orderHref(unpaid.order_no)} />
  );
}
