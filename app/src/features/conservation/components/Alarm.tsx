import { Banner } from '@goldbean/design-system/primitives';
import { useTranslation } from 'react-i18next';
import { useSnapshot, type Snapshot } from 'valtio';
import { formatNumber } from '../../../shared/i18n/index.ts';
import { session } from '../../../shared/session/index.ts';
import type { Conservation } from '../conservation.service.ts';

/** Says which currencies do not add up, and how many stored numbers drifted from their entries. */
export function Alarm({ found: { list, drifted } }: { readonly found: Snapshot<Conservation> }) {
  const { t } = useTranslation('conservation');
  const { t: words } = useTranslation('wallet');
  const { lang } = useSnapshot(session);
  const sums = list
    .filter(({ sum }) => sum !== 0)
    .map(({ currency, sum }) =>
      t('alarm.sum', { currency: words(`currency.${currency}`), sum: formatNumber(lang, sum) }),
    );
  const drift = drifted > 0 ? [t('alarm.drift', { count: drifted, n: formatNumber(lang, drifted) })] : [];
  return (
    <Banner tone="danger" title={t('alarm.title')}>
      {[...sums, ...drift].map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
    </Banner>
  );
}
