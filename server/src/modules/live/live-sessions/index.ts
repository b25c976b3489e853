export { liveRoutes } from './live-sessions.routes.ts';
export { createLive } from './live-sessions.service.ts';
export { serveHooks } from './on-air/engine-hooks.routes.ts';
export { serveMedia } from './playback/media.routes.ts';
export { servePreview } from './playback/preview.routes.ts';
export { findLivesNamed } from './sessions/live-sessions.search.ts';
