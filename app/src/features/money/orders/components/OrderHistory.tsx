import { OrderHistory as History, type OrderHistoryState } from '@goldbean/design-system/orders';
import { useEffect, useState } from 'react';
import { useSnapshot, type Snapshot } from 'valtio';
import { serverNow } from '../../../../shared/clock/index.ts';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { pageCountOf } from '../../../../shared/pages/index.ts';
import { givesOf, isUnpaid, priceOf, stageOf } from '../order-view.ts';
import { ordersState, type OrdersState } from '../orders.state.ts';
import { loadHistory } from '../recharge.actions.ts';

export interface MemberOrderHistoryProps {
  /** Where an order is shown. */
  readonly orderHref: (orderNo: string) => string;
}

/** My orders, newest first; each leads to where its money is (E17). */
export function OrderHistory({ orderHref }: MemberOrderHistoryProps) {
  const { history } = useSnapshot(ordersState);
  const [page, setPage] = useState(1);
  const [now] = useState(serverNow);

  useEffect(() => {
    void loadHistory(page);
  }, [page]);

  return (
    <History
      state={historyState(history, orderHref, now)}
      onPage={setPage}
      onRetry={() => void loadHistory(page)}
    />
  );
}

function historyState(
  history: Snapshot<OrdersState['history']>,
  orderHref: MemberOrderHistoryProps['orderHref'],
  now: number,
): OrderHistoryState {
  if (history.phase === 'loading') return { kind: 'loading' };
  if (history.phase === 'failed') return { kind: 'error', reason: errorWords(history.error) };
  return {
    kind: 'ready',
    page: history.page,
    pageCount: pageCountOf(history),
    orders: history.list.map((order) => ({
      orderNo: order.order_no,
      at: order.created_ts,
      goods: givesOf(order) ?? order.product.name,
      price: priceOf(order),
      stage: stageOf(order.state),
      payUntil: isUnpaid(order, now) ? order.expires_ts : null,
      href: orderHref(order.order_no),
    })),
  };
}
