/* The door of staff: what members tell those who look after the product, and what those do about it. */
import { joinModules } from '../join-modules.ts';
import { feedbackErrors } from './feedback/feedback.errors.ts';
import { feedbackLimits } from './feedback/feedback.limits.ts';

export * from './feedback/feedback.schema.ts';
export * from './feedback/feedback.limits.ts';

/** Every call of this module, by feature and verb. */
export * as calls from './staff.calls.ts';

/** Every refusal of this module, by `msg_key`. */
export const errors = joinModules(feedbackErrors);

/** Every limit of this module, by name. */
export const limits = joinModules(feedbackLimits);
