import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Field, PlusIcon, TextInput } from '../../../primitives/index.ts';
import type { GoalWriting } from './wealth-goal.ts';
import { GoalForm } from './WealthGoals.styles.ts';

export interface NewGoalProps {
  writing: GoalWriting;
  /** Most characters of a goal. */
  textLimit: number;
  onText: (text: string) => void;
  onAdd: () => void;
}

/** Adds a goal to the month (S20). */
export function NewGoal({ writing, textLimit, onText, onAdd }: NewGoalProps) {
  const { t } = useTranslation('wealth-wheel');
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!writing.isSending) onAdd();
  };
  return (
    <GoalForm noValidate onSubmit={handleSubmit}>
      <Field
        label={t('goals.new')}
        error={writing.error}
        counter={{ used: Array.from(writing.text.trim()).length, limit: textLimit }}
      >
        <TextInput value={writing.text} onChange={(event) => onText(event.target.value)} />
      </Field>
      <Button
        type="submit"
        tone="primary"
        icon={<PlusIcon aria-hidden="true" />}
        busyLabel={writing.isSending ? t('goals.adding') : undefined}
      >
        {t('goals.add')}
      </Button>
    </GoalForm>
  );
}
