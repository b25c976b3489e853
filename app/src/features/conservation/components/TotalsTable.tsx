import styled from '@emotion/styled';
import { Table, type TableColumn } from '@goldbean/design-system/primitives';
import { tokens } from '@goldbean/design-system/theme';
import { Amount, CurrencyIcon } from '@goldbean/design-system/wallet';
import { useTranslation } from 'react-i18next';
import { useSnapshot, type Snapshot } from 'valtio';
import { formatNumber } from '../../../shared/i18n/index.ts';
import { session } from '../../../shared/session/index.ts';
import type { Totals } from '../conservation.service.ts';

const Name = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[2]};
  font-weight: ${tokens.font.weight.semibold};
`;

/** The columns of the equation: issued − burned = owned + held. */
const parts = ['issued', 'burned', 'balances', 'held'] as const;

/** A row per currency. */
export function TotalsTable({ list }: { readonly list: Snapshot<Totals[]> }) {
  const { t } = useTranslation('conservation');
  const { t: words } = useTranslation('wallet');
  const { lang } = useSnapshot(session);
  const columns: TableColumn<Snapshot<Totals>>[] = [
    {
      key: 'currency',
      header: t('totals.currency'),
      cell: ({ currency }) => (
        <Name>
          <CurrencyIcon currency={currency} />
          {words(`currency.${currency}`)}
        </Name>
      ),
    },
    ...parts.map((part) => ({
      key: part,
      header: t(`totals.${part}`),
      align: 'end' as const,
      cell: (row: Snapshot<Totals>) => formatNumber(lang, row[part]),
    })),
    {
      key: 'sum',
      header: t('totals.sum'),
      align: 'end',
      cell: ({ currency, sum }) => <Amount value={sum} currency={currency} isSigned />,
    },
  ];
  return (
    <Table caption={t('totals.caption')} columns={columns} rows={list} rowKey={({ currency }) => currency} />
  );
}
