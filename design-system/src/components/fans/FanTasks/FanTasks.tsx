import { useTranslation } from 'react-i18next';
import {
  Button,
  CheckIcon,
  EmptyState,
  ErrorState,
  ProgressBar,
  Skeleton,
  VisuallyHidden,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { TaskCap, TaskDone, TaskList, TasksRoot } from './FanTasks.styles.ts';

export interface FanTaskView {
  id: string;
  /** As the server calls it: "Watch 10 minutes". */
  name: string;
  /** How often it was done today. */
  done: number;
  /** How often it counts in a day. */
  target: number;
  /** Closeness for doing it once. */
  reward: number;
}

export type FanTasksState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  | {
      kind: 'ready';
      tasks: readonly FanTaskView[];
      /** Closeness won today, and the most that counts in a day. */
      today: { won: number; cap: number };
    };

export interface FanTasksProps {
  state: FanTasksState;
  onRetry: () => void;
  /** Leads to where the task is done; without it the list is only to be read. */
  onDo?: (task: FanTaskView) => void;
}

const waiting = ['1', '2', '3', '4'];

/** What brings closeness today. Any of them lights the badge for three days. */
export function FanTasks({ state, onRetry, onDo }: FanTasksProps) {
  const { t } = useTranslation('fans');
  const formats = useFormats();

  if (state.kind === 'error') {
    return (
      <ErrorState title={t('tasks.failed')} retry={{ label: t('retry'), onRetry }}>
        {state.reason}
      </ErrorState>
    );
  }
  if (state.kind === 'loading') {
    return (
      <TasksRoot aria-busy="true">
        <VisuallyHidden as="output">{t('tasks.loading')}</VisuallyHidden>
        {waiting.map((row) => (
          <Skeleton key={row} shape="block" height="44px" />
        ))}
      </TasksRoot>
    );
  }
  const { tasks, today } = state;
  if (tasks.length === 0) return <EmptyState title={t('tasks.empty')}>{t('tasks.emptyHint')}</EmptyState>;

  const capWords = t('tasks.today', { won: formats.number(today.won), cap: formats.number(today.cap) });
  return (
    <TasksRoot>
      <TaskCap>
        <h4>{t('tasks.title')}</h4>
        <small>{capWords}</small>
        <ProgressBar label={t('tasks.title')} value={today.won} max={today.cap} valueText={capWords} />
        {today.won >= today.cap && <p>{t('tasks.capped')}</p>}
      </TaskCap>
      <TaskList>
        {tasks.map((task) => (
          <li key={task.id}>
            <div>
              <p>{task.name}</p>
              <small>
                {t('tasks.reward', { n: formats.number(task.reward) })} · {formats.number(task.done)}/
                {formats.number(task.target)}
              </small>
            </div>
            {task.done >= task.target && (
              <TaskDone>
                <CheckIcon aria-hidden="true" />
                {t('tasks.done')}
              </TaskDone>
            )}
            {task.done < task.target && onDo && (
              <Button
                size="small"
                tone="primary"
                aria-label={t('tasks.doNamed', { name: task.name })}
                onClick={() => onDo(task)}
              >
                {t('tasks.do')}
              </Button>
            )}
          </li>
        ))}
      </TaskList>
    </TasksRoot>
  );
}
