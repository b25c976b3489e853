export type { GiftPorts } from './gifts.ports.ts';
export { giftRoutes } from './gifts.routes.ts';
export { createGifts, type Gifts } from './gifts.service.ts';
