import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner, Button, ErrorState, Spinner } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import type { Money } from '../../wallet/index.ts';
import { CardFrame, CardSheet } from './CardPay.styles.ts';

/** Why a card did not pay. */
export interface CardPayRefusal {
  /** The fields are not filled in; nothing was charged; or nobody answered and it may have been charged. */
  kind: 'incomplete' | 'refused' | 'unclear';
  /** The payment service's own words in the language of the page; empty when it gave none for people. */
  said: string;
}

export type CardPayState =
  | { kind: 'loading' }
  /** The field did not come. */
  | { kind: 'failed' }
  /** `refusal` is of the last card; null while there was none. */
  | { kind: 'ready'; refusal: CardPayRefusal | null }
  | { kind: 'paying' }
  /** The payment service has the money; the order has not heard of it yet. */
  | { kind: 'taken' };

export interface CardPayProps {
  state: CardPayState;
  price: Money;
  /** Where the payment service draws its field: the card never reaches us (D72). */
  frameRef: Ref<HTMLFieldSetElement>;
  onPay: () => void;
  onRetry: () => void;
}

/** The payment service's own card field, and the button that pays (S24, /hwStripe). */
export function CardPay({ state, price, frameRef, onPay, onRetry }: CardPayProps) {
  const { t } = useTranslation(['orders', 'actions']);
  const formats = useFormats();
  return (
    <CardSheet>
      {state.kind === 'loading' && <Spinner label={t('pay.loading')} />}
      {state.kind === 'failed' && (
        <ErrorState title={t('pay.failed')} retry={{ label: t('actions:retry'), onRetry }}>
          {t('pay.cardMissing')}
        </ErrorState>
      )}
      {state.kind === 'ready' && state.refusal && <Refusal {...state.refusal} />}
      {state.kind === 'taken' && <Banner tone="success">{t('pay.cardTaken')}</Banner>}
      <CardFrame
        ref={frameRef}
        aria-label={t('pay.cardDetails')}
        hidden={state.kind === 'failed' || state.kind === 'taken'}
      />
      {(state.kind === 'ready' || state.kind === 'paying') && (
        <Button
          tone="primary"
          fill="filled"
          size="large"
          isWide
          busyLabel={state.kind === 'paying' ? t('pay.paying') : undefined}
          onClick={onPay}
        >
          {t('pay.card', { amount: formats.money(price.amount, price.currency) })}
        </Button>
      )}
    </CardSheet>
  );
}

/** What it means for the payer's money in our words, and why in those of the payment service. */
function Refusal({ kind, said }: CardPayRefusal) {
  const { t } = useTranslation('orders');
  return (
    <Banner
      tone={kind === 'refused' ? 'danger' : 'warning'}
      title={said ? t(`pay.cardRefusal.${kind}`) : undefined}
    >
      {said || t(`pay.cardRefusal.${kind}`)}
    </Banner>
  );
}
