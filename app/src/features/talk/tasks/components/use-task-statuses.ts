import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { statusOf } from '../task-status.ts';
import { tasksState } from '../tasks.state.ts';

/** How a task stands for the reader, and how many have signed in. */
interface OwnTaskStatus {
  readonly status: 'open' | 'done' | 'ended';
  readonly count: number;
}

/** The standings of the tasks that are loaded, for their cards in the talk; null for the others. */
export function useTaskStatuses(): (taskId: string) => OwnTaskStatus | null {
  const { list } = useSnapshot(tasksState).list;
  return useMemo(() => {
    const known = new Map(
      list.map((entry) => [
        entry.task.task_id,
        { status: statusOf(entry), count: entry.task.turnout?.done ?? 0 },
      ]),
    );
    return (taskId) => known.get(taskId) ?? null;
  }, [list]);
}
