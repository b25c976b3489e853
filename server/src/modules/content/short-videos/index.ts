export { createShortVideos } from './short-videos.service.ts';
export { findShortVideos } from './short-videos.search.ts';
export { shortVideoRoutes } from './short-videos.routes.ts';
