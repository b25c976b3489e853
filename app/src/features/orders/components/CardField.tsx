import { styled } from '@goldbean/design-system/styling';
import { Banner, Button, Card, ErrorState, Spinner } from '@goldbean/design-system/primitives';
import { tokens } from '@goldbean/design-system/theme';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { formatMoney } from '../../../shared/i18n/index.ts';
import { session } from '../../../shared/session/index.ts';
import type { CardRefusal } from '../card-outcome.ts';
import { openCardField, payByCard } from '../card.actions.ts';
import type { OrderSeen } from '../order-view.ts';
import { ordersState } from '../orders.state.ts';

const Sheet = styled(Card)`
  display: grid;
  gap: ${tokens.space[4]};
  text-align: start;
`;

const Frame = styled.fieldset`
  min-inline-size: 0;
  padding: 0;
  margin: 0;
  border: 0;
`;

export interface CardFieldProps {
  readonly order: OrderSeen;
  readonly clientSecret: string;
  readonly publishableKey: string;
}

/** The payment service's own card field, and the button that pays (S24, /hwStripe). */
export function CardField(props: CardFieldProps) {
  const [tries, setTries] = useState(0);
  return <CardForm key={tries} {...props} onRetry={() => setTries(tries + 1)} />;
}

interface CardFormProps extends CardFieldProps {
  readonly onRetry: () => void;
}

function CardForm({ order, clientSecret, publishableKey, onRetry }: CardFormProps) {
  const { t } = useTranslation(['orders', 'actions']);
  const { lang } = useSnapshot(session);
  const { card } = useSnapshot(ordersState);
  const place = useRef<HTMLFieldSetElement>(null);

  useEffect(
    () =>
      place.current
        ? openCardField(place.current, { clientSecret, publishableKey, language: lang })
        : undefined,
    [clientSecret, publishableKey, lang],
  );

  return (
    <Sheet padding="large">
      {card.kind === 'loading' && <Spinner label={t('pay.loading')} />}
      {card.kind === 'failed' && (
        <ErrorState title={t('pay.failed')} retry={{ label: t('actions:retry'), onRetry }}>
          {t('pay.cardMissing')}
        </ErrorState>
      )}
      {card.kind === 'ready' && card.refusal && <Refusal {...card.refusal} />}
      {card.kind === 'taken' && <Banner tone="success">{t('pay.cardTaken')}</Banner>}
      <Frame
        ref={place}
        aria-label={t('pay.cardDetails')}
        hidden={card.kind === 'failed' || card.kind === 'taken'}
      />
      {(card.kind === 'ready' || card.kind === 'paying') && (
        <Button
          tone="primary"
          fill="filled"
          size="large"
          isWide
          busyLabel={card.kind === 'paying' ? t('pay.paying') : undefined}
          onClick={() => void payByCard(window.location.href)}
        >
          {t('pay.card', { amount: formatMoney(lang, order.amount, order.currency) })}
        </Button>
      )}
    </Sheet>
  );
}

/** What it means for the payer's money in our words, and why in those of the payment service. */
function Refusal({ kind, said }: CardRefusal) {
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
