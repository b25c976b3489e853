export { topicRoutes } from './topics.routes.ts';
export { createTopics } from './topics.service.ts';
