export { createEngine } from './engine.ts';
export { postRoutes } from './posts.routes.ts';
export { createPosts } from './posts.service.ts';
export { findWritten } from './found.ts';
export { countTopics } from './feeds.repository.ts';
export { findPlaces } from './queue.repository.ts';
