export { replayRoutes } from './replay.routes.ts';
export { createReplays } from './replay.service.ts';
export { serveReplay } from './playback/segments.routes.ts';
export { findReplayMinutes, findReplaysNamed } from './replays.search.ts';
