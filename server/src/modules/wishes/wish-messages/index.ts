export { wishMessageRoutes } from './wish-messages.routes.ts';
export { createWishMessages } from './wish-messages.service.ts';
