/* The door of talk: rooms, their messages, and class groups. */
import { joinModules } from '../join-modules.ts';
import { chatErrors } from './messaging/messaging.errors.ts';
import { messagingLimits } from './messaging/messaging.limits.ts';
import { groupLimits } from './groups/groups.limits.ts';

export {
  lineOf,
  messageContents,
  messageKinds,
  type BodyOf,
  type MessageContent,
  type MessageKind,
  type PublishedBody,
} from './messaging/content/index.ts';
export * from './messaging/messaging.events.ts';
export * from './messaging/messaging.schema.ts';
export * from './groups/groups.schema.ts';
export * from './messaging/messaging.limits.ts';
export * from './groups/groups.limits.ts';

/** Every call of this module, by feature and verb. */
export * as calls from './talk.calls.ts';

/** Every refusal of this module, by `msg_key`. */
export const errors = chatErrors;

/** Every limit of this module, by name. */
export const limits = joinModules(messagingLimits, groupLimits);
