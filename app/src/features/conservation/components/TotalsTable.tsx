import { styled } from '@goldbean/design-system/styling';
import { Table, type TableColumn } from '@goldbean/design-system/primitives';
import { tokens } from '@goldbean/design-system/theme';
import { Amount } from '@goldbean/design-system/wallet';
import type { Language } from '@goldbean/locales';
import { useTranslation } from 'react-i18next';
import { useSnapshot, type Snapshot } from 'valtio';
import { formatNumber } from '../../../shared/i18n/index.ts';
import { session } from '../../../shared/session/index.ts';
import type { Totals } from '../conservation.service.ts';

const Name = styled.span`
  font-weight: ${tokens.font.weight.semibold};
  white-space: nowrap;
`;

/** Anything but 0 is an alarm, whichever its sign. */
const Sum = styled.span`
  &[data-alarm='true'] {
    color: ${tokens.color.danger.text};
    font-weight: ${tokens.font.weight.bold};
  }
`;

/** The columns of the equation: issued − burned = owned + held. */
const parts = ['issued', 'burned', 'balances', 'held'] as const;

/** A row per currency. */
export function TotalsTable({ list }: { readonly list: Snapshot<Totals[]> }) {
  const { t } = useTranslation('conservation');
  const { t: words } = useTranslation('wallet');
  const { lang } = useSnapshot(session);
  return (
    <Table
      caption={t('totals.caption')}
      columns={totalsColumns(t, words, lang)}
      rows={list}
      rowKey={({ currency }) => currency}
    />
  );
}

function totalsColumns(
  t: ReturnType<typeof useTranslation<'conservation'>>['t'],
  words: ReturnType<typeof useTranslation<'wallet'>>['t'],
  lang: Language,
): readonly TableColumn<Snapshot<Totals>>[] {
  return [
    {
      key: 'currency',
      header: t('totals.currency'),
      cell: ({ currency }) => <Name>{words(`currency.${currency}`)}</Name>,
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
      cell: ({ currency, sum }) => (
        <Sum data-alarm={sum !== 0}>
          <Amount value={sum} currency={currency} tone="inherit" />
        </Sum>
      ),
    },
  ];
}
