import { taskLimits, unansweredOf, type TaskAnswers } from '@goldbean/contract/talk';
import { ref } from 'valtio/vanilla';
import { asApiError, newRequestId } from '../../../shared/api/index.ts';
import { fileAddresses, saveAs } from '../../../shared/files/index.ts';
import { createDraftForm } from '../../../shared/forms/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import { keepDraft, takeDraft } from './draft.ts';
import { putTask } from './tasks.actions.ts';
import * as service from './tasks.service.ts';
import {
  emptyTasks,
  newlyOpened,
  nothingFilledIn,
  tasksState as state,
  type FilledIn,
  type OpenedTask,
} from './tasks.state.ts';

const scope = createRequestScope();
/** Uploads under way, by their key. */
const underWay = new Map<string, AbortController>();
/** Resolves when all of them have ended. */
let uploadsEnd: Promise<unknown> = Promise.resolve();

/** M04: the words of a question without an answer are the same here and from the server. */
const emptyKey = 'task.unanswered';

const answersOf = ({ fields, text }: FilledIn, { uploads }: OpenedTask): TaskAnswers => ({
  fields: Object.fromEntries(Object.entries(fields).map(([id, values]) => [id, [...values]])),
  text,
  files: uploads.flatMap(({ fileId }) => (fileId === '' ? [] : [fileId])),
});

const unanswered = (ids: readonly unknown[]): Record<string, string> =>
  Object.fromEntries(ids.map((id) => [String(id), emptyKey]));

/** Stands in while none is open. */
const none = newlyOpened('');
const opened = (): OpenedTask => state.opened ?? none;

const form = createDraftForm<FilledIn, Pick<service.TaskWork, 'task_id' | 'answers'>>({
  state: () => opened().form,
  inputOf: (values) => ({ task_id: opened().taskId, answers: answersOf(values, opened()) }),
  check(values) {
    const { entry } = opened();
    return entry
      ? unanswered(unansweredOf(entry.task.kind, entry.task.fields, answersOf(values, opened())))
      : {};
  },
  onFailed(error) {
    const { msgKey, detail } = asApiError(error);
    const now = opened();
    if (msgKey === emptyKey && Array.isArray(detail['unanswered']))
      now.form.errors = unanswered(detail['unanswered']);
    else if (msgKey === 'task.repeated' || msgKey === 'task.over') void load();
    else now.refusal = ref(asApiError(error));
  },
});

/** G086: opens a task over the page. What was filled in before is there again. */
export async function openTask(taskId: string): Promise<void> {
  scope.begin();
  state.opened = newlyOpened(taskId);
  form.open(nothingFilledIn());
  const kept = takeDraft(taskId);
  if (kept) {
    form.open(kept.values);
    state.opened.uploads = kept.uploads;
    state.opened.form.isChanged = true;
    keep();
  }
  await load();
}

/** Loads the open task, or loads it again. */
export async function load(month = state.opened?.month ?? ''): Promise<void> {
  const task = state.opened;
  if (!task) return;
  const isCurrent = scope.watch();
  if (task.phase === 'failed') task.phase = 'loading';
  task.month = month;
  try {
    const { sign_in, ...entry } = await service.detail(task.taskId, month === '' ? undefined : month);
    if (!isCurrent() || task.month !== month) return;
    Object.assign(task, { phase: 'ready', entry, signIn: sign_in, error: null });
    putTask(entry);
    if (entry.my) forget(task);
  } catch (error) {
    if (!isCurrent()) return;
    if (task.phase === 'ready') notifyError(error);
    else Object.assign(task, { phase: 'failed', error: ref(asApiError(error)) });
  }
}

export function closeTask(): void {
  scope.end();
  keep();
  for (const [key, upload] of underWay) {
    upload.abort();
    underWay.delete(key);
  }
  state.opened = emptyTasks().opened;
}

/** What is filled in stays with this tab until it is sent: a lost connection or a reload takes nothing. */
function keep(): void {
  const task = state.opened;
  if (!task || !task.form.isChanged) return;
  keepDraft(task.taskId, task.form.values, task.uploads);
  state.drafted[task.taskId] = true;
}

/** It is sent: there is nothing to come back to. */
function forget(task: OpenedTask): void {
  takeDraft(task.taskId);
  delete state.drafted[task.taskId];
  task.form.isChanged = false;
}

/** A question of a form was answered. */
export function answer(id: string, values: readonly string[]): void {
  const { form: draft } = opened();
  form.change({ fields: { ...draft.values.fields, [id]: values } });
  delete draft.errors[id];
  keep();
}

/** An assignment was written on. */
export function writeWork(text: string): void {
  form.change({ text });
  keep();
}

/** Sends files to an assignment, as many as there is room for. */
export function addFiles(files: readonly File[]): void {
  const task = opened();
  for (const file of files.slice(0, taskLimits.taskFiles - task.uploads.length)) {
    const key = newRequestId();
    task.uploads.push({ key, name: file.name, size: file.size, share: 0, fileId: '', failure: '' });
    uploadsEnd = Promise.all([uploadsEnd, sendFile(task, key, file)]);
  }
}

async function sendFile(task: OpenedTask, key: string, file: File): Promise<void> {
  const stop = new AbortController();
  underWay.set(key, stop);
  const upload = () => task.uploads.find((one) => one.key === key);
  try {
    const sent = await service.upload(
      file,
      (share) => {
        const now = upload();
        if (now) now.share = share;
      },
      stop.signal,
    );
    const now = upload();
    if (!now || stop.signal.aborted) return;
    now.fileId = sent.file_id;
    form.change({});
    delete task.form.errors['text'];
    keep();
  } catch (error) {
    const now = upload();
    if (now && !stop.signal.aborted) now.failure = asApiError(error).msgKey;
  } finally {
    underWay.delete(key);
  }
}

export function removeFile(key: string): void {
  underWay.get(key)?.abort();
  const task = opened();
  task.uploads = task.uploads.filter((upload) => upload.key !== key);
  form.change({});
  keep();
}

/**
 * G087. The same again, after no answer came, is the same intent and is stored once (V24). Files on their way are waited
 * for; when one of them fails nothing is sent.
 */
export async function submitTask(): Promise<void> {
  const { taskId, uploads } = opened();
  opened().refusal = null;
  const waited = new Set(uploads.filter(({ key }) => underWay.has(key)).map(({ key }) => key));
  if (waited.size > 0) await uploadsEnd;
  if (state.opened?.taskId !== taskId) return;
  if (opened().uploads.some(({ key, failure }) => waited.has(key) && failure !== '')) return;
  const sent = await form.submit((work, request_id) => service.submit({ ...work, request_id }));
  if (sent && state.opened?.taskId === taskId) await load();
}

/** E11: signs in for today. */
export async function signIn(): Promise<void> {
  const task = state.opened;
  if (!task || task.form.isSending) return;
  const isCurrent = scope.watch();
  Object.assign(task, { refusal: null, month: '' });
  task.form.isSending = true;
  try {
    await service.submit({ task_id: task.taskId, answers: {}, request_id: newRequestId() });
  } catch (error) {
    // Signed in already, here or in another tab: the days say so.
    if (isCurrent() && asApiError(error).msgKey !== 'task.signed') task.refusal = ref(asApiError(error));
  }
  if (!isCurrent()) return;
  await load('');
  task.form.isSending = false;
}

/** Saves a file of somebody's work. */
export async function saveWorkFile(fileId: string, name: string): Promise<void> {
  try {
    saveAs(await fileAddresses.fresh(fileId), name);
  } catch (error) {
    notifyError(error);
  }
}
