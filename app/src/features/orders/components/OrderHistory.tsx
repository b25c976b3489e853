import { styled } from '@goldbean/design-system/styling';
import {
  EmptyState,
  ErrorState,
  Link,
  Pagination,
  Skeleton,
  Table,
  type TableColumn,
  VisuallyHidden,
  WalletIcon,
} from '@goldbean/design-system/primitives';
import { tokens } from '@goldbean/design-system/theme';
import type { Language } from '@goldbean/locales';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { errorWords, formatMoment, formatMoney } from '../../../shared/i18n/index.ts';
import { session } from '../../../shared/session/index.ts';
import { stageOf, type OrderSeen } from '../order-view.ts';
import { ordersState } from '../orders.state.ts';
import { Goods } from './Goods.tsx';
import { loadHistory } from '../recharge.actions.ts';

const Section = styled.section`
  display: grid;
  gap: ${tokens.space[4]};

  & > h2 {
    margin: 0;
    font-size: ${tokens.font.size.title};
  }

  & > nav {
    justify-self: center;
  }
`;

export interface OrderHistoryProps {
  /** Where an order is shown. */
  readonly orderHref: (orderNo: string) => string;
}

/** My orders, newest first; each leads to where its money is (E17). */
export function OrderHistory({ orderHref }: OrderHistoryProps) {
  const { t } = useTranslation(['orders', 'recharge', 'actions']);
  const { t: words } = useTranslation('primitives');
  const { lang } = useSnapshot(session);
  const { history } = useSnapshot(ordersState);
  const [page, setPage] = useState(1);

  useEffect(() => {
    void loadHistory(page);
  }, [page]);

  return (
    <Section aria-labelledby="orders">
      <h2 id="orders">{t('history.title')}</h2>
      {history.kind === 'loading' && (
        <div aria-busy="true">
          <VisuallyHidden as="output">{t('history.loading')}</VisuallyHidden>
          <Skeleton shape="block" height="40px" />
        </div>
      )}
      {history.kind === 'failed' && (
        <ErrorState
          title={t('history.failed')}
          retry={{ label: t('actions:retry'), onRetry: () => void loadHistory(page) }}
        >
          {errorWords(history.error)}
        </ErrorState>
      )}
      {history.kind === 'ready' && (
        <>
          <Table
            caption={t('history.title')}
            rows={history.value.list}
            rowKey={({ order_no }) => order_no}
            empty={
              <EmptyState icon={<WalletIcon aria-hidden="true" />} title={t('history.empty')}>
                {t('history.emptyHint')}
              </EmptyState>
            }
            columns={orderColumns(t, lang, orderHref)}
          />
          <Pagination
            page={page}
            pageCount={Math.ceil(history.value.total / history.value.page_size)}
            onSelect={setPage}
            labels={{
              pages: words('pagination'),
              previous: words('previousPage'),
              next: words('nextPage'),
              page: (number) => words('page', { page: number }),
            }}
          />
        </>
      )}
    </Section>
  );
}

function orderColumns(
  t: ReturnType<typeof useTranslation<['orders', 'recharge', 'actions']>>['t'],
  language: Language,
  orderHref: OrderHistoryProps['orderHref'],
): readonly TableColumn<OrderSeen>[] {
  return [
    {
      key: 'time',
      header: t('history.time'),
      cell: ({ created_ts }) => formatMoment(language, created_ts),
      width: '190px',
    },
    { key: 'goods', header: t('history.product'), cell: (order) => <Goods order={order} /> },
    {
      key: 'amount',
      header: t('history.amount'),
      align: 'end',
      cell: ({ amount, currency }) => formatMoney(language, amount, currency),
    },
    {
      key: 'state',
      header: t('history.state'),
      cell: ({ state }) => t(`recharge:state.${stageOf(state)}`),
    },
    {
      key: 'details',
      header: <VisuallyHidden>{t('history.details')}</VisuallyHidden>,
      cell: ({ order_no }) => <Link href={orderHref(order_no)}>{t('history.details')}</Link>,
    },
  ];
}
