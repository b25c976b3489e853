import { taskEvents, type TaskEntry } from '@goldbean/contract/talk';
import { notifyError } from '../../../shared/notices/index.ts';
import { createPages } from '../../../shared/pages/index.ts';
import { connection } from '../../../shared/socket/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import * as service from './tasks.service.ts';
import { emptyTasks, tasksState as state } from './tasks.state.ts';

const scope = createRequestScope();

const pages = createPages({
  state: () => state.list,
  load: (page) => service.list(state.groupId, page),
  keyOf: ({ task }) => task.task_id,
  onPage: ({ staff }) => {
    state.isStaff = staff;
  },
  onMoreFailed: notifyError,
});

/** A group comes on screen: hears of its tasks, and loads them once somebody needs them. @returns when it goes */
export function openTaskList(groupId: string, room: string): () => void {
  const isCurrent = scope.begin();
  Object.assign(state, emptyTasks(), { groupId, room });
  const stopEvents = connection.onRoom(room, taskEvents, { task_count: countTask });
  const stopMessages = connection.onRoomMessage(room, ({ kind }) => {
    if (state.isWanted && (kind === 'form' || kind === 'sign_in')) void pages.open();
  });
  return () => {
    stopEvents();
    stopMessages();
    if (!isCurrent()) return;
    scope.end();
    pages.close();
    Object.assign(state, emptyTasks());
  };
}

/** Something shows the tasks of the group that is open: their list is loaded, once. */
export function needTasks(groupId: string): void {
  if (state.isWanted || groupId === '' || groupId !== state.groupId) return;
  state.isWanted = true;
  void pages.open();
}

/** Frames are lost for good: what is shown may be old. */
export function refreshTasks(): void {
  if (state.isWanted) void pages.open();
}
export const retryTasks = (): void => void pages.open();
export const loadOlderTasks = (): void => void pages.more();

const entryOf = (taskId: string): TaskEntry | undefined =>
  state.list.list.find(({ task }) => task.task_id === taskId);

/** Puts what the server says of a task in place of what stood there. */
export function putTask({ task, my }: TaskEntry): void {
  const place = state.list.list.findIndex((one) => one.task.task_id === task.task_id);
  if (place >= 0) state.list.list[place] = { task, my };
}

/** Somebody has submitted. Of a sign-in the number came along; of the rest the staff ask for it. */
function countTask({ task_id, done }: { readonly task_id: string; readonly done: number | null }): void {
  const turnout = entryOf(task_id)?.task.turnout;
  if (done !== null) {
    if (turnout) turnout.done = done;
  } else if (state.isStaff) void refreshTask(task_id);
}

/** G086: how a task of the list stands now; what cannot be had stays as it is. */
export async function refreshTask(taskId: string): Promise<void> {
  const isCurrent = scope.watch();
  try {
    const entry = await service.detail(taskId);
    if (isCurrent()) putTask(entry);
  } catch {
    // The next one who submits, or the next look at the list, brings it.
  }
}
