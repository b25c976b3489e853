import { useTranslation } from 'react-i18next';
import { Banner, Button, ErrorState, Skeleton, VisuallyHidden } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { Alarm } from './Alarm.tsx';
import { type DriftView, DriftTable } from './DriftTable.tsx';
import { Board, Footnote } from './ReconciliationBoard.styles.ts';
import { Terms } from './Terms.tsx';
import { type CurrencyTotals, TotalsTable } from './TotalsTable.tsx';

export type ReconciliationBoardState =
  | { kind: 'loading' }
  /** Nothing is known yet; `reason` is a sentence for the reader. */
  | { kind: 'error'; reason: string }
  | {
      kind: 'ready';
      /** When it was counted, UTC ms. */
      at: number;
      /** The last try to count anew failed: what is shown is old. */
      isStale: boolean;
      /** Every currency adds up to 0 and nothing drifted. */
      isWhole: boolean;
      totals: readonly CurrencyTotals[];
      /** How many stored numbers do not agree with their entries, and the first of them. */
      drifted: number;
      drifts: readonly DriftView[];
      /** What the nightly check found, and when (UTC ms); null before the first. */
      check: { at: number; isWhole: boolean } | null;
    };

export interface ReconciliationBoardProps {
  state: ReconciliationBoardState;
  onRetry: () => void;
}

/** Where all money is, by currency, and whether any was made or lost (N04). */
export function ReconciliationBoard({ state, onRetry }: ReconciliationBoardProps) {
  const { t } = useTranslation('reconciliation');
  const formats = useFormats();

  if (state.kind === 'error') {
    return (
      <ErrorState title={t('failed')} retry={{ label: t('retry'), onRetry }}>
        {state.reason}
      </ErrorState>
    );
  }
  if (state.kind === 'loading') {
    return (
      <Board aria-busy="true">
        <VisuallyHidden as="output">{t('loading')}</VisuallyHidden>
        <Skeleton shape="block" height="56px" />
        <Skeleton shape="block" height="240px" />
      </Board>
    );
  }
  const { check } = state;
  const shownAt = formats.dateTime(state.at);
  const checkedAt = check ? formats.dateTime(check.at) : '';
  return (
    <Board>
      {state.isStale && (
        <Banner
          tone="warning"
          action={
            <Button size="small" onClick={onRetry}>
              {t('retry')}
            </Button>
          }
        >
          {t('stale', { at: shownAt })}
        </Banner>
      )}
      {state.isWhole ? (
        <Banner tone="success">{t('whole')}</Banner>
      ) : (
        <Alarm totals={state.totals} drifted={state.drifted} />
      )}
      {check && !check.isWhole && <Banner tone="danger">{t('check.failed', { at: checkedAt })}</Banner>}
      <TotalsTable totals={state.totals} />
      {state.drifted > 0 && <DriftTable drifts={state.drifts} />}
      <Footnote>
        {t('asOf', { at: shownAt })}{' '}
        {check ? check.isWhole && t('check.passed', { at: checkedAt }) : t('check.never')}
      </Footnote>
      <Terms />
    </Board>
  );
}
