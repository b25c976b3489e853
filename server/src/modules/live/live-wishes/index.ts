export { liveWishRoutes } from './live-wishes.routes.ts';
export { createLiveWishes } from './live-wishes.service.ts';
