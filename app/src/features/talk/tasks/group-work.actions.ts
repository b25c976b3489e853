import { taskEvents, type TaskSubmission } from '@goldbean/contract/talk';
import { connection } from '../../../shared/socket/index.ts';
import { load } from './filling.actions.ts';
import { reloadResults } from './results.actions.ts';
import { openTaskList } from './tasks.actions.ts';
import { tasksState as state } from './tasks.state.ts';

/** A group comes on screen: hears of its tasks, and of videos in the work that is shown. @returns when it goes */
export function openTasks(groupId: string, room: string): () => void {
  const closeList = openTaskList(groupId, room);
  const stopEvents = connection.onRoom(room, taskEvents, { task_file: showConverted });
  return () => {
    stopEvents();
    closeList();
  };
}

/** D32: a video plays now, or never will. Only who shows it asks how it stands. */
function showConverted({ task_id, file_id }: { readonly task_id: string; readonly file_id: string }): void {
  const isIn = (work: Pick<TaskSubmission, 'files'> | null | undefined): boolean =>
    work?.files.some((file) => file.file_id === file_id) ?? false;
  const { opened, results } = state;
  if (opened?.taskId === task_id && isIn(opened.entry?.my)) void load();
  if (results?.taskId === task_id && results.pages.list.some(({ submission }) => isIn(submission)))
    void reloadResults();
}
