export { groupFileRoutes } from './group-files.routes.ts';
export { createGroupFiles } from './group-files.service.ts';
