export { createEngine } from './post-kinds.provider.ts';
export { postRoutes } from './posts.routes.ts';
export { createPosts } from './posts.service.ts';
export { findWritten } from './feed/posts.search.ts';
export { countTopics } from './feed/feeds.repository.ts';
export { findPlaces } from './review/queue.repository.ts';
