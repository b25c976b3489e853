import { Banner, ButtonLink } from '@goldbean/design-system/primitives';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { formatMoney, formatTime } from '../../../shared/i18n/index.ts';
import { session } from '../../../shared/session/index.ts';
import { ordersState } from '../orders.state.ts';
import type { OrderHistoryProps } from './OrderHistory.tsx';

/** The newest order that waits for the member's money: it can be taken up again instead of ordering anew (S24). */
export function UnpaidOrder({ orderHref }: OrderHistoryProps) {
  const { t } = useTranslation('orders');
  const { lang } = useSnapshot(session);
  const { unpaid } = useSnapshot(ordersState);
  if (!unpaid) return null;
  return (
    <Banner
      tone="info"
      action={<ButtonLink href={orderHref(unpaid.order_no)}>{t('unpaid.action')}</ButtonLink>}
    >
      {t('unpaid.text', {
        amount: formatMoney(lang, unpaid.amount, unpaid.currency),
        time: formatTime(lang, unpaid.expires_ts),
      })}
    </Banner>
  );
}
