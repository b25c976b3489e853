export { ironFanRoutes } from './iron-fans.routes.ts';
export { createIronFans } from './iron-fans.service.ts';
