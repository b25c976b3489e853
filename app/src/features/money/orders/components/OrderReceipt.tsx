import { orderStates } from '@goldbean/contract/money';
import { ReceiptDialog } from '@goldbean/design-system/orders';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { session } from '../../../../shared/session/index.ts';
import { givesOf, goodsOf, methodOf, priceOf } from '../order-view.ts';
import { ordersState } from '../orders.state.ts';

export interface OrderReceiptProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Proof of the payment of the order the page is about (S24). */
export function OrderReceipt({ isOpen, onClose }: OrderReceiptProps) {
  const { t } = useTranslation('wallet');
  const { order } = useSnapshot(ordersState);
  const { userBaseInfo, lang } = useSnapshot(session);
  if (order.kind !== 'ready' || order.value.paid_at_ts === null) return null;
  const { value } = order;
  const refund = value.events.find(({ to }) => to === orderStates.refunded);
  return (
    <ReceiptDialog
      isOpen={isOpen}
      onClose={onClose}
      orderNo={value.order_no}
      transactionNo={value.transaction}
      member={userBaseInfo ? `${userBaseInfo.nickname} (${userBaseInfo.jwcode})` : ''}
      product={goodsOf(value, t, lang)}
      gives={givesOf(value)}
      price={priceOf(value)}
      method={methodOf(value.pay_type)}
      paidAt={order.value.paid_at_ts}
      refundedAt={refund?.at_ts ?? null}
      agreement={value.agreement}
      onPrint={() => window.print()}
    />
  );
}
