export { groupJoiningRoutes } from './group-joining.routes.ts';
export { createGroupJoining } from './group-joining.service.ts';
