import { useTranslation } from 'react-i18next';
import {
  Button,
  Dialog,
  DownloadIcon,
  EmptyState,
  ErrorState,
  Pagination,
  Skeleton,
  Table,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import type { ClassTaskKind } from '../task-draft.ts';
import { ResultsBody, WorkResults } from './TaskResults.styles.ts';
import type { TaskResult } from './task-result.ts';
import { WorkResult, type WorkResultProps } from './WorkResult.tsx';

export type TaskResultsState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the reader. */
  | { kind: 'failed'; reason: string; onRetry: () => void }
  | { kind: 'ready'; results: readonly TaskResult[]; page: number; pageCount: number };

export interface TaskResultsProps extends Pick<WorkResultProps, 'fileActions' | 'onMark'> {
  title: string;
  kind: ClassTaskKind;
  /** The questions of a form. */
  questions: readonly { id: string; label: string }[];
  state: TaskResultsState;
  /** Members who have submitted, and members of the class. */
  turnout: { done: number; all: number };
  isExporting: boolean;
  onPage: (page: number) => void;
  onExport: () => void;
  onClose: () => void;
}

/** What the class has submitted, for its staff: a table, or work to mark (E10). */
export function TaskResults({
  title,
  kind,
  questions,
  state,
  turnout,
  isExporting,
  onPage,
  onExport,
  onClose,
  fileActions,
  onMark,
}: TaskResultsProps) {
  const { t } = useTranslation(['class-work', 'exams', 'primitives']);
  const formats = useFormats();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      title={title}
      closeLabel={t('primitives:close')}
      footer={
        <Button
          icon={<DownloadIcon aria-hidden="true" />}
          busyLabel={isExporting ? t('primitives:loading') : undefined}
          onClick={onExport}
        >
          {t('results.csv')}
        </Button>
      }
    >
      <ResultsBody>
        <p aria-live="polite">
          {t(kind === 'sign_in' ? 'exams:activity.signedToday' : 'exams:activity.turnout', {
            done: formats.number(turnout.done),
            all: formats.number(turnout.all),
          })}
        </p>
        {state.kind === 'loading' && <Skeleton />}
        {state.kind === 'failed' && (
          <ErrorState title={t('failed')} retry={{ label: t('retry'), onRetry: state.onRetry }}>
            {state.reason}
          </ErrorState>
        )}
        {state.kind === 'ready' && (
          <>
            {kind === 'assignment' && state.results.length > 0 ? (
              <WorkResults>
                {state.results.map((result) => (
                  <WorkResult
                    key={`${result.uid} ${result.mark?.points} ${result.mark?.comment}`}
                    result={result}
                    fileActions={fileActions}
                    {...(onMark && { onMark })}
                  />
                ))}
              </WorkResults>
            ) : (
              <Table
                caption={title}
                rows={state.results}
                rowKey={({ uid, at }) => `${uid} ${at}`}
                empty={<EmptyState size="row" title={t('results.none')} />}
                columns={[
                  { key: 'who', header: t('results.who'), cell: ({ nickname }) => nickname },
                  { key: 'when', header: t('results.when'), cell: ({ at }) => formats.moment(at) },
                  ...questions.map(({ id, label }, place) => ({
                    key: id,
                    header: label,
                    cell: ({ answers }: TaskResult) => answers[place],
                  })),
                ]}
              />
            )}
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
      </ResultsBody>
    </Dialog>
  );
}
