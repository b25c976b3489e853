import { taskLimits, type TaskSubmission } from '@goldbean/contract/talk';
import {
  AssignmentAnswers,
  FormAnswers,
  SentWork,
  TaskDialog,
  type TaskDialogState,
  type WorkUpload,
} from '@goldbean/design-system/class-work';
import { useTranslation } from 'react-i18next';
import type { Snapshot } from 'valtio';
import { useDraft } from '../../../../shared/forms/index.ts';
import { errorWords, refusalWords } from '../../../../shared/i18n/index.ts';
import { addFiles, answer, closeTask, load, removeFile, submitTask, writeWork } from '../filling.actions.ts';
import { tasksState, type OpenedTask, type TaskUpload } from '../tasks.state.ts';
import { TaskSignIn } from './TaskSignIn.tsx';
import { useWorkFiles } from './use-work-files.ts';

interface TaskOpeningProps {
  /** The group was dissolved: nothing is submitted any more. */
  readonly isOver: boolean;
}

/** The task that a member has opened, over the page: to fill in, or as it was sent. */
export function TaskOpening({ isOver }: TaskOpeningProps) {
  const opened = asOpened(useDraft(tasksState).opened, isOver);
  const { t } = useTranslation('class-work');
  if (!opened) return null;
  if (opened.entry?.task.kind === 'sign_in') return <TaskSignIn opened={opened} />;
  return (
    <TaskDialog
      title={opened.entry?.task.title ?? t('add.label')}
      state={stateOf(opened)}
      deadline={opened.entry?.task.deadline_ts ?? null}
      onSubmit={() => void submitTask()}
      onClose={closeTask}
    >
      <Answers opened={opened} />
    </TaskDialog>
  );
}

function asOpened(opened: Snapshot<OpenedTask> | null, isOver: boolean): Snapshot<OpenedTask> | null {
  if (!isOver || !opened?.entry) return opened;
  const { entry } = opened;
  return { ...opened, entry: { ...entry, task: { ...entry.task, over: true } } };
}

function stateOf({ phase, error, entry, form, refusal }: Snapshot<OpenedTask>): TaskDialogState {
  if (phase === 'failed') return { kind: 'failed', reason: errorWords(error), onRetry: () => void load() };
  if (!entry) return { kind: 'loading' };
  const { my, task } = entry;
  if (!my && task.over) return { kind: 'closed' };
  if (!my)
    return {
      kind: 'open',
      isSending: form.isSending,
      ...(refusal !== null && { reason: errorWords(refusal) }),
    };
  return {
    kind: 'submitted',
    at: my.submitted_ts,
    ...(my.points !== null && { mark: { points: my.points, comment: my.comment } }),
  };
}

const uploadOf = ({ key, name, size, share, fileId, failure }: Snapshot<TaskUpload>): WorkUpload => ({
  key,
  name,
  size,
  state:
    failure !== ''
      ? { kind: 'failed', reason: refusalWords(failure) }
      : fileId === ''
        ? { kind: 'uploading', share }
        : { kind: 'done' },
});

function Sent({ work: { answers, files } }: { readonly work: Snapshot<TaskSubmission> }) {
  const { shown, actions } = useWorkFiles(files);
  return <SentWork text={answers.text ?? ''} files={files.map(shown)} {...actions} />;
}

function Answers({ opened: { entry, form, uploads } }: { readonly opened: Snapshot<OpenedTask> }) {
  if (!entry) return null;
  const { task, my } = entry;
  if (task.kind === 'form') {
    return (
      <FormAnswers
        questions={task.fields}
        answers={my ? (my.answers.fields ?? {}) : form.values.fields}
        errors={Object.fromEntries(
          Object.entries(form.errors).map(([id, msgKey]) => [id, refusalWords(msgKey)]),
        )}
        textLimit={taskLimits.taskAnswerCharacters}
        isReadOnly={my !== null || task.over}
        onAnswer={answer}
      />
    );
  }
  if (my) return <Sent work={my} />;
  if (task.over) return null;
  const wrong = form.errors['text'];
  return (
    <AssignmentAnswers
      text={form.values.text}
      textLimit={taskLimits.taskWorkCharacters}
      error={wrong === undefined ? undefined : refusalWords(wrong)}
      uploads={uploads.map(uploadOf)}
      filesMost={taskLimits.taskFiles}
      onText={writeWork}
      onFiles={addFiles}
      onRemove={removeFile}
    />
  );
}
