export { createInbox, type Inbox } from './inbox.ts';
export { createReading } from './reading.ts';
export { createMemberships } from './memberships.ts';
