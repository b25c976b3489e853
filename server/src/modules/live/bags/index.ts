export { bagRoutes } from './bags.routes.ts';
export { createBags } from './bags.service.ts';
