export { liveRoutes } from './live.routes.ts';
export { createLive } from './live.service.ts';
export { serveHooks } from './serve-hooks.ts';
export { serveMedia } from './serve-media.ts';
export { servePreview } from './serve-preview.ts';
export { findLivesNamed } from './found.ts';
