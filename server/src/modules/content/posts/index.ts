export { createEngine } from './post-kinds.provider.ts';
export { postRoutes } from './posts.routes.ts';
export { createPosts } from './posts.service.ts';
export { findWritten } from './posts.search.ts';
export { countTopics } from './feeds.repository.ts';
export { findPlaces } from './queue.repository.ts';
