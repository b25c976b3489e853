import { newRequestId } from '../../../shared/api/index.ts';
import { saveAs } from '../../../shared/files/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { createPages, emptyPages, type Pages } from '../../../shared/pages/index.ts';
import { refreshTask } from './tasks.actions.ts';
import * as service from './tasks.service.ts';
import { tasksState as state, type OpenedResults } from './tasks.state.ts';

type TaskResultItem = service.TaskResults['list'][number];
const none: Pages<TaskResultItem> = emptyPages();

const pages = createPages({
  state: () => state.results?.pages ?? none,
  load: (page) => service.results(state.results?.taskId ?? '', page),
  onMoreFailed: notifyError,
});

/** G183: shows what the class has submitted to a task. */
export function openResults(taskId: string): void {
  state.results = { taskId, pages: emptyPages(), isExporting: false };
  void pages.show(1);
  void refreshTask(taskId);
}

export function closeResults(): void {
  pages.close();
  state.results = null;
}

/** What stands there may have changed: asks for the page again. */
export const reloadResults = (): Promise<void> => pages.reload();

/** @param page from 1 */
export const showResults = (page: number): void => void pages.show(page);

/** G184: saves all results as a file. @param name without its ending */
export async function exportResults(name: string): Promise<void> {
  const results = state.results;
  if (!results || results.isExporting) return;
  results.isExporting = true;
  try {
    const url = URL.createObjectURL(new Blob([await service.csv(results.taskId)], { type: 'text/csv' }));
    saveAs(url, `${name}.csv`);
    URL.revokeObjectURL(url);
  } catch (error) {
    notifyError(error);
  } finally {
    results.isExporting = false;
  }
}

/** G199: marks a member's work. */
export async function markWork(
  uid: string,
  { points, comment }: { readonly points: number; readonly comment: string },
): Promise<void> {
  const results: OpenedResults | null = state.results;
  if (!results) return;
  try {
    await service.mark({ task_id: results.taskId, uid, points, comment, request_id: newRequestId() });
    await pages.reload();
  } catch (error) {
    notifyError(error);
  }
}
