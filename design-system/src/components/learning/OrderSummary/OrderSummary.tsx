import { useTranslation } from 'react-i18next';
import { useFormats } from '../../formats/index.ts';
import type { LearningMoney } from '../money.ts';
import { OrderDraft } from './OrderDraft.tsx';
import { OrderOutcome } from './OrderOutcome.tsx';
import { OrderLines, OrderRoot } from './OrderSummary.styles.ts';
import type { OrderSummaryState, OrderPayMethod, OrderPayType } from './order-state.ts';

export interface OrderSummaryLine {
  id: string;
  title: string;
  /** How long it lasts, what it holds. */
  detail?: string;
  /** In units of the order's currency; less than 0 for what is taken off. */
  amount: number;
}

export interface OrderSummaryProps {
  state: OrderSummaryState;
  lines: readonly OrderSummaryLine[];
  total: LearningMoney;
  methods: readonly OrderPayMethod[];
  agreement: { title: string; href: string };
  /** Called with the chosen method, after the agreement was ticked (V35). */
  onOrder: (payType: OrderPayType) => void;
  /** Opens the cashier of an order that waits. */
  onPay: () => void;
  /** Back to the draft, with the same goods. */
  onOrderAgain: () => void;
  /** Where what was bought is. */
  lessonsHref: string;
}

/** What is bought, what it costs, how it is paid, and what became of it (S40). */
export function OrderSummary({
  state,
  lines,
  total,
  methods,
  agreement,
  onOrder,
  onPay,
  onOrderAgain,
  lessonsHref,
}: OrderSummaryProps) {
  const { t } = useTranslation('learning');
  const formats = useFormats();
  const isDraft = state.kind === 'draft' || state.kind === 'creating' || state.kind === 'refused';
  return (
    <OrderRoot aria-label={t('order.label')}>
      <h3>{t('order.label')}</h3>
      {!isDraft && (
        <OrderOutcome state={state} onPay={onPay} onOrderAgain={onOrderAgain} lessonsHref={lessonsHref} />
      )}
      <OrderLines>
        {lines.map(({ id, title, detail, amount }) => (
          <div key={id} data-off={amount < 0 || undefined}>
            <dt>
              {title}
              {detail !== undefined && <small>{detail}</small>}
            </dt>
            <dd>{formats.money(amount, total.currency)}</dd>
          </div>
        ))}
        <div data-total>
          <dt>{t('order.total')}</dt>
          <dd>{formats.money(total.amount, total.currency)}</dd>
        </div>
      </OrderLines>
      {isDraft && (
        <OrderDraft state={state} total={total} methods={methods} agreement={agreement} onOrder={onOrder} />
      )}
    </OrderRoot>
  );
}
