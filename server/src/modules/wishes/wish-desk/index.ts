export { wishDeskRoutes } from './wish-desk.routes.ts';
export { createWishDesk } from './wish-desk.service.ts';
