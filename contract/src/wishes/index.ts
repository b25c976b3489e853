/* The door of wishes: the wish pool, its votes and speed-up packs, comments, messages, and the product head's desk. */
import { joinModules } from '../join-modules.ts';
import { wishErrors } from './wishes/wishes.errors.ts';
import { wishLimits } from './wishes/wishes.limits.ts';
import { wishCommentLimits } from './wish-comments/wish-comments.limits.ts';

export * from './wishes/wishes.schema.ts';
export * from './wishes/wishes.events.ts';
export * from './wishes/wishes.limits.ts';
export { wishDescription, wishTitle } from './wishes/wishes.calls.ts';
export { votePacks } from './wish-votes/wish-packs.ts';
export * from './wish-comments/wish-comments.schema.ts';
export * from './wish-comments/wish-comments.limits.ts';
export { wishCommentText } from './wish-comments/wish-comments.calls.ts';
export * from './wish-messages/wish-messages.schema.ts';
export { wishAnswerText } from './wish-desk/wish-desk.calls.ts';
export { wishDateRefusal } from './wish-desk/wish-date.ts';
export { wishRewards } from './wish-desk/wish-rewards.ts';

/** Every call of this module, by feature and verb. */
export * as calls from './wishes.calls.ts';

/** Every refusal of this module, by `msg_key`. */
export const errors = joinModules(wishErrors);

/** Every limit of this module, by name. */
export const limits = joinModules(wishLimits, wishCommentLimits);
