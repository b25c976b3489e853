export { createInbox, type Inbox } from './inbox.state.ts';
export { createReadMarks } from './mark-read.usecase.ts';
export { createMemberships } from './memberships.registry.ts';
