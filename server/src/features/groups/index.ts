export type { GroupPorts, RoomHead } from './groups.ports.ts';
export { groupRoutes } from './groups.routes.ts';
export { createGroups, type Groups } from './groups.service.ts';
