import { calls, wealthWheelLimits, yearOf, type WealthGoal } from '@goldbean/contract/content';
import { newRequestId } from '../../../shared/api/index.ts';
import { createDraftForm, fieldErrors, type DraftFormState, emptyForm } from '../../../shared/forms/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { keeper } from './wealth-wheel.actions.ts';
import type { GoalInput } from './wealth-wheel.service.ts';
import { emptyGoal, wheelState as state, type GoalDraft } from './wealth-wheel.state.ts';

/** Most characters of a goal. */
export const goalTextLimit = wealthWheelLimits.wealthGoalCharacters;
/** Most goals of a month. */
export const goalLimit = wealthWheelLimits.wealthGoalsOfMonth;

const inputOf = ({ goal_id, month, text, isDone }: GoalDraft): GoalInput => ({
  ...(goal_id !== null && { goal_id }),
  month,
  text,
  done: isDone,
});

const formOf = (of: () => DraftFormState<GoalDraft>) =>
  createDraftForm<GoalDraft, GoalInput>({
    state: of,
    inputOf,
    check: (values) => fieldErrors(calls.wealthWheel.save.input, inputOf(values)),
    onFailed: notifyError,
  });

const adding = formOf(() => state.adding);
const renaming = formOf(() => state.renaming ?? emptyForm(emptyGoal('')));

/** A goal as it is now: in its place, or after the others. */
function put(goal: WealthGoal): void {
  const place = state.goals.findIndex(({ goal_id }) => goal_id === goal.goal_id);
  if (place === -1) state.goals.push(goal);
  else state.goals[place] = goal;
  state.firstYear = Math.min(state.firstYear, yearOf(goal.month));
}

/** The month whose goals are listed comes on screen. @param month `2026-11` */
export function openMonth(month: string): void {
  adding.open(emptyGoal(month));
  state.renaming = null;
}

export const writeGoal = (text: string): void => adding.change({ text });

/** G621. */
export async function addGoal(): Promise<void> {
  const { month } = state.adding.values;
  const goal = await adding.submit((input, requestId) => keeper().saveGoal(input, requestId));
  if (goal === null) return;
  put(goal);
  if (state.adding.values.month === month) adding.open(emptyGoal(month));
}

/** G621: what the house proposes, or the task of a card. @param month `2026-11` */
export async function adoptGoal(month: string, text: string): Promise<void> {
  if (state.isAdopting) return;
  state.isAdopting = true;
  try {
    put(await keeper().saveGoal({ month, text, done: false }, newRequestId()));
  } catch (error) {
    notifyError(error);
  } finally {
    state.isAdopting = false;
  }
}

/** G621: shown at once, and taken back where it did not arrive. */
export async function tickGoal(id: string, isDone: boolean): Promise<void> {
  const goal = state.goals.find(({ goal_id }) => goal_id === id);
  if (!goal) return;
  goal.done = isDone;
  try {
    await keeper().saveGoal({ ...goal }, newRequestId());
  } catch (error) {
    goal.done = !isDone;
    notifyError(error);
  }
}

/** @param id null: the goal keeps its text */
export function renameGoal(id: string | null): void {
  const goal = state.goals.find(({ goal_id }) => goal_id === id);
  state.renaming = null;
  if (!goal) return;
  const draft = { goal_id: goal.goal_id, month: goal.month, text: goal.text, isDone: goal.done };
  state.renaming = emptyForm(draft);
  renaming.open(draft);
}

export const writeName = (text: string): void => renaming.change({ text });

/** G621. */
export async function saveName(): Promise<void> {
  const goal = await renaming.submit((input, requestId) => keeper().saveGoal(input, requestId));
  if (goal === null) return;
  put(goal);
  if (state.renaming?.values.goal_id === goal.goal_id) state.renaming = null;
}

export function askToRemove(id: string | null): void {
  state.removing = id;
}

/** G622, after the question. */
export async function removeGoal(): Promise<void> {
  const { removing } = state;
  state.removing = null;
  if (removing === null) return;
  try {
    await keeper().removeGoal(removing);
    state.goals = state.goals.filter(({ goal_id }) => goal_id !== removing);
  } catch (error) {
    notifyError(error);
  }
}
