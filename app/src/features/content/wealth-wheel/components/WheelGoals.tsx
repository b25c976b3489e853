import { monthOf } from '@goldbean/contract/content';
import { WealthGoals, type WealthGoalsState } from '@goldbean/design-system/content';
import { ConfirmDialog } from '@goldbean/design-system/primitives';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { errorWords, refusalWords } from '../../../../shared/i18n/index.ts';
import type { DraftFormState } from '../../../../shared/forms/index.ts';
import type { ChosenMonth } from '../wealth-days.ts';
import {
  addGoal,
  adoptGoal,
  askToRemove,
  goalLimit,
  goalTextLimit,
  removeGoal,
  renameGoal,
  saveName,
  tickGoal,
  writeGoal,
  writeName,
} from '../wealth-goals.actions.ts';
import { retryYear } from '../wealth-wheel.actions.ts';
import { wheelState, type GoalDraft } from '../wealth-wheel.state.ts';

export interface WheelGoalsProps {
  readonly chosen: ChosenMonth;
  /** `2026-11-28`. */
  readonly today: string;
}

/** The goals of the month that is chosen; one is deleted after a question (S20). */
export function WheelGoals({ chosen, today }: WheelGoalsProps) {
  const { t } = useTranslation('wealth-wheel');
  const { phase, error, goals, adding, renaming, removing } = useSnapshot(wheelState);
  const month = monthOf(chosen.year, chosen.month);
  const state = (): WealthGoalsState => {
    if (phase === 'failed') return { kind: 'error', reason: errorWords(error) };
    if (phase === 'loading') return { kind: 'loading' };
    return {
      kind: 'ready',
      goals: goals
        .filter((goal) => goal.month === month)
        .map(({ goal_id, text, done }) => ({ id: goal_id, text, isDone: done })),
      isOver: month < today.slice(0, 7),
      adding: writingOf(adding),
      renaming: renaming && { id: renaming.values.goal_id ?? '', ...writingOf(renaming) },
    };
  };
  return (
    <>
      <WealthGoals
        month={chosen}
        state={state()}
        textLimit={goalTextLimit}
        limit={goalLimit}
        onText={writeGoal}
        onAdd={() => void addGoal()}
        onAdopt={(text) => void adoptGoal(month, text)}
        onTick={(id, isDone) => void tickGoal(id, isDone)}
        onRename={renameGoal}
        onRenameText={writeName}
        onRenamed={() => void saveName()}
        onRemove={askToRemove}
        onRetry={retryYear}
      />
      <ConfirmDialog
        isOpen={removing !== null}
        title={t('removing.title')}
        confirmLabel={t('removing.confirm')}
        cancelLabel={t('removing.cancel')}
        closeLabel={t('removing.close')}
        tone="danger"
        onConfirm={() => void removeGoal()}
        onCancel={() => askToRemove(null)}
      >
        {goals.find(({ goal_id }) => goal_id === removing)?.text}
      </ConfirmDialog>
    </>
  );
}

/** A form as the component draws it. */
function writingOf({ values, errors, isSending }: Readonly<DraftFormState<Readonly<GoalDraft>>>) {
  const key = errors['text'];
  return { text: values.text, error: key === undefined ? undefined : refusalWords(key), isSending };
}
