import { calls, type WealthGoal } from '@goldbean/contract/content';
import { request } from '../../../shared/api/index.ts';

/** A goal as it is saved; without an id a new one. */
export type GoalInput = Omit<WealthGoal, 'goal_id'> & { readonly goal_id?: string };

/** G620. */
export const readYear = (year: number) => request(calls.wealthWheel.year, { year });

/** G621. */
export const saveGoal = (goal: GoalInput, requestId: string) =>
  request(calls.wealthWheel.save, { ...goal, request_id: requestId });

/** G622. */
export const removeGoal = (id: string) => request(calls.wealthWheel.remove, { goal_id: id });

/** G623. */
export const drawCard = () => request(calls.wealthWheel.draw, {});
