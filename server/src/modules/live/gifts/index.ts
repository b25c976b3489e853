export { giftRoutes } from './gifts.routes.ts';
export { createGifts } from './gifts.service.ts';
