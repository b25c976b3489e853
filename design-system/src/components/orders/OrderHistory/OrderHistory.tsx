import { useTranslation } from 'react-i18next';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  Link,
  Pagination,
  Section,
  Skeleton,
  Table,
  type TableColumn,
  VisuallyHidden,
  WalletIcon,
} from '../../../primitives/index.ts';
import { type Formats, useFormats } from '../../formats/index.ts';
import {
  Amount,
  type CurrencyCode,
  type Money,
  OrderPrice,
  type OrderStage,
  OrderTag,
} from '../../wallet/index.ts';
import { HistoryPages, OrderPlace, OrderStep } from './OrderHistory.styles.ts';

/** An order as a line of the list. */
export interface OrderHistoryLine {
  /** Unique number (E17). */
  orderNo: string;
  /** When it was made, UTC ms. */
  at: number;
  /** So much of a currency, or the name of what is not counted, such as a membership. */
  goods: { amount: number; currency: CurrencyCode } | string;
  price: Money;
  stage: OrderStage;
  /** Until when it can be paid, UTC ms; null when it waits for no money. */
  payUntil: number | null;
  /** Where its money is shown. */
  href: string;
}

export type OrderHistoryState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  /** Newest first; `page` from 1. */
  | { kind: 'ready'; orders: readonly OrderHistoryLine[]; page: number; pageCount: number };

export interface OrderHistoryProps {
  state: OrderHistoryState;
  onPage: (page: number) => void;
  onRetry: () => void;
}

/** My orders, newest first; each leads to where its money is (E17). */
export function OrderHistory({ state, onPage, onRetry }: OrderHistoryProps) {
  const { t } = useTranslation(['orders', 'recharge', 'actions', 'primitives']);
  const formats = useFormats();
  return (
    <Section title={t('history.title')}>
      {state.kind === 'loading' && (
        <div aria-busy="true">
          <VisuallyHidden as="output">{t('history.loading')}</VisuallyHidden>
          <Skeleton shape="block" height="40px" />
        </div>
      )}
      {state.kind === 'error' && (
        <ErrorState title={t('history.failed')} retry={{ label: t('actions:retry'), onRetry }}>
          {state.reason}
        </ErrorState>
      )}
      {state.kind === 'ready' && (
        <>
          <Table
            caption={t('history.title')}
            rows={state.orders}
            rowKey={({ orderNo }) => orderNo}
            empty={
              <EmptyState icon={<WalletIcon aria-hidden="true" />} title={t('history.empty')}>
                {t('history.emptyHint')}
              </EmptyState>
            }
            columns={orderColumns(t, formats)}
          />
          <HistoryPages>
            <Pagination
              page={state.page}
              pageCount={state.pageCount}
              onSelect={onPage}
              labels={{
                pages: t('primitives:pagination'),
                previous: t('primitives:previousPage'),
                next: t('primitives:nextPage'),
                page: (number) => t('primitives:page', { page: number }),
              }}
            />
          </HistoryPages>
        </>
      )}
    </Section>
  );
}

function orderColumns(
  t: ReturnType<typeof useTranslation<['orders', 'recharge', 'actions', 'primitives']>>['t'],
  formats: Formats,
): readonly TableColumn<OrderHistoryLine>[] {
  return [
    { key: 'time', header: t('history.time'), cell: ({ at }) => formats.moment(at), width: '130px' },
    {
      key: 'goods',
      header: t('history.product'),
      cell: ({ goods }) =>
        typeof goods === 'string' ? goods : <Amount value={goods.amount} currency={goods.currency} />,
    },
    {
      key: 'amount',
      header: t('history.amount'),
      align: 'end',
      cell: ({ price }) => <OrderPrice {...price} />,
    },
    { key: 'state', header: t('history.state'), cell: (order) => <Place {...order} /> },
    {
      key: 'details',
      header: <VisuallyHidden>{t('history.details')}</VisuallyHidden>,
      align: 'end',
      cell: (order) => <NextStep {...order} />,
    },
  ];
}

/** Where it stands, and until when it can be paid. */
function Place({ stage, payUntil }: OrderHistoryLine) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  return (
    <OrderPlace>
      <OrderTag stage={stage} />
      {payUntil !== null && <small>{t('history.payUntil', { time: formats.time(payUntil) })}</small>}
    </OrderPlace>
  );
}

/** Paying is the first thing to do about an order that can be paid. */
function NextStep({ payUntil, href }: OrderHistoryLine) {
  const { t } = useTranslation('orders');
  return (
    <OrderStep>
      {payUntil === null ? (
        <Link href={href}>{t('history.details')}</Link>
      ) : (
        <ButtonLink size="small" tone="primary" fill="filled" href={href}>
          {t('pay.title')}
        </ButtonLink>
      )}
    </OrderStep>
  );
}
