import { CardPay } from '@goldbean/design-system/orders';
import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../../../shared/session/index.ts';
import { openCardField, payByCard } from '../card.actions.ts';
import { priceOf, type OrderSeen } from '../order-view.ts';
import { ordersState } from '../orders.state.ts';

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
    <CardPay
      state={card}
      price={priceOf(order)}
      frameRef={place}
      onPay={() => void payByCard(window.location.href)}
      onRetry={onRetry}
    />
  );
}
