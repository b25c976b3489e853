export { groupRoutes } from './groups.routes.ts';
export { createGroups } from './groups.service.ts';
export { tellRefusedMutes } from './refused-mutes.ts';
