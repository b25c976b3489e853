import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner, ButtonLink, ErrorState, Spinner } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { type Money, PayQr } from '../../wallet/index.ts';
import { PayHead, PayRoot, PayWay } from './PayPanel.styles.ts';

export type PayPanelState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  /** A page of the payment service, opened in a new tab. */
  | { kind: 'page'; href: string }
  /** A code for a phone, valid until `expiresAt` (UTC ms). `href`: the page it stands for, where a browser can open it. */
  | {
      kind: 'qr';
      method: 'wechat' | 'alipay';
      code: string;
      expiresAt: number;
      href: string | null;
    }
  /** A card, typed in the field of the payment service: a CardPay. */
  | { kind: 'card'; field: ReactNode }
  /** By card, and the payment service gave no field. */
  | { kind: 'noCardField' };

export interface PayPanelProps {
  /** What is to be paid: it stands first, whatever the way. */
  price: Money;
  state: PayPanelState;
  /** Asks for the way to pay again: after an error, or for a new code. */
  onRetry: () => void;
}

/** How an unpaid order is paid: a code to scan, a page to go to, or a card field (S24). */
export function PayPanel({ price, state, onRetry }: PayPanelProps) {
  const { t } = useTranslation(['orders', 'actions']);
  const formats = useFormats();
  const id = useId();
  return (
    <PayRoot aria-labelledby={id}>
      <PayHead>
        <h2 id={id}>{t('pay.title')}</h2>
        <strong>{formats.money(price.amount, price.currency)}</strong>
      </PayHead>
      {state.kind === 'loading' && <Spinner label={t('pay.loading')} />}
      {state.kind === 'error' && (
        <ErrorState title={t('pay.failed')} retry={{ label: t('actions:retry'), onRetry }}>
          {state.reason}
        </ErrorState>
      )}
      {state.kind === 'page' && (
        <PayWay>
          <p>{t('pay.tab')}</p>
          <PageLink href={state.href} />
        </PayWay>
      )}
      {state.kind === 'qr' && (
        <>
          <PayQr
            method={state.method}
            price={price}
            state={{ kind: 'waiting', code: state.code, expiresAt: state.expiresAt }}
            onRefresh={onRetry}
          />
          {state.href !== null && <PageLink href={state.href} />}
        </>
      )}
      {state.kind === 'card' && state.field}
      {state.kind === 'noCardField' && <Banner tone="warning">{t('pay.cardField')}</Banner>}
    </PayRoot>
  );
}

function PageLink({ href }: { href: string }) {
  const { t } = useTranslation('orders');
  return (
    <ButtonLink tone="primary" fill="filled" size="large" href={href} target="_blank">
      {t('pay.open')}
    </ButtonLink>
  );
}
