import type { TaskEntry } from '@goldbean/contract/talk';
import { taskLimits } from '@goldbean/contract/talk';
import { WorkList, type WorkListState } from '@goldbean/design-system/class-work';
import {
  AssignmentCard,
  FormCard,
  SignInTaskCard,
  type AssignmentState,
} from '@goldbean/design-system/exams';
import { useEffect } from 'react';
import { useSnapshot, type Snapshot } from 'valtio';
import { useServerNow } from '../../../../shared/clock/index.ts';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { openTask } from '../filling.actions.ts';
import { openResults } from '../results.actions.ts';
import { beginSetting } from '../setting.actions.ts';
import { loadOlderTasks, needTasks, retryTasks } from '../tasks.actions.ts';
import { tasksState } from '../tasks.state.ts';

/** So often it is looked at again what is due soon, ms. */
const lookAgainMs = 60_000;

interface WorkPanelProps {
  /** The group was dissolved: nothing is set or submitted any more. */
  readonly isOver: boolean;
}

/** Beside the talk: the forms, assignments and sign-ins of the group (E10, E11). */
export function WorkPanel({ isOver }: WorkPanelProps) {
  const { list, isStaff, drafted, groupId } = useSnapshot(tasksState);
  const now = useServerNow(lookAgainMs);
  useEffect(() => needTasks(groupId), [groupId]);
  const state = (): WorkListState => {
    if (list.phase === 'loading') return { kind: 'loading' };
    if (list.phase === 'failed')
      return { kind: 'failed', reason: errorWords(list.error), onRetry: retryTasks };
    const hasMore = list.list.length < list.total;
    return {
      kind: 'ready',
      ...(hasMore && { more: { isLoading: list.isLoadingMore, onLoad: loadOlderTasks } }),
    };
  };
  return (
    <WorkList state={state()} {...(isStaff && !isOver && { onAdd: beginSetting })}>
      {list.list.map((entry) => (
        <TaskCard
          key={entry.task.task_id}
          entry={isOver ? closed(entry) : entry}
          isStaff={isStaff}
          hasDraft={drafted[entry.task.task_id] === true}
          now={now}
        />
      ))}
    </WorkList>
  );
}

/** A task of a group that was dissolved: it closed then, if its deadline had not passed. */
const closed = (entry: Snapshot<TaskEntry>): Snapshot<TaskEntry> =>
  entry.task.over ? entry : { ...entry, task: { ...entry.task, over: true, deadline_ts: null } };

interface TaskCardProps {
  readonly entry: Snapshot<TaskEntry>;
  readonly isStaff: boolean;
  readonly hasDraft: boolean;
  /** UTC ms. */
  readonly now: number;
}

function assignmentState({ task, my }: Snapshot<TaskEntry>, hasDraft: boolean): AssignmentState {
  if (!my) return task.over ? { kind: 'closed' } : { kind: 'open', hasDraft };
  if (my.points === null) return { kind: 'submitted', at: my.submitted_ts };
  const comment = my.comment === '' ? null : my.comment;
  return { kind: 'marked', got: my.points, all: taskLimits.taskPoints, comment };
}

function TaskCard({ entry, isStaff, hasDraft, now }: TaskCardProps) {
  const { task, my } = entry;
  const { task_id, title, deadline_ts: deadline, turnout } = task;
  const onOpen = () => void openTask(task_id);
  const forStaff = {
    ...(isStaff && { onResults: () => openResults(task_id) }),
    ...(isStaff && turnout && { turnout }),
  };
  switch (task.kind) {
    case 'form':
      return (
        <FormCard
          title={title}
          state={
            my
              ? { kind: 'submitted', at: my.submitted_ts }
              : { kind: task.over ? ('closed' as const) : ('open' as const) }
          }
          fields={task.fields.length}
          deadline={deadline}
          onOpen={onOpen}
          {...forStaff}
        />
      );
    case 'assignment':
      return (
        <AssignmentCard
          title={title}
          teacher={task.author.nickname}
          state={assignmentState(entry, hasDraft)}
          deadline={deadline}
          now={now}
          onOpen={onOpen}
          {...forStaff}
        />
      );
    case 'sign_in':
      return (
        <SignInTaskCard
          title={title}
          state={my ? 'signed' : task.over ? 'closed' : 'open'}
          deadline={deadline}
          onOpen={onOpen}
          {...forStaff}
          turnout={turnout ?? { done: 0, all: 0 }}
        />
      );
  }
}
