export { moderationRoutes } from './moderation.routes.ts';
export { createModeration } from './moderation.service.ts';
