export { directRoutes } from './direct.routes.ts';
export { createDirect } from './direct.service.ts';
