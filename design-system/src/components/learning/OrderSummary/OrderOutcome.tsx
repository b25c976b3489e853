import { useTranslation } from 'react-i18next';
import { Banner, Button, ButtonLink } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import type { OrderSummaryState } from './order-state.ts';
import { OrderNumber } from './OrderSummary.styles.ts';

interface OrderOutcomeProps {
  state: Extract<OrderSummaryState, { kind: 'waiting' | 'paid' | 'done' | 'closed' }>;
  onPay: () => void;
  onOrderAgain: () => void;
  lessonsHref: string;
}

const closedTitles = {
  expired: 'order.expired',
  failed: 'order.failed',
  refunded: 'order.refunded',
} as const;
const closedWords = {
  expired: 'order.expiredText',
  failed: 'order.failedText',
  refunded: 'order.refundedText',
} as const;

/** What became of an order, and the next step. */
export function OrderOutcome({ state, onPay, onOrderAgain, lessonsHref }: OrderOutcomeProps) {
  const { t } = useTranslation('learning');
  const formats = useFormats();
  return (
    <>
      {state.kind === 'waiting' && (
        <Banner
          title={t('order.waiting')}
          action={
            <Button tone="primary" fill="filled" onClick={onPay}>
              {t('order.payNow')}
            </Button>
          }
        >
          {t('order.waitingText', { time: formats.time(state.expiresAt) })}
        </Banner>
      )}
      {state.kind === 'paid' && (
        <Banner tone="success" title={t('order.paid')}>
          {t('order.paidText')}
        </Banner>
      )}
      {state.kind === 'done' && (
        <Banner
          tone="success"
          title={t('order.done')}
          action={<ButtonLink href={lessonsHref}>{t('offer.toLessons')}</ButtonLink>}
        >
          {t('order.doneText', { time: formats.moment(state.paidAt) })}
        </Banner>
      )}
      {state.kind === 'closed' && (
        <Banner
          tone={state.cause === 'failed' ? 'danger' : 'warning'}
          title={t(closedTitles[state.cause])}
          action={<Button onClick={onOrderAgain}>{t('order.again')}</Button>}
        >
          {t(closedWords[state.cause])}
        </Banner>
      )}
      <OrderNumber>{t('order.number', { number: state.orderNo })}</OrderNumber>
    </>
  );
}
