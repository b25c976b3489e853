export { findWishes } from './lists/wishes.search.ts';
export { wishRoutes } from './wishes.routes.ts';
export { createWishes } from './wishes.service.ts';
