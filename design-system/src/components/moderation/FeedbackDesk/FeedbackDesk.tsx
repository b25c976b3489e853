import { feedbackLimits } from '@goldbean/contract/rules';
import { useTranslation } from 'react-i18next';
import {
  Button,
  EmptyState,
  ErrorState,
  InboxIcon,
  Pagination,
  Skeleton,
  Tabs,
  VisuallyHidden,
} from '../../../primitives/index.ts';
import { DeskBody, ReportRows } from '../ReportDesk/ReportDesk.styles.ts';
import { AnswerDialog } from './AnswerDialog.tsx';
import { FeedbackRow } from './FeedbackRow.tsx';
import type { GivenFeedback } from './given-feedback.ts';

export type FeedbackDeskTab = GivenFeedback['state'];

export type FeedbackDeskView =
  | { kind: 'loading' }
  /** `reason` is a sentence for the reader. */
  | { kind: 'failed'; reason: string }
  | { kind: 'ready'; rows: readonly GivenFeedback[]; page: number; pageCount: number };

export interface FeedbackDeskProps {
  tab: FeedbackDeskTab;
  onTab: (tab: FeedbackDeskTab) => void;
  state: FeedbackDeskView;
  onPage: (page: number) => void;
  onRetry: () => void;
  /** The feedback that is being answered; null while none is. */
  answering: { name: string; isSaving: boolean; error?: string } | null;
  onAnswer: (feedback: GivenFeedback) => void;
  onSend: (text: string) => void;
  onCancel: () => void;
  /** It needs no answer (G484). */
  onClose: (id: string) => void;
  /** A picture could not be loaded. */
  onBrokenPicture: (id: string) => void;
  /** Most characters of an answer. */
  limit?: number;
}

/** Feedback of members in three tabs, for those who answer it (S46). */
export function FeedbackDesk({
  tab,
  onTab,
  state,
  onPage,
  onRetry,
  answering,
  onAnswer,
  onSend,
  onCancel,
  onClose,
  onBrokenPicture,
  limit = feedbackLimits.feedbackAnswerCharacters,
}: FeedbackDeskProps) {
  const { t } = useTranslation(['feedback', 'primitives']);
  return (
    <Tabs
      label={t('tab.label')}
      items={(['open', 'answered', 'closed'] as const).map((key) => ({ key, label: t(`tab.${key}`) }))}
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
        {state.kind === 'ready' && state.rows.length === 0 && (
          <EmptyState icon={<InboxIcon aria-hidden="true" />} title={t('empty.desk')}>
            {t('empty.deskHint')}
          </EmptyState>
        )}
        {state.kind === 'ready' && state.rows.length > 0 && (
          <>
            <ReportRows>
              {state.rows.map((row) => (
                <li key={row.id}>
                  <FeedbackRow
                    feedback={row}
                    onBrokenPicture={onBrokenPicture}
                    actions={
                      row.state === 'open' && (
                        <>
                          <Button onClick={() => onClose(row.id)}>{t('row.closeIt')}</Button>
                          <Button tone="primary" fill="filled" onClick={() => onAnswer(row)}>
                            {t('row.answerIt')}
                          </Button>
                        </>
                      )
                    }
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
        {answering && <AnswerDialog {...answering} onSend={onSend} onClose={onCancel} limit={limit} />}
      </DeskBody>
    </Tabs>
  );
}
