export { wishCommentRoutes } from './wish-comments.routes.ts';
export { createWishComments } from './wish-comments.service.ts';
