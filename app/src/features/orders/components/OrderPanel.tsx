import { styled } from '@goldbean/design-system/styling';
import { codes } from '@goldbean/contract';
import { Banner, ErrorState, Spinner, VisuallyHidden } from '@goldbean/design-system/primitives';
import { tokens } from '@goldbean/design-system/theme';
import { OrderState } from '@goldbean/design-system/wallet';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { asApiError } from '../../../shared/api/index.ts';
import { errorWords } from '../../../shared/i18n/index.ts';
import { beginPayment, checkOrder, openOrder, reopenOrder } from '../order.actions.ts';
import { orderInfo } from '../order-view.ts';
import { ordersState } from '../orders.state.ts';
import { PayStep } from './PayStep.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${tokens.layout.side};
  gap: ${tokens.space[6]};
  align-items: start;

  &[data-alone] {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Main = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
`;

const refusedForGood: ReadonlySet<number> = new Set([codes.invalid, codes.forbidden, codes.missing]);

export interface OrderPanelProps {
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
export function OrderPanel({ orderNo, returnUrl, againHref, receiptHref, onCredited }: OrderPanelProps) {
  const { t } = useTranslation(['orders', 'recharge', 'actions']);
  const go = useNavigate();
  const { order, payment, isChecking } = useSnapshot(ordersState);
  const open = () => openOrder(orderNo, { returnUrl, onCredited });

  useEffect(open, [orderNo, returnUrl, onCredited]);

  if (order.kind === 'loading') return <Spinner label={t('history.loading')} />;
  if (order.kind === 'failed') {
    // Somebody else's order, or none at all, stays so however often it is asked for.
    const isFinal = refusedForGood.has(asApiError(order.error).code);
    return (
      <ErrorState
        title={t('missing')}
        retry={isFinal ? undefined : { label: t('actions:retry'), onRetry: reopenOrder }}
      >
        {errorWords(order.error)}
      </ErrorState>
    );
  }
  const { alert } = order.value;
  // While people look into money that came, nobody is asked for more of it.
  const canPay = payment !== null && alert === null;
  return (
    <Columns data-alone={!canPay || undefined}>
      <Main>
        <VisuallyHidden as="h2">{t('recharge:order.no')}</VisuallyHidden>
        {alert !== null && <Banner tone="warning">{t(`alert.${alert}`)}</Banner>}
        <OrderState
          order={orderInfo(order.value)}
          isChecking={isChecking}
          onPay={() => void beginPayment()}
          onCheck={() => void checkOrder()}
          onOrderAgain={() => void go(againHref)}
          onReceipt={() => void go(receiptHref)}
        />
      </Main>
      {canPay && <PayStep order={order.value} />}
    </Columns>
  );
}
