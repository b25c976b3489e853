import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner, ErrorState, Spinner, VisuallyHidden } from '../../../primitives/index.ts';
import { PanelColumns, PanelMain, PanelRoot } from './OrderPanel.styles.ts';

export type OrderPanelState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. Without `onRetry` it stays so however often it is asked for. */
  | { kind: 'error'; reason: string; onRetry?: () => void }
  | {
      kind: 'ready';
      /** People look into money that came; null for none (T06). */
      alert: 'wrong_amount' | 'paid_twice' | null;
      /** OrderState. */
      order: ReactNode;
      /** PayPanel; null while there is nothing to pay. */
      pay: ReactNode;
    };

export interface OrderPanelProps {
  state: OrderPanelState;
}

/** How an order is paid while it is unpaid, and where its money is, step by step (S24, S45). */
export function OrderPanel({ state }: OrderPanelProps) {
  const { t } = useTranslation(['orders', 'recharge', 'actions']);
  if (state.kind === 'loading') return <Spinner label={t('history.loading')} />;
  if (state.kind === 'error') {
    return (
      <ErrorState
        title={t('missing')}
        retry={state.onRetry && { label: t('actions:retry'), onRetry: state.onRetry }}
      >
        {state.reason}
      </ErrorState>
    );
  }
  const { alert, order, pay } = state;
  return (
    <PanelRoot>
      <PanelColumns data-alone={pay === null || undefined}>
        {pay}
        <PanelMain>
          <VisuallyHidden as="h2">{t('recharge:order.no')}</VisuallyHidden>
          {alert !== null && <Banner tone="warning">{t(`alert.${alert}`)}</Banner>}
          {order}
        </PanelMain>
      </PanelColumns>
    </PanelRoot>
  );
}
