import { styled } from '@goldbean/design-system/styling';
import { Dialog } from '@goldbean/design-system/primitives';
import { tokens } from '@goldbean/design-system/theme';
import { Receipt } from '@goldbean/design-system/wallet';
import { orderStates } from '@goldbean/contract';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { formatNumber } from '../../../shared/i18n/index.ts';
import { session } from '../../../shared/session/index.ts';
import { givesOf, methodOf } from '../order-view.ts';
import { ordersState } from '../orders.state.ts';

/** On paper there is the receipt and nothing else. */
const Paper = styled.div`
  @media print {
    position: fixed;
    inset: 0;
    z-index: ${tokens.z.toast};
    padding: ${tokens.space[6]};
    background: ${tokens.color.surface.default};

    & button {
      display: none;
    }
  }
`;

export interface OrderReceiptProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Proof of the payment of the order the page is about (S24). */
export function OrderReceipt({ isOpen, onClose }: OrderReceiptProps) {
  const { t } = useTranslation(['recharge', 'wallet']);
  const { t: words } = useTranslation('primitives');
  const { order } = useSnapshot(ordersState);
  const { userBaseInfo, lang } = useSnapshot(session);
  if (order.kind !== 'ready' || order.value.paid_at_ts === null) return null;
  const { value } = order;
  const gives = givesOf(value);
  const refund = value.events.find(({ to }) => to === orderStates.refunded);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('receipt.title')} closeLabel={words('close')}>
      <Paper>
        <Receipt
          orderNo={value.order_no}
          transactionNo={value.transaction}
          member={userBaseInfo ? `${userBaseInfo.nickname} (${userBaseInfo.jwcode})` : ''}
          product={
            gives
              ? `${formatNumber(lang, gives.amount)} ${t(`wallet:currency.${gives.currency}`)}`
              : value.product.name
          }
          gives={gives}
          price={{ amount: value.amount / 100, currency: value.currency }}
          method={methodOf(value.pay_type)}
          paidAt={order.value.paid_at_ts}
          refundedAt={refund?.at_ts ?? null}
          agreement={value.agreement}
          onPrint={() => window.print()}
        />
      </Paper>
    </Dialog>
  );
}
