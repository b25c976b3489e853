import { useTranslation } from 'react-i18next';
import { TermList } from './ReconciliationBoard.styles.ts';

const terms = [
  { name: 'totals.issued', text: 'terms.issued' },
  { name: 'totals.burned', text: 'terms.burned' },
  { name: 'totals.balances', text: 'terms.balances' },
  { name: 'totals.held', text: 'terms.held' },
  { name: 'totals.sum', text: 'terms.sum' },
] as const;

/** What the columns mean, and what to do when they do not add up. */
export function Terms() {
  const { t } = useTranslation('reconciliation');
  return (
    <TermList>
      <h2>{t('terms.title')}</h2>
      <dl>
        {terms.map(({ name, text }) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </TermList>
  );
}
