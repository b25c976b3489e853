import { wealthWheelLimits } from '@goldbean/contract/content';
import { codes } from '@goldbean/contract/shared';
import { ref } from 'valtio/vanilla';
import { asApiError } from '../../../shared/api/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import * as tab from './wealth-tab.service.ts';
import * as service from './wealth-wheel.service.ts';
import { emptyWheel, wheelState as state } from './wealth-wheel.state.ts';

const scope = createRequestScope();

const ofTab = {
  readYear: tab.readYear,
  saveGoal: tab.saveGoal,
  removeGoal: tab.removeGoal,
  drawCard: tab.drawCard,
};
const ofServer = {
  readYear: service.readYear,
  saveGoal: service.saveGoal,
  removeGoal: service.removeGoal,
  drawCard: service.drawCard,
};

/** Where the wheel is kept: a visitor's in the tab, a member's on the server. */
export const keeper = () => (state.isVisitor ? ofTab : ofServer);

/** The page comes on screen. @returns when it goes */
export function openWheel(): () => void {
  Object.assign(state, emptyWheel());
  return scope.end;
}

/**
 * G620: the goals of a year and the last draws.
 * @param isVisitor then nothing is asked of the server
 * @param asked a year; one out of reach gives the nearest that is not
 */
export async function showYear(isVisitor: boolean, asked: number): Promise<void> {
  const isCurrent = scope.begin();
  const draws = isVisitor === state.isVisitor ? state.draws : null;
  Object.assign(state, { isVisitor, phase: 'loading', year: asked, goals: [], draws, renaming: null });
  try {
    if (!state.isVisitor) await carryOver();
    const { first_year: firstYear, ...found } = await keeper().readYear(asked);
    if (isCurrent()) Object.assign(state, { phase: 'ready', firstYear, ...found });
  } catch (error) {
    if (isCurrent()) Object.assign(state, { phase: 'failed', error: ref(asApiError(error)) });
  }
}

/** After a failure. */
export const retryYear = (): void => void showYear(state.isVisitor, state.year);

/** What was set before signing in becomes the member's, once: a goal has its id as its intent (G621, D77). */
async function carryOver(): Promise<void> {
  for (const { goal_id, ...goal } of tab.goalsOfTab()) {
    try {
      await service.saveGoal(goal, goal_id);
    } catch (error) {
      // What a rule refuses, such as a sixth goal of a month, would be refused the next time as well.
      if (asApiError(error).code !== codes.invalid) throw error;
      notifyError(error);
    }
    await tab.removeGoal(goal_id);
  }
  tab.clearTab();
}

/** G623: once a day; a second time gives the same card. */
export async function drawCard(): Promise<void> {
  if (state.isDrawing) return;
  state.isDrawing = true;
  try {
    const drawn = await keeper().drawCard();
    const before = (state.draws ?? []).filter(({ day }) => day !== drawn.day);
    state.draws = [drawn, ...before].slice(0, wealthWheelLimits.wealthDrawsShown);
    state.turned = drawn.day;
  } catch (error) {
    notifyError(error);
  } finally {
    state.isDrawing = false;
  }
}
