import { styled } from '@goldbean/design-system/styling';
import { Banner, Button, ErrorState, Skeleton, VisuallyHidden } from '@goldbean/design-system/primitives';
import { tokens } from '@goldbean/design-system/theme';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { errorWords, formatMoment } from '../../../shared/i18n/index.ts';
import { session } from '../../../shared/session/index.ts';
import { loadConservation } from '../conservation.actions.ts';
import { conservationState } from '../conservation.state.ts';
import { Alarm } from './Alarm.tsx';
import { DriftTable } from './DriftTable.tsx';
import { TotalsTable } from './TotalsTable.tsx';

const Board = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
`;

const Footnote = styled.p`
  margin: 0;
  color: ${tokens.color.text.secondary};
  font-variant-numeric: tabular-nums;
`;

/** Where all money is, by currency, and whether any was made or lost (N04). */
export function ConservationBoard() {
  const { t } = useTranslation('conservation');
  const { lang } = useSnapshot(session);
  const { found, error } = useSnapshot(conservationState);
  const retry = () => void loadConservation();

  if (!found && error !== null) {
    return (
      <ErrorState title={t('failed')} retry={{ label: t('retry'), onRetry: retry }}>
        {errorWords(error)}
      </ErrorState>
    );
  }
  if (!found) {
    return (
      <Board aria-busy="true">
        <VisuallyHidden as="output">{t('loading')}</VisuallyHidden>
        <Skeleton shape="block" height="56px" />
        <Skeleton shape="block" height="240px" />
      </Board>
    );
  }
  const { checked } = found;
  const at = checked ? formatMoment(lang, checked.at_ts) : '';
  return (
    <Board>
      {error !== null && (
        <Banner
          tone="warning"
          action={
            <Button size="small" onClick={retry}>
              {t('retry')}
            </Button>
          }
        >
          {t('stale', { at: formatMoment(lang, found.at_ts) })}
        </Banner>
      )}
      {found.ok ? <Banner tone="success">{t('whole')}</Banner> : <Alarm found={found} />}
      {checked && !checked.ok && <Banner tone="danger">{t('check.failed', { at })}</Banner>}
      <TotalsTable list={found.list} />
      {found.drifted > 0 && <DriftTable drifts={found.drifts} />}
      <Footnote>
        {t('asOf', { at: formatMoment(lang, found.at_ts) })}{' '}
        {checked ? checked.ok && t('check.passed', { at }) : t('check.never')}
      </Footnote>
    </Board>
  );
}
