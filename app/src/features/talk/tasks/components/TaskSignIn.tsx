import { SignInDialog, type Month, type SignInDialogState } from '@goldbean/design-system/chat';
import type { Snapshot } from 'valtio';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { closeTask, load, signIn } from '../filling.actions.ts';
import type { OpenedTask } from '../tasks.state.ts';

/** A day as the contract writes it, `YYYY-MM-DD`. */
const monthOf = (day: string): Month => ({ year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) });
const written = ({ year, month }: Month): string => `${year}-${String(month).padStart(2, '0')}`;

function stateOf({ entry, form, refusal }: Snapshot<OpenedTask>): SignInDialogState {
  if (form.isSending) return { kind: 'signing' };
  if (refusal !== null) return { kind: 'failed', reason: errorWords(refusal) };
  if (entry?.my) return { kind: 'signed' };
  return { kind: entry?.task.over ? 'ended' : 'open' };
}

/** Signs in to the class for today (E11). */
export function TaskSignIn({ opened }: { readonly opened: Snapshot<OpenedTask> }) {
  const { signIn: days, month } = opened;
  if (!days) return null;
  const shown = month === '' ? days.today.slice(0, 7) : month;
  return (
    <SignInDialog
      isOpen
      state={stateOf(opened)}
      streak={days.streak}
      today={{ ...monthOf(days.today), day: Number(days.today.slice(8)) }}
      month={monthOf(shown)}
      // While another month is on its way the days of the one before are not shown under its name.
      signedDays={
        new Set(days.days.filter((day) => day.startsWith(shown)).map((day) => Number(day.slice(8))))
      }
      onMonth={(chosen) => void load(written(chosen))}
      onSign={() => void signIn()}
      onClose={closeTask}
    />
  );
}
