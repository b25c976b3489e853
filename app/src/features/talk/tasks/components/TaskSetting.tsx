import { taskLimits } from '@goldbean/contract/talk';
import { TaskEditor } from '@goldbean/design-system/class-work';
import { useServerNow } from '../../../../shared/clock/index.ts';
import { useDraft } from '../../../../shared/forms/index.ts';
import { errorWords, refusalWords } from '../../../../shared/i18n/index.ts';
import { changeTask, newId, publishTask, stopSetting } from '../setting.actions.ts';
import { tasksState } from '../tasks.state.ts';

/** So often what is past cannot be chosen any more, ms. */
const lookAgainMs = 60_000;

/** Where staff write a new task (G085). */
export function TaskSetting() {
  const { editor } = useDraft(tasksState);
  const now = useServerNow(lookAgainMs);
  if (!editor) return null;
  const { values, errors, isSending } = editor.form;
  const { title, deadline, fields } = errors;
  return (
    <TaskEditor
      draft={values}
      errors={{
        ...(title !== undefined && { title: refusalWords(title) }),
        ...(deadline !== undefined && { deadline: refusalWords(deadline) }),
        ...(fields !== undefined && { fields: refusalWords(fields) }),
      }}
      {...(editor.refusal !== null && { reason: errorWords(editor.refusal) })}
      isSending={isSending}
      now={now}
      timeZone={new Intl.DateTimeFormat().resolvedOptions().timeZone}
      limits={{ questions: taskLimits.taskFields, options: taskLimits.taskOptions }}
      newId={newId}
      onChange={changeTask}
      onPublish={() => void publishTask()}
      onClose={stopSetting}
    />
  );
}
