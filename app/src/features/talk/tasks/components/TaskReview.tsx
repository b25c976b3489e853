import type { TaskField } from '@goldbean/contract/talk';
import { TaskResults, type TaskResult, type TaskResultsState } from '@goldbean/design-system/class-work';
import { useSnapshot, type Snapshot } from 'valtio';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { pageCountOf } from '../../../../shared/pages/index.ts';
import { closeResults, exportResults, markWork, showResults } from '../results.actions.ts';
import { tasksState, type OpenedResults } from '../tasks.state.ts';
import { useWorkFiles } from './use-work-files.ts';

type TaskResultView = Snapshot<OpenedResults>['pages']['list'][number];

function resultOf(
  { user, submission }: TaskResultView,
  fields: Snapshot<TaskField[]>,
  shown: ReturnType<typeof useWorkFiles>['shown'],
): TaskResult {
  const { answers, files, submitted_ts, points, comment } = submission;
  return {
    uid: user.uid,
    nickname: user.nickname,
    at: submitted_ts,
    answers: fields.map(({ id, options }) =>
      (answers.fields?.[id] ?? [])
        .map((value) => options.find((option) => option.id === value)?.label ?? value)
        .join('; '),
    ),
    work: {
      text: answers.text ?? '',
      files: files.map(shown),
    },
    mark: points === null ? null : { points, comment },
  };
}

interface TaskReviewProps {
  /** The group was dissolved: no mark is given any more. */
  readonly isOver: boolean;
}

/** What the class has submitted to a task, for its staff. */
export function TaskReview({ isOver }: TaskReviewProps) {
  const { results, list } = useSnapshot(tasksState);
  const { shown, actions } = useWorkFiles(
    results?.pages.list.flatMap(({ submission }) => submission.files) ?? [],
  );
  const entry = list.list.find(({ task }) => task.task_id === results?.taskId);
  if (!results || !entry) return null;
  const { kind, title, fields, turnout } = entry.task;
  const { pages } = results;
  const state = (): TaskResultsState => {
    if (pages.phase === 'loading') return { kind: 'loading' };
    if (pages.phase === 'failed')
      return { kind: 'failed', reason: errorWords(pages.error), onRetry: () => showResults(1) };
    return {
      kind: 'ready',
      results: pages.list.map((row) => resultOf(row, fields, shown)),
      page: pages.page,
      pageCount: pageCountOf(pages),
    };
  };
  return (
    <TaskResults
      title={title}
      kind={kind}
      questions={fields}
      state={state()}
      turnout={turnout ?? { done: 0, all: 0 }}
      isExporting={results.isExporting}
      onPage={showResults}
      onExport={() => void exportResults(title)}
      onClose={closeResults}
      fileActions={actions}
      {...(!isOver && { onMark: (uid, mark) => void markWork(uid, mark) })}
    />
  );
}
