export { levelRoutes } from './levels.routes.ts';
export { createLevels } from './levels.service.ts';
