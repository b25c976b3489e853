import { calls } from '@goldbean/contract/talk';
import type { TaskDraft, ClassTaskKind } from '@goldbean/design-system/class-work';
import { ref } from 'valtio/vanilla';
import { asApiError, newRequestId } from '../../../shared/api/index.ts';
import { createDraftForm, emptyForm, fieldErrors } from '../../../shared/forms/index.ts';
import * as service from './tasks.service.ts';
import { tasksState as state } from './tasks.state.ts';

const blank = (kind: ClassTaskKind): TaskDraft => ({ kind, title: '', deadline: null, fields: [] });
const none = emptyForm(blank('form'));

const inputOf = ({ kind, title, deadline, fields }: TaskDraft) => ({
  group_id: state.groupId,
  kind,
  title,
  ...(deadline !== null && { deadline }),
  ...(kind === 'form' && {
    fields: fields.map((field) => ({ ...field, options: field.options.map((option) => ({ ...option })) })),
  }),
});

const form = createDraftForm<TaskDraft, Omit<service.TaskInput, 'request_id'>>({
  state: () => state.editor?.form ?? none,
  inputOf,
  check: (draft) => fieldErrors(calls.tasks.save.input, { ...inputOf(draft), request_id: 'r' }),
  onFailed(error) {
    const { msgKey } = asApiError(error);
    if (!state.editor) return;
    if (msgKey === 'task.deadline_past') state.editor.form.errors['deadline'] = msgKey;
    else state.editor.refusal = ref(asApiError(error));
  },
});

/** Begins a new task. */
export function beginSetting(kind: ClassTaskKind): void {
  state.editor = { form: emptyForm(blank(kind)), refusal: null };
  form.open(blank(kind));
}

export function stopSetting(): void {
  state.editor = null;
}

/** Something of the new task was changed. */
export const changeTask: (change: Partial<TaskDraft>) => void = form.change;

/** Of a question or an option that is new. */
export const newId = newRequestId;

/** G085: its message comes by the room, and the list with it. */
export async function publishTask(): Promise<void> {
  if (state.editor) state.editor.refusal = null;
  if (await form.submit((task, request_id) => service.save({ ...task, request_id }))) stopSetting();
}
