import { useTranslation } from 'react-i18next';
import { Table, type TableColumn } from '../../../primitives/index.ts';
import { type Formats, useFormats } from '../../formats/index.ts';
import { Amount, type CurrencyCode } from '../../wallet/index.ts';
import { CurrencyName, Sum } from './ReconciliationBoard.styles.ts';

/** Where the money of a currency is, in whole units: issued - burned = balances + held. */
export interface CurrencyTotals {
  currency: CurrencyCode;
  issued: number;
  burned: number;
  balances: number;
  held: number;
  /** Of all entries: anything but 0 is an alarm. */
  sum: number;
}

const parts = ['issued', 'burned', 'balances', 'held'] as const;

/** A row per currency. */
export function TotalsTable({ totals }: { totals: readonly CurrencyTotals[] }) {
  const { t } = useTranslation(['reconciliation', 'wallet']);
  const formats = useFormats();
  return (
    <Table
      caption={t('totals.caption')}
      rows={totals}
      rowKey={({ currency }) => currency}
      columns={totalsColumns(t, formats)}
    />
  );
}

function totalsColumns(
  t: ReturnType<typeof useTranslation<['reconciliation', 'wallet']>>['t'],
  formats: Formats,
): readonly TableColumn<CurrencyTotals>[] {
  return [
    {
      key: 'currency',
      header: t('totals.currency'),
      cell: ({ currency }) => <CurrencyName>{t(`wallet:currency.${currency}`)}</CurrencyName>,
    },
    ...parts.map((part) => ({
      key: part,
      header: t(`totals.${part}`),
      align: 'end' as const,
      cell: (row: CurrencyTotals) => formats.number(row[part]),
    })),
    {
      key: 'sum',
      header: t('totals.sum'),
      align: 'end',
      cell: ({ currency, sum }) => (
        <Sum data-alarm={sum !== 0 || undefined}>
          <Amount value={sum} currency={currency} tone="inherit" />
        </Sum>
      ),
    },
  ];
}
