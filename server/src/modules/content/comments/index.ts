export { commentRoutes } from './comments.routes.ts';
export { createComments } from './comments.service.ts';
