export { replayRoutes } from './replay.routes.ts';
export { createReplays } from './replay.service.ts';
export { serveReplay } from './serve-replay.ts';
export { findReplayMinutes, findReplaysNamed } from './found.ts';
