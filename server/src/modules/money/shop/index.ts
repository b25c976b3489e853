export { shopRoutes } from './shop.routes.ts';
export { createShop, type NewProduct } from './shop.service.ts';
