import type { WealthDraw, WealthGoal } from '@goldbean/contract/content';
import { emptyForm, type DraftFormState } from '../../../shared/forms/index.ts';
import { memberState } from '../../../shared/session/index.ts';

/** What is written of a goal; without an id a new one. */
export interface GoalDraft {
  goal_id: string | null;
  /** `2026-11`. */
  month: string;
  text: string;
  isDone: boolean;
}

export interface WheelState {
  /** Then nothing leaves the tab. */
  isVisitor: boolean;
  /** Of the goals of the year. */
  phase: 'loading' | 'ready' | 'failed';
  /** Why they could not be loaded. */
  error: unknown;
  year: number;
  /** The first year that can be seen. */
  firstYear: number;
  /** Of the year at least, in the order in which they were added to their months. */
  goals: WealthGoal[];
  /** The latest first; null before they are known. */
  draws: WealthDraw[] | null;
  /** The new goal. */
  adding: DraftFormState<GoalDraft>;
  /** The goal that is renamed; null for none. */
  renaming: DraftFormState<GoalDraft> | null;
  /** Id of the goal that I am asked about before it is deleted. */
  removing: string | null;
  /** A goal is being adopted. */
  isAdopting: boolean;
  isDrawing: boolean;
  /** The day whose card was drawn since the page was opened; null for none. */
  turned: string | null;
}

export const emptyGoal = (month: string): GoalDraft => ({ goal_id: null, month, text: '', isDone: false });

export const emptyWheel = (): WheelState => ({
  isVisitor: true,
  phase: 'loading',
  error: null,
  year: 0,
  firstYear: 0,
  goals: [],
  draws: null,
  adding: emptyForm(emptyGoal('')),
  renaming: null,
  removing: null,
  isAdopting: false,
  isDrawing: false,
  turned: null,
});

/** The wealth wheel; read with `useSnapshot`. */
export const wheelState = memberState<WheelState>(emptyWheel);
