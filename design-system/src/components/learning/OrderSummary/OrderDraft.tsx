import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner, Button, Checkbox, Link, RadioGroup } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import type { LearningMoney } from '../money.ts';
import { OrderForm } from './OrderSummary.styles.ts';
import type { OrderSummaryState, OrderPayMethod, OrderPayType } from './order-state.ts';

interface OrderDraftProps {
  state: Extract<OrderSummaryState, { kind: 'draft' | 'creating' | 'refused' }>;
  total: LearningMoney;
  methods: readonly OrderPayMethod[];
  agreement: { title: string; href: string };
  onOrder: (payType: OrderPayType) => void;
}

const methodWords = {
  1: 'order.wechat',
  2: 'order.alipay',
  4: 'order.paypal',
  5: 'order.card',
  6: 'order.dangwu',
} as const satisfies Record<OrderPayType, string>;

/** The choice of the method, the agreement, and the button that orders. */
export function OrderDraft({ state, total, methods, agreement, onOrder }: OrderDraftProps) {
  const { t } = useTranslation('learning');
  const formats = useFormats();
  const [chosen, setChosen] = useState<OrderPayType | null>(null);
  const [agrees, setAgrees] = useState(false);
  const refusal = chosen === null ? t('order.chooseMethod') : agrees ? undefined : t('order.agreeFirst');

  const order = (event: FormEvent) => {
    event.preventDefault();
    if (chosen !== null && agrees && state.kind !== 'creating') onOrder(chosen);
  };

  return (
    <OrderForm onSubmit={order}>
      {state.kind === 'refused' && <Banner tone="danger">{state.reason}</Banner>}
      <RadioGroup
        label={t('order.method')}
        value={chosen === null ? null : String(chosen)}
        onSelect={(value) => setChosen(methods.find(({ type }) => String(type) === value)?.type ?? null)}
        options={methods.map(({ type, why }) => ({
          value: String(type),
          label: t(methodWords[type]),
          hint: why,
          isDisabled: why !== undefined,
        }))}
      />
      <Checkbox checked={agrees} onChange={(event) => setAgrees(event.target.checked)}>
        {t('order.agree')}{' '}
        <Link href={agreement.href} target="_blank">
          {agreement.title}
        </Link>
      </Checkbox>
      <Button
        type="submit"
        tone="primary"
        fill="filled"
        size="large"
        isWide
        busyLabel={state.kind === 'creating' ? t('order.creating') : undefined}
        disabledReason={refusal}
      >
        {t('order.pay', { amount: formats.money(total.amount, total.currency) })}
      </Button>
    </OrderForm>
  );
}
