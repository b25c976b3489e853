import { styled } from '@goldbean/design-system/styling';
import type { PayStep as Step } from '@goldbean/contract';
import { Banner, ButtonLink, Card, ErrorState, Spinner } from '@goldbean/design-system/primitives';
import { tokens } from '@goldbean/design-system/theme';
import { PayQr } from '@goldbean/design-system/wallet';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { errorWords } from '../../../shared/i18n/index.ts';
import { session } from '../../../shared/session/index.ts';
import { beginPayment } from '../order.actions.ts';
import { methodOf, type OrderSeen } from '../order-view.ts';
import { inLanguage } from '../pay-page.ts';
import { ordersState } from '../orders.state.ts';
import { CardField } from './CardField.tsx';

const Sheet = styled.section`
  display: grid;
  gap: ${tokens.space[4]};
  justify-items: center;
  text-align: center;

  & > h2 {
    margin: 0;
    font-size: ${tokens.font.size.title};
  }

  & > div {
    inline-size: 100%;
  }
`;

const Way = styled(Card)`
  display: grid;
  gap: ${tokens.space[4]};

  & > p {
    margin: 0;
    color: ${tokens.color.text.secondary};
  }
`;

/** How an unpaid order is paid: a code to scan, a page to go to, or a card field. Nothing when there is nothing to pay. */
export function PayStep({ order }: { readonly order: OrderSeen }) {
  const { t } = useTranslation(['orders', 'actions']);
  const { payment } = useSnapshot(ordersState);
  if (payment === null) return null;
  return (
    <Sheet aria-labelledby="pay">
      <h2 id="pay">{t('pay.title')}</h2>
      {payment.kind === 'loading' && <Spinner label={t('pay.loading')} />}
      {payment.kind === 'failed' && (
        <ErrorState
          title={t('pay.failed')}
          retry={{ label: t('actions:retry'), onRetry: () => void beginPayment() }}
        >
          {errorWords(payment.error)}
        </ErrorState>
      )}
      {payment.kind === 'ready' && <ReadyStep step={payment.value.step} order={order} />}
    </Sheet>
  );
}

function ReadyStep({ step, order }: { readonly step: Step; readonly order: OrderSeen }) {
  const { t } = useTranslation('orders');
  const { lang } = useSnapshot(session);
  const pageOf = (address: string) => inLanguage(address, lang, window.location.origin);
  switch (step.kind) {
    case 'redirect':
      return (
        <Way padding="large">
          <p>{t('pay.tab')}</p>
          <PageLink href={pageOf(step.url)} />
        </Way>
      );
    case 'qr':
      return (
        <>
          <PayQr
            method={methodOf(order.pay_type) === 'alipay' ? 'alipay' : 'wechat'}
            price={{ amount: order.amount / 100, currency: order.currency }}
            state={{ kind: 'waiting', code: pageOf(step.code_url), expiresAt: order.expires_ts }}
            onRefresh={() => void beginPayment()}
          />
          {/^https?:/.test(step.code_url) && <PageLink href={pageOf(step.code_url)} />}
        </>
      );
    case 'card':
      return step.publishable_key === null ? (
        <Banner tone="warning">{t('pay.cardField')}</Banner>
      ) : (
        <CardField order={order} clientSecret={step.client_secret} publishableKey={step.publishable_key} />
      );
  }
}

function PageLink({ href }: { readonly href: string }) {
  const { t } = useTranslation('orders');
  return (
    <ButtonLink tone="primary" fill="filled" size="large" href={href} target="_blank">
      {t('pay.open')}
    </ButtonLink>
  );
}
