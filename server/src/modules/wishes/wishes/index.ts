export { findWishes } from './found.ts';
export { wishRoutes } from './wishes.routes.ts';
export { createWishes } from './wishes.service.ts';
