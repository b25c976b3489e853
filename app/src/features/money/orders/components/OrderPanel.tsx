import { codes } from '@goldbean/contract/shared';
import { OrderPanel as Panel, type OrderPanelState } from '@goldbean/design-system/orders';
import { OrderState } from '@goldbean/design-system/wallet';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { asApiError } from '../../../../shared/api/index.ts';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { beginPayment, checkOrder, openOrder, reopenOrder } from '../order.actions.ts';
import { orderInfo } from '../order-view.ts';
import { ordersState } from '../orders.state.ts';
import { PayStep } from './PayStep.tsx';

const refusedForGood: ReadonlySet<number> = new Set([codes.invalid, codes.forbidden, codes.missing]);

export interface MemberOrderPanelProps {
  readonly orderNo: string;
  /** Where the payer's browser comes back to, absolute. */
  readonly returnUrl: string;
  /** Where the same is ordered anew, and where the receipt stands. */
  readonly againHref: string;
  readonly receiptHref: string;
  /** It was credited just now. */
  readonly onCredited: () => void;
}

/** Where the money of an order is, step by step, and how to pay it while it is unpaid (S24, S45). */
export function OrderPanel({
  orderNo,
  returnUrl,
  againHref,
  receiptHref,
  onCredited,
}: MemberOrderPanelProps) {
  const go = useNavigate();
  const { order, payment, isChecking } = useSnapshot(ordersState);
  const open = () => openOrder(orderNo, { returnUrl, onCredited });

  useEffect(open, [orderNo, returnUrl, onCredited]);

  const state = (): OrderPanelState => {
    if (order.kind === 'loading') return { kind: 'loading' };
    if (order.kind === 'failed') {
      // Somebody else's order, or none at all, stays so however often it is asked for.
      const isFinal = refusedForGood.has(asApiError(order.error).code);
      const reason = errorWords(order.error);
      return { kind: 'error', reason, ...(!isFinal && { onRetry: reopenOrder }) };
    }
    const { alert } = order.value;
    return {
      kind: 'ready',
      alert,
      order: (
        <OrderState
          order={orderInfo(order.value)}
          isChecking={isChecking}
          onPay={() => void beginPayment()}
          onCheck={() => void checkOrder()}
          onOrderAgain={() => void go(againHref)}
          onReceipt={() => void go(receiptHref)}
        />
      ),
      // While people look into money that came, nobody is asked for more of it.
      pay: payment !== null && alert === null ? <PayStep order={order.value} /> : null,
    };
  };
  return <Panel state={state()} />;
}
