import { useTranslation } from 'react-i18next';
import {
  Button,
  EmptyState,
  ErrorState,
  LightbulbIcon,
  ListChecksIcon,
  Skeleton,
  VisuallyHidden,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { NewGoal } from './NewGoal.tsx';
import type { GoalWriting, WealthGoalView } from './wealth-goal.ts';
import { WealthGoalRow } from './WealthGoalRow.tsx';
import { GoalList, GoalsHead, GoalsRoot, GoalSuggestion } from './WealthGoals.styles.ts';

export type WealthGoalsState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  | {
      kind: 'ready';
      /** In the order in which they were added. */
      goals: readonly WealthGoalView[];
      /** The month is over: goals are ticked, none is added. */
      isOver: boolean;
      /** The new goal. */
      adding: GoalWriting;
      /** The goal that is renamed; null for none. */
      renaming: (GoalWriting & { id: string }) | null;
    };

export interface WealthGoalsProps {
  /** 1 to 12. */
  month: { year: number; month: number };
  state: WealthGoalsState;
  /** Most characters of a goal. */
  textLimit: number;
  /** Most goals of a month. */
  limit: number;
  onText: (text: string) => void;
  onAdd: () => void;
  /** What the house proposes becomes a goal. */
  onAdopt: (text: string) => void;
  onTick: (id: string, isDone: boolean) => void;
  /** @param id null: none is renamed any more */
  onRename: (id: string | null) => void;
  onRenameText: (text: string) => void;
  onRenamed: () => void;
  onRemove: (id: string) => void;
  onRetry: () => void;
}

const waiting = ['1', '2', '3'];

/** What the house proposes, by month. */
const proposals = [
  'suggestion.january',
  'suggestion.february',
  'suggestion.march',
  'suggestion.april',
  'suggestion.may',
  'suggestion.june',
  'suggestion.july',
  'suggestion.august',
  'suggestion.september',
  'suggestion.october',
  'suggestion.november',
  'suggestion.december',
] as const;

/** The learning goals of a month: ticked, added, renamed, deleted (S20). */
export function WealthGoals(props: WealthGoalsProps) {
  const { t } = useTranslation('wealth-wheel');
  const formats = useFormats();
  const { month, state } = props;
  const goals = state.kind === 'ready' ? state.goals : [];
  return (
    <GoalsRoot>
      <GoalsHead>
        <h2>{formats.month(month)}</h2>
        {goals.length > 0 && (
          <small>
            {t('goals.count', {
              done: formats.number(goals.filter(({ isDone }) => isDone).length),
              all: formats.number(goals.length),
            })}
          </small>
        )}
      </GoalsHead>
      {state.kind === 'loading' && (
        <GoalList as="div" aria-busy="true">
          <VisuallyHidden as="output">{t('goals.loading')}</VisuallyHidden>
          {waiting.map((key) => (
            <Skeleton key={key} shape="block" height="36px" />
          ))}
        </GoalList>
      )}
      {state.kind === 'error' && (
        <ErrorState title={t('goals.loadFailed')} retry={{ label: t('goals.retry'), onRetry: props.onRetry }}>
          {state.reason}
        </ErrorState>
      )}
      {state.kind === 'ready' && <ReadyGoals {...props} state={state} />}
    </GoalsRoot>
  );
}

type WealthGoalsReadyProps = WealthGoalsProps & { state: Extract<WealthGoalsState, { kind: 'ready' }> };

function ReadyGoals({ month, state, textLimit, limit, ...calls }: WealthGoalsReadyProps) {
  const { t } = useTranslation('wealth-wheel');
  const formats = useFormats();
  const { goals, isOver, adding, renaming } = state;
  const isFull = goals.length >= limit;
  const proposed = t(proposals[month.month - 1] ?? proposals[0]);
  return (
    <>
      {goals.length === 0 && (
        <EmptyState
          size="row"
          icon={<ListChecksIcon aria-hidden="true" />}
          title={t(isOver ? 'goals.emptyOver' : 'goals.empty')}
        >
          {!isOver && t('goals.emptyHint')}
        </EmptyState>
      )}
      {goals.length > 0 && (
        <GoalList>
          {goals.map((goal) => (
            <WealthGoalRow
              key={goal.id}
              goal={goal}
              renaming={renaming?.id === goal.id ? renaming : null}
              textLimit={textLimit}
              onTick={(isDone) => calls.onTick(goal.id, isDone)}
              onRename={(isOn) => calls.onRename(isOn ? goal.id : null)}
              onText={calls.onRenameText}
              onRenamed={calls.onRenamed}
              onRemove={() => calls.onRemove(goal.id)}
            />
          ))}
        </GoalList>
      )}
      {isOver && goals.length > 0 && <p>{t('goals.over')}</p>}
      {!isOver && isFull && <p>{t('goals.full', { most: formats.number(limit) })}</p>}
      {!isOver && !isFull && (
        <>
          <NewGoal writing={adding} textLimit={textLimit} onText={calls.onText} onAdd={calls.onAdd} />
          {goals.every(({ text }) => text !== proposed) && (
            <GoalSuggestion>
              <LightbulbIcon aria-hidden="true" />
              <div>
                <small>{t('goals.suggestion')}</small>
                <p>{proposed}</p>
              </div>
              <Button size="small" onClick={() => calls.onAdopt(proposed)}>
                {t('goals.adopt')}
              </Button>
            </GoalSuggestion>
          )}
        </>
      )}
    </>
  );
}
