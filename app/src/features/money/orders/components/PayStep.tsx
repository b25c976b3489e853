import { PayPanel, type PayPanelState } from '@goldbean/design-system/orders';
import { useSnapshot, type Snapshot } from 'valtio';
import { errorWords } from '../../../../shared/i18n/index.ts';
import type { Loaded } from '../../../../shared/pages/loaded.ts';
import { session } from '../../../../shared/session/index.ts';
import { beginPayment } from '../order.actions.ts';
import { methodOf, priceOf, type OrderSeen } from '../order-view.ts';
import type { OrderPayment } from '../orders.service.ts';
import { ordersState } from '../orders.state.ts';
import { forReader } from '../pay-page.ts';
import { CardField } from './CardField.tsx';

/** How an unpaid order is paid. Nothing when there is nothing to pay. */
export function PayStep({ order }: { readonly order: OrderSeen }) {
  const { lang } = useSnapshot(session);
  const { payment } = useSnapshot(ordersState);
  if (payment === null) return null;
  const pageOf = (address: string) => forReader(address, lang, window.location.origin);
  return (
    <PayPanel
      price={priceOf(order)}
      state={panelState(payment, order, pageOf)}
      onRetry={() => void beginPayment()}
    />
  );
}

/** @param pageOf the same page in the member's language */
function panelState(
  payment: Snapshot<Loaded<OrderPayment>>,
  order: OrderSeen,
  pageOf: (address: string) => string,
): PayPanelState {
  if (payment.kind === 'loading') return { kind: 'loading' };
  if (payment.kind === 'failed') return { kind: 'error', reason: errorWords(payment.error) };
  const { step } = payment.value;
  switch (step.kind) {
    case 'redirect':
      return { kind: 'page', href: pageOf(step.url) };
    case 'qr': {
      const code = pageOf(step.code_url);
      return {
        kind: 'qr',
        method: methodOf(order.pay_type) === 'alipay' ? 'alipay' : 'wechat',
        code,
        expiresAt: order.expires_ts,
        href: /^https?:/.test(step.code_url) ? code : null,
      };
    }
    case 'card': {
      const { client_secret, publishable_key } = step;
      if (publishable_key === null) return { kind: 'noCardField' };
      const field = <CardField order={order} clientSecret={client_secret} publishableKey={publishable_key} />;
      return { kind: 'card', field };
    }
  }
}
