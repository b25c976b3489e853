import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { done, id, requestId } from '../../shared/fields.ts';
import { wealthDraw, wealthGoal, wealthGoalFields, wealthYear } from './wealth-wheel.schema.ts';

/** The wealth wheel (S20): learning goals by month and a learning card a day; visitors need no call. */
export const wealthWheelCalls = defineCalls({
  year: defineCall({
    id: 'G620',
    service: 'hljwgo',
    path: 'v2/wealthWheel/year',
    summary:
      'My learning goals of a year and my last draws; of a year out of reach, the nearest that is not.',
    input: z.object({ year: wealthYear().optional() }),
    output: z.object({
      /** The year of the goals. */
      year: z.number().int(),
      /** The first year that can be seen. */
      first_year: z.number().int(),
      /** In the order of their months, then as they were added. */
      goals: z.array(wealthGoal),
      /** The latest first. */
      draws: z.array(wealthDraw),
    }),
  }),
  save: defineCall({
    id: 'G621',
    service: 'hljwgo',
    path: 'v2/wealthWheel/save',
    summary: 'Add a learning goal to a month that is not over, or rename or tick one of mine.',
    writes: true,
    input: z.object({
      /** One that is there, in its month; left out, a new one. */
      goal_id: id().optional(),
      ...wealthGoalFields,
      request_id: requestId().optional(),
    }),
    output: wealthGoal,
    errors: [
      'wheel.goal_text',
      'wheel.month_full',
      'wheel.month_over',
      'wheel.month_far',
      'wheel.goal_missing',
    ],
  }),
  remove: defineCall({
    id: 'G622',
    service: 'hljwgo',
    path: 'v2/wealthWheel/delete',
    summary: 'Delete a learning goal of mine.',
    writes: true,
    input: z.object({ goal_id: id() }),
    output: done,
    errors: ['wheel.goal_missing'],
  }),
  draw: defineCall({
    id: 'G623',
    service: 'hljwgo',
    path: 'v2/wealthWheel/draw',
    summary: 'Draw the learning card of today; a second draw on one day of Asia/Shanghai gives the same.',
    writes: true,
    input: z.object({}),
    output: wealthDraw,
  }),
});
