import { useTranslation } from 'react-i18next';
import { Banner } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import type { CurrencyTotals } from './TotalsTable.tsx';

interface AlarmProps {
  totals: readonly CurrencyTotals[];
  /** How many stored numbers do not agree with their entries. */
  drifted: number;
}

/** Says which currencies do not add up, and how many stored numbers drifted from their entries. */
export function Alarm({ totals, drifted }: AlarmProps) {
  const { t } = useTranslation(['reconciliation', 'wallet']);
  const formats = useFormats();
  const sums = totals
    .filter(({ sum }) => sum !== 0)
    .map(({ currency, sum }) =>
      t('alarm.sum', { currency: t(`wallet:currency.${currency}`), sum: formats.number(sum) }),
    );
  const drift = drifted > 0 ? [t('alarm.drift', { count: drifted, n: formats.number(drifted) })] : [];
  return (
    <Banner tone="danger" title={t('alarm.title')}>
      {[...sums, ...drift].map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
    </Banner>
  );
}
