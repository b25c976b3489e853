import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner, Button, Dialog, ErrorState, Skeleton } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { TaskBody, TaskFacts } from './TaskDialog.styles.ts';

export type TaskDialogState =
  | { kind: 'loading' }
  /** It could not be loaded; `reason` is a sentence for the member. */
  | { kind: 'failed'; reason: string; onRetry: () => void }
  /** It can be filled in. `reason` tells why the last try was not taken; what is filled in is kept. */
  | { kind: 'open'; isSending: boolean; reason?: string }
  /** `at` in UTC ms. `mark` of an assignment: whole points of 100, and what the staff wrote or an empty text. */
  | { kind: 'submitted'; at: number; mark?: { points: number; comment: string } }
  | { kind: 'closed' };

export interface TaskDialogProps {
  title: string;
  state: TaskDialogState;
  /** UTC ms; null without an end. */
  deadline: number | null;
  onSubmit: () => void;
  onClose: () => void;
  /** FormAnswers or AssignmentAnswers. */
  children?: ReactNode;
}

/** Where a member fills in a form or an assignment, once, and reads afterwards what they sent (E10, V24). */
export function TaskDialog({ title, state, deadline, onSubmit, onClose, children }: TaskDialogProps) {
  const { t } = useTranslation(['class-work', 'exams', 'primitives']);
  const formats = useFormats();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      keepsOnOutsidePress
      size="large"
      title={title}
      closeLabel={t('primitives:close')}
      footer={
        state.kind === 'open' && (
          <Button
            tone="primary"
            fill="filled"
            busyLabel={state.isSending ? t('fill.submitting') : undefined}
            onClick={onSubmit}
          >
            {t('fill.submit')}
          </Button>
        )
      }
    >
      <TaskBody>
        {state.kind === 'loading' && <Skeleton />}
        {state.kind === 'failed' && (
          <ErrorState title={t('failed')} retry={{ label: t('retry'), onRetry: state.onRetry }}>
            {state.reason}
          </ErrorState>
        )}
        {state.kind === 'open' && (
          <>
            {state.reason !== undefined && (
              <Banner tone="danger" title={state.reason}>
                {t('fill.kept')}
              </Banner>
            )}
            <TaskFacts>
              {deadline !== null && (
                <li>{t('exams:activity.until', { moment: formats.moment(deadline) })}</li>
              )}
              <li>{t('exams:activity.once')}</li>
            </TaskFacts>
          </>
        )}
        {state.kind === 'submitted' && (
          <Banner
            tone="success"
            title={
              state.mark
                ? t('fill.points', { n: formats.number(state.mark.points) })
                : t('exams:activity.submitted')
            }
          >
            {state.mark?.comment || t('exams:activity.submittedAt', { moment: formats.moment(state.at) })}
          </Banner>
        )}
        {state.kind === 'closed' && <Banner>{t('fill.over')}</Banner>}
        {children}
      </TaskBody>
    </Dialog>
  );
}
