export { likeRoutes } from './likes.routes.ts';
export { createLikes } from './likes.service.ts';
