export { fanRoutes } from './fans.routes.ts';
export { createFans } from './fans.service.ts';
