export { groupRoutes } from './groups.routes.ts';
export { createGroups } from './groups.service.ts';
export { notifyRefusedMutes } from './refused-mutes.events.ts';
