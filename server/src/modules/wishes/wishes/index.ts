export { findWishes } from './wishes.search.ts';
export { wishRoutes } from './wishes.routes.ts';
export { createWishes } from './wishes.service.ts';
