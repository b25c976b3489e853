export type { ShopPorts } from './shop.ports.ts';
export { shopRoutes } from './shop.routes.ts';
export { createShop, type NewProduct, type Shop } from './shop.service.ts';
