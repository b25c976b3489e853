import { sharedLimits } from '@goldbean/contract/rules';
import { useTranslation } from 'react-i18next';
import {
  EmptyState,
  ErrorState,
  Pagination,
  ShieldAlertIcon,
  Skeleton,
  Tabs,
  VisuallyHidden,
} from '../../../primitives/index.ts';
import { DeskBody, ReportRows } from './ReportDesk.styles.ts';
import { ReportRow } from './ReportRow.tsx';
import type { Reported } from './reported.ts';
import { type Settlement, SettleDialog } from './SettleDialog.tsx';

/** Those that wait, or those that were settled. */
export type ReportTab = 'open' | 'settled';

export type ReportDeskState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the reader. */
  | { kind: 'failed'; reason: string }
  | { kind: 'ready'; reports: readonly Reported[]; page: number; pageCount: number };

export interface ReportDeskProps {
  tab: ReportTab;
  onTab: (tab: ReportTab) => void;
  state: ReportDeskState;
  onPage: (page: number) => void;
  onRetry: () => void;
  /** The report that is being settled; null while none is. */
  settling: { live: string; isSaving: boolean; error?: string } | null;
  onSettle: (report: Reported) => void;
  onConfirm: (how: Settlement) => void;
  onCancel: () => void;
  /** A picture could not be loaded. */
  onBrokenPicture: (id: string) => void;
  /** Most characters of the words for the reporter. */
  noteLimit?: number;
}

/** Reports of live rooms in two tabs, for those who settle them (P04). */
export function ReportDesk({
  tab,
  onTab,
  state,
  onPage,
  onRetry,
  settling,
  onSettle,
  onConfirm,
  onCancel,
  onBrokenPicture,
  noteLimit = sharedLimits.reasonCharacters,
}: ReportDeskProps) {
  const { t } = useTranslation(['reports', 'primitives']);
  const isOpen = tab === 'open';
  return (
    <Tabs
      label={t('label')}
      items={[
        { key: 'open', label: t('open') },
        { key: 'settled', label: t('settled') },
      ]}
      selected={tab}
      onSelect={onTab}
    >
      <DeskBody>
        {state.kind === 'loading' && (
          <>
            <VisuallyHidden as="output">{t('loading')}</VisuallyHidden>
            <Skeleton shape="block" height="240px" />
          </>
        )}
        {state.kind === 'failed' && (
          <ErrorState title={t('failed')} retry={{ label: t('retry'), onRetry }}>
            {state.reason}
          </ErrorState>
        )}
        {state.kind === 'ready' && state.reports.length === 0 && (
          <EmptyState
            icon={<ShieldAlertIcon aria-hidden="true" />}
            title={t(isOpen ? 'empty.open' : 'empty.settled')}
          >
            {t(isOpen ? 'empty.openHint' : 'empty.settledHint')}
          </EmptyState>
        )}
        {state.kind === 'ready' && state.reports.length > 0 && (
          <>
            <ReportRows>
              {state.reports.map((report) => (
                <li key={report.id}>
                  <ReportRow
                    report={report}
                    onSettle={() => onSettle(report)}
                    onBrokenPicture={onBrokenPicture}
                  />
                </li>
              ))}
            </ReportRows>
            <Pagination
              page={state.page}
              pageCount={state.pageCount}
              onSelect={onPage}
              labels={{
                pages: t('primitives:pagination'),
                previous: t('primitives:previousPage'),
                next: t('primitives:nextPage'),
                page: (page) => t('primitives:page', { page }),
              }}
            />
          </>
        )}
        {settling && (
          <SettleDialog {...settling} onConfirm={onConfirm} onClose={onCancel} limit={noteLimit} />
        )}
      </DeskBody>
    </Tabs>
  );
}
