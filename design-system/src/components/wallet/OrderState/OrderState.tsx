import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { Amount } from '../Amount/Amount.tsx';
import type { CurrencyCode } from '../Amount/CurrencyIcon.tsx';
import { OrderPrice } from '../Amount/OrderPrice.tsx';
import { OrderTag } from '../OrderTag/OrderTag.tsx';
import type { Money, OrderStage, PayMethod } from '../pay.ts';
import { OrderActions, OrderFacts, OrderHead, OrderRoot, OrderSteps } from './OrderState.styles.ts';

/** What moved the order: the member, the provider's notice, our own query, or a job. */
export type OrderStateSource = 'member' | 'notify' | 'poll' | 'job';

export interface OrderStep {
  to: OrderStage;
  /** UTC ms. */
  at: number;
  source: OrderStateSource;
}

export interface OrderInfo {
  /** Unique number (E17). */
  orderNo: string;
  price: Money;
  method: PayMethod;
  /** What it adds to the account; null for what is not counted, such as a membership. */
  gives: { amount: number; currency: CurrencyCode } | null;
  /** When an unpaid order closes by itself, UTC ms: 30 minutes after it was made. */
  expiresAt: number;
  /** Confirmed after it had closed, and credited all the same (T06). */
  isLate?: boolean;
  /** Oldest first; the last one is where it stands now. Never empty. */
  steps: readonly [OrderStep, ...OrderStep[]];
}

export interface OrderStateProps {
  order: OrderInfo;
  /** The provider is being asked. */
  isChecking?: boolean;
  onPay: () => void;
  onCheck: () => void;
  onOrderAgain: () => void;
  onReceipt: () => void;
  /** Without it no support is offered. */
  onSupport?: () => void;
}

/** Where the money of an order is, what happened when, and what can be done now (D45). */
export function OrderState({ order, ...actions }: OrderStateProps) {
  const { t } = useTranslation('recharge');
  const formats = useFormats();
  const { orderNo, price, method, gives, expiresAt, isLate = false, steps } = order;
  const stage = stageOf(steps);
  const words = { method: t(`method.${method}`), time: formats.time(expiresAt) };

  return (
    <OrderRoot>
      <OrderHead>
        <h3>{t('order.title')}</h3>
        <OrderTag stage={stage} />
        <p aria-live="polite">
          {stage === 'credited' && isLate ? t('where.creditedLate') : t(`where.${stage}`, words)}
        </p>
      </OrderHead>
      <OrderFacts>
        <div>
          <dt>{t('order.no')}</dt>
          <dd>{orderNo}</dd>
        </div>
        <div>
          <dt>{t('order.amount')}</dt>
          <dd>
            <OrderPrice {...price} />
          </dd>
        </div>
        <div>
          <dt>{t('order.method')}</dt>
          <dd>{words.method}</dd>
        </div>
        {gives && (
          <div>
            <dt>{t('order.gives')}</dt>
            <dd>
              <Amount value={gives.amount} currency={gives.currency} />
            </dd>
          </div>
        )}
      </OrderFacts>
      <section>
        <h4>{t('order.steps')}</h4>
        <OrderSteps>
          {steps.map(({ to, at, source }, place) => (
            <li key={`${to} ${at}`} data-stage={place === steps.length - 1 ? to : undefined}>
              <time dateTime={new Date(at).toISOString()}>{formats.exactMoment(at)}</time>
              <div>
                <strong>{t(`state.${to}`)}</strong>
                <small>{t(`source.${source}`)}</small>
              </div>
            </li>
          ))}
        </OrderSteps>
      </section>
      <Actions stage={stage} {...actions} />
    </OrderRoot>
  );
}

function stageOf(steps: OrderInfo['steps']): OrderStage {
  return (steps.at(-1) ?? steps[0]).to;
}

interface ActionsProps extends Omit<OrderStateProps, 'order'> {
  stage: OrderStage;
}

function Actions({
  stage,
  isChecking = false,
  onPay,
  onCheck,
  onOrderAgain,
  onReceipt,
  onSupport,
}: ActionsProps) {
  const { t } = useTranslation('recharge');
  const canCheck = stage === 'paying' || stage === 'paid' || stage === 'closed';
  return (
    <OrderActions>
      {stage === 'created' && (
        <Button tone="primary" fill="filled" onClick={onPay}>
          {t('order.pay')}
        </Button>
      )}
      {canCheck && (
        <Button tone="primary" busyLabel={isChecking ? t('order.checking') : undefined} onClick={onCheck}>
          {t('order.check')}
        </Button>
      )}
      {(stage === 'closed' || stage === 'failed') && (
        <Button onClick={onOrderAgain}>{t('order.again')}</Button>
      )}
      {(stage === 'credited' || stage === 'refunded') && (
        <Button onClick={onReceipt}>{t('order.receipt')}</Button>
      )}
      {stage !== 'created' && onSupport && (
        <Button fill="quiet" onClick={onSupport}>
          {t('order.support')}
        </Button>
      )}
    </OrderActions>
  );
}
