/* The door of talk: rooms, their messages, class groups and their work, conversations of two, and what is sent on. */
import { joinModules } from '../join-modules.ts';
import { chatErrors } from './messaging/messaging.errors.ts';
import { marksErrors } from './marks/marks.errors.ts';
import { marksLimits } from './marks/marks.limits.ts';
import { messagingLimits } from './messaging/messaging.limits.ts';
import { groupErrors } from './groups/groups.errors.ts';
import { groupLimits } from './groups/groups.limits.ts';
import { announcementErrors } from './announcements/announcements.errors.ts';
import { announcementLimits } from './announcements/announcements.limits.ts';
import { taskErrors } from './tasks/tasks.errors.ts';
import { taskLimits } from './tasks/tasks.limits.ts';
import { recordLimits } from './records/records.limits.ts';
import { directErrors } from './direct/direct.errors.ts';
import { forwardingErrors } from './forwarding/forwarding.errors.ts';
import { groupJoiningLimits } from './group-joining/group-joining.limits.ts';
import { forwardingLimits } from './forwarding/forwarding.limits.ts';

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
export * from './messaging/inbox.events.ts';
export * from './messaging/messaging.schema.ts';
export * from './groups/groups.schema.ts';
export * from './group-members/group-members.schema.ts';
export * from './announcements/announcements.schema.ts';
export * from './marks/marks.events.ts';
export * from './marks/marks.schema.ts';
export * from './messaging/messaging.limits.ts';
export * from './groups/groups.limits.ts';
export * from './announcements/announcements.limits.ts';
export { announcementContent } from './announcements/announcements.calls.ts';
export * from './tasks/tasks.limits.ts';
export * from './tasks/tasks.rules.ts';
export * from './tasks/tasks.schema.ts';
export * from './homework/homework.schema.ts';
export * from './marks/marks.limits.ts';
export * from './group-files/group-files.schema.ts';
export * from './records/records.limits.ts';
export * from './forwarding/forwarding.schema.ts';
export * from './forwarding/forwarding.limits.ts';
export * from './forwarding/forwarding.rules.ts';
export * from './group-joining/group-joining.schema.ts';
export * from './group-joining/group-joining.limits.ts';

/** Every call of this module, by feature and verb. */
export * as calls from './talk.calls.ts';

/** Every refusal of this module, by `msg_key`. */
export const errors = joinModules(
  chatErrors,
  groupErrors,
  announcementErrors,
  taskErrors,
  marksErrors,
  directErrors,
  forwardingErrors,
);

/** Every limit of this module, by name. */
export const limits = joinModules(
  messagingLimits,
  groupLimits,
  announcementLimits,
  taskLimits,
  marksLimits,
  recordLimits,
  forwardingLimits,
  groupJoiningLimits,
);
