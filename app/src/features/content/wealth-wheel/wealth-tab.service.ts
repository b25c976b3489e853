import {
  calls,
  shownYear,
  wealthDraw,
  wealthGoal,
  wealthWheelLimits,
  whyNoGoal,
  yearOf,
  type WealthDraw,
  type WealthGoal,
} from '@goldbean/contract/content';
import { codes } from '@goldbean/contract/shared';
import { z } from 'zod';
import { serverNow } from '../../../shared/clock/index.ts';
import { ApiError } from '../../../shared/api/index.ts';
import { createKeptDrafts } from '../../../shared/forms/index.ts';
import { dayOf, drawOf } from './wealth-days.ts';
import type { GoalInput } from './wealth-wheel.service.ts';

/*
 * What a visitor does with the wheel, by the verbs of the member's calls and by the same rules: nothing leaves the tab, where it
 * is found again after signing in (S20).
 */
interface TabWheel {
  /** In the order in which they were added. */
  readonly goals: readonly WealthGoal[];
  /** The latest first. */
  readonly draws: readonly WealthDraw[];
}
const drafts = createKeptDrafts<TabWheel>(
  'wealth-wheel',
  z.object({ goals: z.array(wealthGoal), draws: z.array(wealthDraw) }),
);
const about = 'year';

function read(): TabWheel {
  const wheel = drafts.take(about);
  if (wheel) drafts.keep(about, wheel);
  return wheel ?? { goals: [], draws: [] };
}

const today = (): string => dayOf(serverNow());

const refused = (msgKey: string): ApiError => new ApiError({ code: codes.invalid, msgKey });

export async function readYear(asked: number) {
  const { goals, draws } = read();
  const running = yearOf(today());
  const first = Math.min(running, ...goals.map(({ month }) => yearOf(month)));
  const year = shownYear(asked, first, running);
  return { year, first_year: first, goals: goals.filter(({ month }) => yearOf(month) === year), draws };
}

/** @param id of a new goal */
export async function saveGoal(given: GoalInput, id: string): Promise<WealthGoal> {
  const { goal_id = id, month, text, done } = calls.wealthWheel.save.input.parse(given);
  const goal = { goal_id, month, text, done };
  const { goals, draws } = read();
  if (goals.some((kept) => kept.goal_id === goal_id)) {
    drafts.keep(about, { goals: goals.map((kept) => (kept.goal_id === goal_id ? goal : kept)), draws });
    return goal;
  }
  const why = whyNoGoal(month, today().slice(0, 7), goals.filter((kept) => kept.month === month).length);
  if (why !== null) throw refused(why);
  drafts.keep(about, { goals: [...goals, goal], draws });
  return goal;
}

export async function removeGoal(id: string): Promise<void> {
  const { goals, draws } = read();
  drafts.keep(about, { goals: goals.filter(({ goal_id }) => goal_id !== id), draws });
}

export async function drawCard(): Promise<WealthDraw> {
  const { goals, draws } = read();
  const drawn = drawOf(today());
  const before = draws.filter(({ day }) => day !== drawn.day);
  drafts.keep(about, { goals, draws: [drawn, ...before].slice(0, wealthWheelLimits.wealthDrawsShown) });
  return drawn;
}

/** The goals that were set before signing in. */
export const goalsOfTab = (): readonly WealthGoal[] => read().goals;

/** Nothing of the visitor's stays: a member has their own. */
export const clearTab = (): void => void drafts.take(about);
