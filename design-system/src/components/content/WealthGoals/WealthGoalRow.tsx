import { type KeyboardEvent, type SubmitEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Button,
  Checkbox,
  Field,
  IconButton,
  PencilIcon,
  TextInput,
  Trash2Icon,
} from '../../../primitives/index.ts';
import type { GoalWriting, WealthGoalView } from './wealth-goal.ts';
import { GoalActions, GoalForm, GoalRow } from './WealthGoals.styles.ts';

export interface WealthGoalRowProps {
  goal: WealthGoalView;
  /** What is written while it is renamed; null while it is not. */
  renaming: GoalWriting | null;
  /** Most characters of a goal. */
  textLimit: number;
  onTick: (isDone: boolean) => void;
  onRename: (isOn: boolean) => void;
  onText: (text: string) => void;
  onRenamed: () => void;
  onRemove: () => void;
}

/** One learning goal, or the field in which it is renamed (S20). */
export function WealthGoalRow({
  goal,
  renaming,
  textLimit,
  onTick,
  onRename,
  onText,
  onRenamed,
  onRemove,
}: WealthGoalRowProps) {
  const { t } = useTranslation('wealth-wheel');
  const rename = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const wasRenamed = useRef(false);
  const isRenamed = renaming !== null;

  // The focus goes to the field, and returns to the press that opened it.
  useEffect(() => {
    if (isRenamed) field.current?.focus();
    else if (wasRenamed.current) rename.current?.focus();
    wasRenamed.current = isRenamed;
  }, [isRenamed]);

  if (renaming === null) {
    return (
      <GoalRow data-done={goal.isDone || undefined}>
        <Checkbox checked={goal.isDone} onChange={(event) => onTick(event.target.checked)}>
          {goal.text}
        </Checkbox>
        <GoalActions>
          <IconButton
            ref={rename}
            size="small"
            label={t('goals.renameOf', { goal: goal.text })}
            icon={<PencilIcon aria-hidden="true" />}
            onClick={() => onRename(true)}
          />
          <IconButton
            size="small"
            label={t('goals.removeOf', { goal: goal.text })}
            icon={<Trash2Icon aria-hidden="true" />}
            onClick={onRemove}
          />
        </GoalActions>
      </GoalRow>
    );
  }

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!renaming.isSending) onRenamed();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onRename(false);
  };
  return (
    <GoalRow>
      <GoalForm noValidate onSubmit={handleSubmit} onKeyDown={handleKeyDown}>
        <Field
          label={t('goals.text')}
          error={renaming.error}
          counter={{ used: Array.from(renaming.text.trim()).length, limit: textLimit }}
        >
          <TextInput ref={field} value={renaming.text} onChange={(event) => onText(event.target.value)} />
        </Field>
        <GoalActions>
          <Button type="submit" tone="primary" busyLabel={renaming.isSending ? t('goals.saving') : undefined}>
            {t('goals.save')}
          </Button>
          <Button fill="quiet" onClick={() => onRename(false)}>
            {t('goals.cancel')}
          </Button>
        </GoalActions>
      </GoalForm>
    </GoalRow>
  );
}
