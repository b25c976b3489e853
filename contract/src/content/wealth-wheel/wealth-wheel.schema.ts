import { z } from 'zod';
import { flag, id, text, whole } from '../../shared/fields.ts';
import { wealthDeck } from './wealth-deck.ts';
import { wealthWheelLimits } from './wealth-wheel.limits.ts';

/** A month of Asia/Shanghai, `2026-11`. */
const wealthMonth = () => z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/, 'request.invalid');
/** A day of Asia/Shanghai, `2026-11-28`. */
const wealthDay = () => z.string().regex(/^20\d{2}-\d{2}-\d{2}$/, 'request.invalid');
/** A year of the wheel. */
export const wealthYear = () => whole(2000, 2099);

/** What a member writes of a learning goal; all of it is sent with every change. */
export const wealthGoalFields = {
  /** The month it is bound to for good. */
  month: wealthMonth(),
  text: text(wealthWheelLimits.wealthGoalCharacters, 'wheel.goal_text', 'wheel.goal_text'),
  done: flag(),
};

/** A learning goal of a month; nobody but its member reads it. */
export const wealthGoal = z.object({
  goal_id: id(),
  month: wealthMonth(),
  text: z.string(),
  done: z.boolean(),
});
export type WealthGoal = z.output<typeof wealthGoal>;

/** The learning card that was drawn on a day. */
export const wealthDraw = z.object({ day: wealthDay(), card: z.enum(wealthDeck) });
export type WealthDraw = z.output<typeof wealthDraw>;
