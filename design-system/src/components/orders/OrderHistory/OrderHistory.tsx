import { useTranslation } from 'react-i18next';
import {
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
import { Amount, type Currency, type Money, type OrderStage } from '../../wallet/index.ts';
import { HistoryPages } from './OrderHistory.styles.ts';

/** An order as a line of the list. */
export interface OrderLine {
  /** Unique number (E17). */
  orderNo: string;
  /** When it was made, UTC ms. */
  at: number;
  /** So much of a currency, or the name of what is not counted, such as a membership. */
  goods: { amount: number; currency: Currency } | string;
  price: Money;
  stage: OrderStage;
  /** Where its money is shown. */
  href: string;
}

export type OrderHistoryState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  /** Newest first; `page` from 1. */
  | { kind: 'ready'; orders: readonly OrderLine[]; page: number; pageCount: number };

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
): readonly TableColumn<OrderLine>[] {
  return [
    { key: 'time', header: t('history.time'), cell: ({ at }) => formats.dateTime(at), width: '190px' },
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
      cell: ({ price }) => formats.money(price.amount, price.currency),
    },
    { key: 'state', header: t('history.state'), cell: ({ stage }) => t(`recharge:state.${stage}`) },
    {
      key: 'details',
      header: <VisuallyHidden>{t('history.details')}</VisuallyHidden>,
      cell: ({ href }) => <Link href={href}>{t('history.details')}</Link>,
    },
  ];
}
