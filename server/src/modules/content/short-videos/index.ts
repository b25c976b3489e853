export { createShortVideos } from './short-videos.service.ts';
export { findShortVideos } from './found.ts';
export { shortVideoRoutes } from './short-videos.routes.ts';
