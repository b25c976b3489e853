export { groupMemberRoutes } from './group-members.routes.ts';
export { createGroupMembers } from './group-members.service.ts';
export { findKnownTags } from './tags.repository.ts';
