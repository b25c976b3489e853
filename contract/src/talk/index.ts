/* The door of talk: rooms, what is said in them, and class groups. */
import { chatErrors } from './messaging/messaging.errors.ts';

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

/** Every call of this module, by feature and verb. */
export * as calls from './talk.calls.ts';

/** Every refusal of this module, by `msg_key`. */
export const errors = chatErrors;
