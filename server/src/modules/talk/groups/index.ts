export { groupRoutes } from './groups.routes.ts';
export { createGroups, type Groups } from './groups.service.ts';
export { notifyRefusedMutes } from './refused-mutes.events.ts';
