import { useTranslation } from 'react-i18next';
import { Button, ButtonLink, ErrorState, Skeleton, Tag, VisuallyHidden } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { Amount } from '../../wallet/index.ts';
import { TaskItem, TaskReward, Tasks, TaskSheet, TaskWords } from './TaskList.styles.ts';

/** The rewards that are given once (D51, K23). */
export type RewardTaskKind = 'newcomer' | 'guidance' | 'first_post' | 'first_video';

export interface RewardTask {
  kind: RewardTaskKind;
  /** Whole beans and credits. */
  beans: number;
  credits: number;
  next:
    /** Given; `at` in UTC ms, null where nobody noted when. */
    | { kind: 'claimed'; at: number | null }
    /** Claimed on a page of its own. */
    | { kind: 'page'; href: string }
    /** Begun right here: the guidance. */
    | { kind: 'begin' }
    /** Paid by itself once something is approved. */
    | { kind: 'waiting' }
    /** Not for this member any more. */
    | { kind: 'closed' };
}

export type TaskListState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  | { kind: 'ready'; tasks: readonly RewardTask[] };

export interface TaskListProps {
  state: TaskListState;
  onRetry: () => void;
  /** Begins the task that is done right here. */
  onBegin: () => void;
}

/** The rewards that are given once, and which of them are mine to claim. */
export function TaskList({ state, onRetry, onBegin }: TaskListProps) {
  const { t } = useTranslation(['rewards', 'actions']);
  return (
    <TaskSheet padding="large">
      <h2>{t('tasks')}</h2>
      {state.kind === 'loading' && (
        <div aria-busy="true">
          <VisuallyHidden as="output">{t('loading')}</VisuallyHidden>
          <Skeleton shape="block" height="160px" />
        </div>
      )}
      {state.kind === 'error' && (
        <ErrorState title={t('failed')} retry={{ label: t('actions:retry'), onRetry }}>
          {state.reason}
        </ErrorState>
      )}
      {state.kind === 'ready' && (
        <Tasks>
          {state.tasks.map(({ kind, beans, credits, next }) => (
            <TaskItem key={kind}>
              <TaskWords>
                <strong>{t(`kind.${kind}`)}</strong>
                <p>{t(`hint.${kind}`)}</p>
              </TaskWords>
              <TaskReward>
                <Amount value={beans} currency="BEAN" isSigned />
                {credits > 0 && <Amount value={credits} currency="CREDIT" isSigned />}
              </TaskReward>
              <NextStep next={next} onBegin={onBegin} />
            </TaskItem>
          ))}
        </Tasks>
      )}
    </TaskSheet>
  );
}

function NextStep({ next, onBegin }: Pick<RewardTask, 'next'> & Pick<TaskListProps, 'onBegin'>) {
  const { t } = useTranslation('rewards');
  const formats = useFormats();
  switch (next.kind) {
    case 'claimed':
      return (
        <Tag tone="success">
          {next.at === null ? t('newcomer.done') : t('claimed', { date: formats.date(next.at) })}
        </Tag>
      );
    case 'page':
      return (
        <ButtonLink tone="gold" href={next.href}>
          {t('open')}
        </ButtonLink>
      );
    case 'begin':
      return (
        <Button tone="gold" onClick={onBegin}>
          {t('guide.begin')}
        </Button>
      );
    case 'waiting':
      return <Tag>{t('waiting')}</Tag>;
    case 'closed':
      return <Tag>{t('closed')}</Tag>;
  }
}
